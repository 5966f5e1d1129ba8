// The rulebook's words in Dutch.
import type { ActionType, Any, PhaseKind, Season, Terrain } from '../../printed'
import type { Color, Dish, Good, Ingredient, LabelOption } from '../../types'
import type { terms as English } from '../en/terms'

const marker: Record<Ingredient | Any, [one: string, more: string]> = {
  white: ['witte druif', 'witte druiven'],
  red: ['rode druif', 'rode druiven'],
  yeast: ['gist', 'gist'],
  sugar: ['suiker', 'suiker'],
  salt: ['zout', 'zout'],
  cultures: ['cultuur', 'culturen'],
  milk: ['melk', 'melk'],
  any_wine: ['wijningrediënt naar keuze', 'wijningrediënten naar keuze'],
  any_cheese: ['kaasingrediënt naar keuze', 'kaasingrediënten naar keuze'],
}

const goods: Record<Good, string> = { wine: 'wijn', cheese: 'kaas' }
const Goods: Record<Good, string> = { wine: 'Wijn', cheese: 'Kaas' }

const ingredients: Record<Ingredient, string> = {
  white: 'Witte druiven',
  red: 'Rode druiven',
  yeast: 'Gist',
  sugar: 'Suiker',
  salt: 'Zout',
  cultures: 'Culturen',
  milk: 'Melk',
}

const colors: Record<Color, string> = {
  red: 'rood',
  blue: 'blauw',
  green: 'groen',
  yellow: 'geel',
  purple: 'paars',
}

const workers: Record<Color, string> = {
  red: 'rode werker',
  blue: 'blauwe werker',
  green: 'groene werker',
  yellow: 'gele werker',
  purple: 'paarse werker',
}

const dishes: Record<Dish, string> = {
  pasta: 'pasta',
  quiche: 'quiche',
  steak: 'steak',
  ratatouille: 'ratatouille',
}

const seasons: Record<Season, string> = { spring: 'Lente', summer: 'Zomer', fall: 'Herfst', winter: 'Winter' }

const phases: Record<PhaseKind, string> = {
  send_workers: 'werkers erop uit',
  production_sale: 'productie en verkoop',
  storage: 'opslag',
  aging: 'rijping',
  special_actions: 'speciale acties',
  return_workers: 'werkers naar huis',
  new_workers: 'nieuwe werkers',
  sell_all: 'alles verkopen',
  game_end: 'de score',
}

const plots: Record<Terrain, string> = {
  white: 'witte druiven',
  red: 'rode druiven',
  sugar: 'suikerbieten',
  salt: 'zoutpannen',
  milk: 'melkweide',
  lab: 'laboratorium',
  water: 'waterkuil',
}

const ROWS = ['bovenste', 'tweede', 'derde', 'onderste']
const SIDES = { left: 'linker ', right: 'rechter ' }

const options: Record<LabelOption, { verb: string; does: string }> = {
  wine_step: { verb: 'Stap', does: 'wijn 1 stap' },
  gain_wine: { verb: 'Kaart', does: 'pak een wijnkaart' },
  hurry_wine: { verb: 'Sneller', does: 'één wijn verliest een steen' },
  slow_wine: { verb: 'Trager', does: 'één wijn krijgt een steen' },
  cheese_step: { verb: 'Stap', does: 'kaas 1 stap' },
  gain_cheese: { verb: 'Kaart', does: 'pak een kaaskaart' },
  hurry_cheese: { verb: 'Sneller', does: 'één kaas verliest een steen' },
  slow_cheese: { verb: 'Trager', does: 'één kaas krijgt een steen' },
}

const actions: Record<ActionType, { name: string; does: (names: string) => string }> = {
  starter_cultures: { name: 'Startculturen', does: (names) => `betaal ${names}: 4 stappen` },
  washing_per_card: { name: 'Wassen', does: () => 'wijn 1 stap voor elke kaas in je kelder' },
  washing_per_gourmet: { name: 'Wassen', does: () => 'voor elke gourmetkaas: wijn 2 stappen of kaas 1' },
  distillation_per_card: { name: 'Distillatie', does: () => 'kaas 1 stap voor elke wijn in je kelder' },
  distillation_per_gourmet: { name: 'Distillatie', does: () => 'voor elke gourmetwijn: kaas 2 stappen of wijn 1' },
  helper: { name: 'Helper', does: () => 'een andere actiekaart van jou doet haar actie' },
  market_day: { name: 'Marktdag', does: (names) => `je krijgt ${names}` },
}

export const terms: typeof English = {
  goods,
  Goods,
  ingredients,
  colors,
  workers,
  dishes,
  seasons,
  phases,
  plots,
  thePlot: (soil, side) => `${soil === 'lab' ? 'het' : 'de'} ${side ? SIDES[side] : ''}${plots[soil]}`,
  inRow: (plot, row) => `${plot} in de ${ROWS[row - 1]} rij`,
  options,
  actions,
  marker: (what, n) => `${n} ${marker[what][n === 1 ? 0 : 1]}`,
  steps: (n) => (n === 1 ? '1 stap' : `${n} stappen`),
  markers: (n) => (n === 1 ? '1 steen' : `${n} stenen`),
  ageings: (n) => (n === 1 ? '1 rijping' : `${n} rijpingen`),
  and: (things) =>
    things.length < 2 ? (things[0] ?? '') : `${things.slice(0, -1).join(', ')} en ${things.at(-1)}`,
  together: 'Samenwerken',
  alone: 'Alleen zwoegen',
  letters: { work_together: 'SW', toil_alone: 'AZ' },
  ripe: 'RIJP',
  start: 'start',
  years: ['Jaar I', 'Jaar II'],
}
