// Why something is not offered, in Dutch.
import type { why as English } from '../en/why'

export const why: typeof English = {
  cards_left: 'verkoop eerst wat er ligt',
  closed: 'dit gewelf is dicht',
  cost: 'je kunt de kosten niet betalen',
  main_first: 'eerst het belangrijkste van deze beurt',
  no_slot: 'geen leeg gewelf',
  no_target: 'geen kaart waarop het kan',
  not_now: 'niet in deze fase',
  occupied: 'al bezet',
  steps_behind: 'te weinig velden erachter',
  too_few: 'te weinig ingrediënten',
  triggered: 'deze deed haar actie al',
}
