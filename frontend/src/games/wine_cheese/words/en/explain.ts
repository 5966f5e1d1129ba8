// What the options of the labels mean, in English.
import type { LabelOption } from '../../types'

const step = (good: string) => `Your ${good} indicator goes one step on the money road. Occupied spaces are jumped over.`
const gain = (good: string) => `Take a ${good} card that lies open, or the top one of the pile. The gap is filled at once.`
const hurry = (good: string) => `One ${good} of your cellar loses a marker: it is ripe sooner.`
const slow = (good: string) => `One ${good} of your cellar gets a marker: it ripens later, and does not turn overripe.`

export const explain: Record<LabelOption, string> = {
  wine_step: step('wine'),
  gain_wine: gain('wine'),
  hurry_wine: hurry('wine'),
  slow_wine: slow('wine'),
  cheese_step: step('cheese'),
  gain_cheese: gain('cheese'),
  hurry_cheese: hurry('cheese'),
  slow_cheese: slow('cheese'),
}
