// The shapes of one match as the server sends them: what everybody sees, what only the own seat sees, moves and told.

export type Good = 'wine' | 'cheese'
export type Ingredient = 'white' | 'red' | 'yeast' | 'sugar' | 'salt' | 'cultures' | 'milk'
export type Color = 'red' | 'blue' | 'green' | 'yellow' | 'purple'
export type Dish = 'pasta' | 'quiche' | 'steak' | 'ratatouille'
export type Verb = 'step' | 'gain' | 'hurry' | 'slow'
export type LabelOption =
  | 'wine_step'
  | 'gain_wine'
  | 'hurry_wine'
  | 'slow_wine'
  | 'cheese_step'
  | 'gain_cheese'
  | 'hurry_cheese'
  | 'slow_cheese'
/** Row and column from 1, as South counts them. */
export type Plot = [number, number]

export const GOODS: Good[] = ['wine', 'cheese']
export const INGREDIENTS: Ingredient[] = ['white', 'red', 'yeast', 'sugar', 'salt', 'cultures', 'milk']
export const WINE_INGREDIENTS: Ingredient[] = INGREDIENTS.slice(0, 4)
export const CHEESE_INGREDIENTS: Ingredient[] = INGREDIENTS.slice(4)

export type Markers = Record<Ingredient, number>

export interface Slot {
  closed: boolean
  card: string | null
  markers: number
}

export interface Indicator {
  space: number
  laps: number
}

export interface Farm {
  sites: Markers
  storage: Markers
  cellar: Slot[]
  hand_wine: number
  hand_cheese: number
  gold: number
  silver: number
  wine: Indicator
  cheese: Indicator
  dropped: boolean
}

export interface HousingSpace {
  card: string
  houses: { color: Color | null }[]
}

export interface Worker {
  row: number
  col: number
  color: Color
}

export type SheetSpace = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j' | 'k'
export type Sheet = Record<SheetSpace, number>

export interface Laid {
  hand: string[]
  gold: string[]
  silver: string[]
  sheet: Sheet
}

export interface Asked {
  seat: number
  ask: string
  chosen: boolean
}

export interface Public {
  phase: number
  turn: number
  forced: Color | null
  active: number | null
  first: number
  farms: Farm[]
  housing: HousingSpace[]
  workers: Worker[]
  reserve: Color | null
  bonus: number[]
  display_wine: string[]
  display_cheese: string[]
  deck_wine: number
  deck_cheese: number
  waiting: Asked[]
  winner: number | null
  laid: Laid[]
}

export interface Own {
  hand: string[]
  gold: string[]
  silver: string[]
}

export type Move =
  | { kind: 'bench'; color: Color }
  | { kind: 'send'; house: number; plot: Plot }
  | { kind: 'return'; plot: Plot; house: number }
  | { kind: 'take'; ingredient: Ingredient }
  | { kind: 'produce'; card: string; slot: number; stored: Ingredient[] }
  | { kind: 'free_label'; option: LabelOption }
  | { kind: 'special' }
  | { kind: 'nothing' }
  | { kind: 'sell_action'; slot: number; trigger: boolean }
  | { kind: 'sell_pair'; wine_slot: number; cheese_slot: number; first: Good }
  | { kind: 'sell_single'; slot: number }
  | { kind: 'sell_unfinished'; slot: number }
  | { kind: 'drop_out' }
  | { kind: 'end_turn' }
  | { kind: 'label'; ingredient: Ingredient; option: LabelOption; second: Ingredient | null; stored: Ingredient[] }
  | { kind: 'trade'; get: Ingredient }
  | { kind: 'open_cellar'; by: 'markers' | Good }
  | { kind: 'give'; ingredient: Ingredient; stored: boolean }
  | { kind: 'gain'; card: string | null }
  | { kind: 'target'; slot: number }
  | { kind: 'gourmet'; indicator: Good }
  | { kind: 'pay_starter'; stored: Ingredient[] }
  | { kind: 'store'; salt: number; sugar: number; yeast: number; cultures: number }
  | { kind: 'age' }
  | { kind: 'trigger'; slot: number }

export type MoveOf<K extends Move['kind']> = Extract<Move, { kind: K }>

export type Told =
  | { kind: 'phase_began'; phase: number }
  | { kind: 'worker_sent'; seat: number; color: Color; house: number; plot: Plot }
  | { kind: 'worker_returned'; seat: number; color: Color; plot: Plot; house: number }
  | {
      kind: 'markers_gained'
      seat: number
      ingredients: Ingredient[]
      cause: 'harvest' | 'laboratory' | 'bonus' | 'market_day' | 'trade'
    }
  | {
      kind: 'markers_paid'
      seat: number
      ingredients: Ingredient[]
      cause: 'label' | 'trade' | 'cellar' | 'starter_cultures'
    }
  | { kind: 'markers_expired'; seat: number; stored: Ingredient[]; expired: Ingredient[] }
  | { kind: 'produced'; seat: number; card: string; slot: number; markers: number }
  | { kind: 'labelled'; seat: number; option: LabelOption; ingredient: Ingredient | null; free: boolean }
  | { kind: 'card_gained'; seat: number; good: Good; card: string | null; source: 'display' | 'deck' }
  | {
      kind: 'ripened'
      seat: number
      card: string
      slot: number
      change: number
      markers: number
      cause: 'hurry' | 'slow' | 'ageing'
    }
  | { kind: 'overripe'; seat: number; card: string; slot: number }
  | { kind: 'stepped'; seat: number; good: Good; before: number; after: number; laps: number; jumped?: number }
  | { kind: 'triggered'; seat: number; card: string; helper: string | null }
  | { kind: 'sold'; seat: number; card: string; pile: 'gold' | 'silver' }
  | { kind: 'pair_sold'; seat: number; wine: string; cheese: string; dish: Dish }
  | { kind: 'dropped_out'; seat: number }
  | { kind: 'cellar_opened'; seat: number }
  | { kind: 'turn_order'; first: number; stored: [number, number] }
  | { kind: 'new_workers'; color: Color; houses: [number, number] }
  | { kind: 'ended'; winner: number; finals: [number, number]; by: 'final' | 'higher_total' | 'turn_order' }

export type ToldOf<K extends Told['kind']> = Extract<Told, { kind: K }>
