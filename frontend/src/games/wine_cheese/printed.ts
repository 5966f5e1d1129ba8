// What is printed on the components: cards, grid, patterns, labels, road and calendar, as the page likes to read it.
// `printed.json` is what the rules have (`make types`).
import type { Dish, Good, Ingredient, LabelOption } from './types'
import printed from './printed.json'

export type Terrain = 'white' | 'red' | 'sugar' | 'salt' | 'milk' | 'lab' | 'water'
export type Any = 'any_wine' | 'any_cheese'
export type ActionType =
  | 'starter_cultures'
  | 'washing_per_card'
  | 'washing_per_gourmet'
  | 'distillation_per_card'
  | 'distillation_per_gourmet'
  | 'helper'
  | 'market_day'
export type PhaseKind =
  | 'send_workers'
  | 'production_sale'
  | 'storage'
  | 'aging'
  | 'special_actions'
  | 'return_workers'
  | 'new_workers'
  | 'sell_all'
  | 'game_end'
export type Season = 'spring' | 'summer' | 'fall' | 'winter'

export interface Card {
  id: string
  good: Good
  name: { en: string; nl: string }
  cost: Ingredient[]
  gold: number
  silver: number
  /** An action card has an action and names what it uses; a gourmet card has a dish and the steps of a pair. */
  action?: ActionType
  names?: (Ingredient | Any)[]
  dish?: Dish
  pair_steps?: number
}

export interface HousingCard {
  id: string
  kind: 'work_together' | 'toil_alone'
  /** Row and column offsets from the red plot, in the owner's view. */
  others: [number, number][]
}

export interface Label {
  ingredient: Ingredient
  cost: (Ingredient | Any)[]
  options: [LabelOption, LabelOption]
}

export interface Phase {
  n: number
  year: number
  season: Season
  kind: PhaseKind
  /** How many markers an ageing removes. */
  markers?: number
}

type Printed = typeof printed
type PrintedCard = Printed['cards'][keyof Printed['cards']]
type PrintedAction = Exclude<PrintedCard['action'], null>

const any = (good: string): Any => `any_${good as Good}`

/** The rules tell special actions by what is printed beside them. */
function actionOf(good: Good, action: PrintedAction): { action: ActionType; names?: (Ingredient | Any)[] } {
  const trade = good === 'wine' ? 'distillation' : 'washing'
  if ('pays' in action) return { action: 'starter_cultures', names: action.pays as Ingredient[] }
  if ('own' in action) return { action: `${trade}_per_gourmet` }
  if ('steps' in action) return { action: `${trade}_per_card` }
  if (!('gives' in action)) return { action: 'helper' }
  return { action: 'market_day', names: [...(action.gives as Ingredient[]), ...(action.free ? [any(action.free)] : [])] }
}

function cardOf({ names, action, dish, pair_steps, ...plain }: PrintedCard): Card {
  const good = plain.good as Good
  const kind = action ? actionOf(good, action) : { dish: dish as Dish, pair_steps }
  return { ...plain, good, cost: plain.cost as Ingredient[], name: names, ...kind }
}

function phases(): Phase[] {
  const ageing: Record<string, number> = printed.ageing
  const year = (n: number, kinds: [Season, PhaseKind][]) => kinds.map(([season, kind]) => ({ year: n, season, kind }))
  const workYear: [Season, PhaseKind][] = [
    ['spring', 'send_workers'],
    ['spring', 'production_sale'],
    ['spring', 'storage'],
    ['summer', 'aging'],
    ['summer', 'special_actions'],
    ['fall', 'return_workers'],
    ['fall', 'production_sale'],
    ['fall', 'storage'],
    ['winter', 'aging'],
  ]
  const all = [
    ...year(1, [...workYear, ['winter', 'new_workers']]),
    ...year(2, [...workYear, ['winter', 'sell_all'], ['winter', 'game_end']]),
  ]
  return all.map((it, i) => ({ n: i + 1, ...it, ...(it.kind === 'aging' ? { markers: ageing[i + 1] ?? 0 } : {}) }))
}

function grid(): Terrain[][] {
  const plots: Record<string, string> = printed.grid
  const soil = (row: number, col: number): Terrain => {
    const found = plots[`${row},${col}`] ?? 'water'
    return (found === 'laboratory' ? 'lab' : found) as Terrain
  }
  return [1, 2, 3, 4].map((row) => [1, 2, 3, 4, 5].map((col) => soil(row, col)))
}

export const CARDS = new Map(Object.values(printed.cards).map((it) => [it.id, cardOf(it)]))
export const GRID = grid()
export const HOUSING = new Map(
  Object.values(printed.housing).map(({ id, together, others }): [string, HousingCard] => [
    id,
    { id, kind: together ? 'work_together' : 'toil_alone', others: others as [number, number][] },
  ]),
)
export const LABELS = new Map(
  Object.values(printed.labels).map(({ ingredient, second, options }): [Ingredient, Label] => {
    const cost = [ingredient as Ingredient, ...(second ? [any(second)] : [])]
    return [ingredient as Ingredient, { ingredient: ingredient as Ingredient, cost, options: options as Label['options'] }]
  }),
)
export const PHASES = phases()
export const TRACK = { ...printed.track, worths: printed.track.worth }
export const SHELVES: Partial<Record<Ingredient, number>> = printed.storage

/** The card with this name; a name that was never printed is a fault of the caller. */
export function card(id: string): Card {
  const found = CARDS.get(id)
  if (!found) throw new Error(`no card ${id}`)
  return found
}

export function housing(id: string): HousingCard {
  const found = HOUSING.get(id)
  if (!found) throw new Error(`no housing card ${id}`)
  return found
}

export function label(ingredient: Ingredient): Label {
  const found = LABELS.get(ingredient)
  if (!found) throw new Error(`no label ${ingredient}`)
  return found
}

export function phase(n: number): Phase {
  const found = PHASES[n - 1]
  if (!found) throw new Error(`no phase ${n}`)
  return found
}

/** What an indicator's space is worth, laps included. */
export function worth(space: number, laps: number): number {
  return (space < 0 ? 0 : (TRACK.worths[space] ?? 0)) + laps * TRACK.lap_worth
}

/** How many phases the season of this one has. */
export function phasesOf({ year, season }: Phase): number {
  return PHASES.filter((p) => p.year === year && p.season === season).length
}

/** The n-th phase of its season: spring 2 is 2. */
export function phaseOfSeason(n: number): number {
  const { year, season } = phase(n)
  return PHASES.filter((p) => p.year === year && p.season === season && p.n <= n).length
}
