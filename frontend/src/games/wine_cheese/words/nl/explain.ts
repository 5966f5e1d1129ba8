// What the options of the labels mean, in Dutch.
import type { explain as English } from '../en/explain'

const step = (good: string) => `Je ${good}steen gaat één stap over het geldspoor. Over bezette velden spring je heen.`
const gain = (good: string) => `Pak een ${good}kaart die open ligt, of de bovenste van de stapel. Het gat wordt meteen gevuld.`
const hurry = (good: string) => `Eén ${good} in je kelder verliest een steen: ze is eerder rijp.`
const slow = (good: string) => `Eén ${good} in je kelder krijgt een steen: ze rijpt later, en wordt niet overrijp.`

export const explain: typeof English = {
  wine_step: step('wijn'),
  gain_wine: gain('wijn'),
  hurry_wine: hurry('wijn'),
  slow_wine: slow('wijn'),
  cheese_step: step('kaas'),
  gain_cheese: gain('kaas'),
  hurry_cheese: hurry('kaas'),
  slow_cheese: slow('kaas'),
}
