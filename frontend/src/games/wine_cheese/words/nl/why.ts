// Why something is not offered, in Dutch.
import type { why as English } from '../en/why'

export const why: typeof English = {
  cards_left: 'verkoop eerst wat er ligt',
  closed: 'dit gewelf is dicht',
  color_forced: 'een andere kleur moet volgen',
  cost: 'je kunt de kosten niet betalen',
  empty: 'daar woont niemand',
  main_first: 'eerst het belangrijkste van deze beurt',
  no_slot: 'geen leeg gewelf',
  no_target: 'geen kaart waarop het kan',
  not_now: 'niet in deze fase',
  occupied: 'al bezet',
  steps_behind: 'te weinig velden erachter',
  too_few: 'te weinig stenen',
  triggered: 'deze deed haar actie al',
}
