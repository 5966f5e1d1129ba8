// The rulebook's words in English: goods, ingredients, colours, seasons, what labels and special actions do.
import type { ActionType, Any, PhaseKind, Season, Terrain } from '../../printed'
import type { Color, Dish, Good, Ingredient, LabelOption } from '../../types'

const marker: Record<Ingredient | Any, [one: string, more: string]> = {
  white: ['white grape', 'white grapes'],
  red: ['red grape', 'red grapes'],
  yeast: ['yeast', 'yeast'],
  sugar: ['sugar', 'sugar'],
  salt: ['salt', 'salt'],
  cultures: ['culture', 'cultures'],
  milk: ['milk', 'milk'],
  any_wine: ['wine ingredient of your choice', 'wine ingredients of your choice'],
  any_cheese: ['cheese ingredient of your choice', 'cheese ingredients of your choice'],
}

const goods: Record<Good, string> = { wine: 'wine', cheese: 'cheese' }
const Goods: Record<Good, string> = { wine: 'Wine', cheese: 'Cheese' }

const ingredients: Record<Ingredient, string> = {
  white: 'White grapes',
  red: 'Red grapes',
  yeast: 'Yeast',
  sugar: 'Sugar',
  salt: 'Salt',
  cultures: 'Cultures',
  milk: 'Milk',
}

const colors: Record<Color, string> = {
  red: 'red',
  blue: 'blue',
  green: 'green',
  yellow: 'yellow',
  purple: 'purple',
}

const workers: Record<Color, string> = {
  red: 'red worker',
  blue: 'blue worker',
  green: 'green worker',
  yellow: 'yellow worker',
  purple: 'purple worker',
}

const dishes: Record<Dish, string> = {
  pasta: 'pasta',
  quiche: 'quiche',
  steak: 'steak',
  ratatouille: 'ratatouille',
}

const seasons: Record<Season, string> = { spring: 'Spring', summer: 'Summer', fall: 'Fall', winter: 'Winter' }

const phases: Record<PhaseKind, string> = {
  send_workers: 'workers go out',
  production_sale: 'production and sale',
  storage: 'storage',
  aging: 'ageing',
  special_actions: 'special actions',
  return_workers: 'workers come home',
  new_workers: 'new workers',
  sell_all: 'sell everything',
  game_end: 'the score',
}

const plots: Record<Terrain, string> = {
  white: 'white grapes',
  red: 'red grapes',
  sugar: 'sugar beets',
  salt: 'salt pans',
  milk: 'milk pasture',
  lab: 'laboratory',
  water: 'water hole',
}

const ROWS = ['top', 'second', 'third', 'bottom']

const options: Record<LabelOption, { verb: string; does: string }> = {
  wine_step: { verb: 'Step', does: 'wine 1 step' },
  gain_wine: { verb: 'Card', does: 'take a wine card' },
  hurry_wine: { verb: 'Hurry', does: 'one wine loses a marker' },
  slow_wine: { verb: 'Slow', does: 'one wine gets a marker' },
  cheese_step: { verb: 'Step', does: 'cheese 1 step' },
  gain_cheese: { verb: 'Card', does: 'take a cheese card' },
  hurry_cheese: { verb: 'Hurry', does: 'one cheese loses a marker' },
  slow_cheese: { verb: 'Slow', does: 'one cheese gets a marker' },
}

const actions: Record<ActionType, { name: string; does: (names: string) => string }> = {
  starter_cultures: { name: 'Starter cultures', does: (names) => `pay ${names}: 4 steps` },
  washing_per_card: { name: 'Washing', does: () => 'wine 1 step for each cheese in your cellar' },
  washing_per_gourmet: { name: 'Washing', does: () => 'for each gourmet cheese: wine 2 steps or cheese 1' },
  distillation_per_card: { name: 'Distillation', does: () => 'cheese 1 step for each wine in your cellar' },
  distillation_per_gourmet: { name: 'Distillation', does: () => 'for each gourmet wine: cheese 2 steps or wine 1' },
  helper: { name: 'Helper', does: () => 'another of your action cards acts' },
  market_day: { name: 'Market day', does: (names) => `you get ${names}` },
}

export const terms = {
  goods,
  Goods,
  ingredients,
  colors,
  workers,
  dishes,
  seasons,
  phases,
  plots,
  /** A plot as it is pointed at: what grows there, which of two in its row, and the row as the viewer sees it. */
  thePlot: (soil: Terrain, side?: 'left' | 'right') => `the ${side ? `${side} ` : ''}${plots[soil]}`,
  inRow: (plot: string, row: number) => `${plot} in the ${ROWS[row - 1]} row`,
  options,
  actions,
  marker: (what: Ingredient | Any, n: number) => `${n} ${marker[what][n === 1 ? 0 : 1]}`,
  steps: (n: number) => (n === 1 ? '1 step' : `${n} steps`),
  markers: (n: number) => (n === 1 ? '1 marker' : `${n} markers`),
  ageings: (n: number) => (n === 1 ? '1 ageing' : `${n} ageings`),
  and: (things: string[]) =>
    things.length < 2 ? (things[0] ?? '') : `${things.slice(0, -1).join(', ')} and ${things.at(-1)}`,
  together: 'Work together',
  alone: 'Toil alone',
  letters: { work_together: 'WT', toil_alone: 'TA' },
  ripe: 'RIPE',
  start: 'start',
  years: ['Year I', 'Year II'],
}
