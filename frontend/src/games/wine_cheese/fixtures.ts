// Positions for looking at the page while it is made: one for each kind of question. Not part of the build.
import type { Line, Prompt, Room } from '../../lib/table'
import { cells } from './geometry'
import { GRID, TRACK } from './printed'
import { INGREDIENTS, type Farm, type Ingredient, type LabelOption, type Markers, type Move, type Own, type Plot, type Public, type Told } from './types'

export interface Position {
  seat: number | null
  shown: Public
  own: Own | null
  prompt: Prompt<Move> | null
  log: Line<Told>[]
  room: Room
  pending?: boolean
  stale?: boolean
  refusal?: { code: string; text: string; rule: string }
}

const markers = (some: Partial<Markers>): Markers => ({
  ...(Object.fromEntries(INGREDIENTS.map((each) => [each, 0])) as Markers),
  ...some,
})
const closed = { closed: true, card: null, markers: 0 }
const empty = { closed: false, card: null, markers: 0 }
const lies = (card: string, left: number) => ({ closed: false, card, markers: left })

const mira: Farm = {
  sites: markers({ white: 3, red: 2, sugar: 1, salt: 1, cultures: 1, milk: 4 }),
  storage: markers({ yeast: 1, salt: 1 }),
  cellar: [lies('w20', 2), lies('c05', 4), lies('c17', 0), empty, closed],
  hand_wine: 3,
  hand_cheese: 3,
  gold: 0,
  silver: 0,
  wine: { space: 6, laps: 0 },
  cheese: { space: 3, laps: 0 },
  dropped: false,
}
const joost: Farm = {
  sites: markers({ white: 1, red: 4, sugar: 2, cultures: 1, milk: 2 }),
  storage: markers({}),
  cellar: [lies('w04', 1), lies('c04', 3), lies('w13', 2), empty, closed],
  hand_wine: 3,
  hand_cheese: 2,
  gold: 0,
  silver: 1,
  wine: { space: 4, laps: 0 },
  cheese: { space: 8, laps: 0 },
  dropped: false,
}
const own: Own = { hand: ['c03', 'c13', 'c22', 'w08', 'w17', 'w24'], gold: [], silver: [] }

const nobody = { color: null }
const base: Public = {
  phase: 2,
  turn: 0,
  forced: null,
  active: 0,
  first: 0,
  farms: [mira, joost],
  housing: ['wt1', 'ta1', 'wt2', 'ta2', 'wt4'].map((card) => ({ card, houses: [nobody, nobody] })),
  workers: [
    { row: 1, col: 2, color: 'yellow' },
    { row: 1, col: 5, color: 'red' },
    { row: 2, col: 2, color: 'green' },
    { row: 2, col: 3, color: 'red' },
    { row: 3, col: 2, color: 'blue' },
    { row: 3, col: 5, color: 'green' },
    { row: 4, col: 1, color: 'yellow' },
    { row: 4, col: 5, color: 'blue' },
  ],
  reserve: 'purple',
  bonus: [11, 16],
  display_wine: ['w19', 'w11', 'w22'],
  display_cheese: ['c20', 'c16', 'c10'],
  deck_wine: 15,
  deck_cheese: 14,
  waiting: [{ seat: 0, ask: 'produce_or_sell', chosen: false }],
  winner: null,
  laid: [],
}

const told: Told[] = [
  { kind: 'phase_began', phase: 1 },
  { kind: 'worker_sent', seat: 0, color: 'blue', house: 2, plot: [4, 5] },
  { kind: 'markers_gained', seat: 0, ingredients: ['sugar', 'milk', 'white'], cause: 'harvest' },
  { kind: 'worker_sent', seat: 1, color: 'blue', house: 3, plot: [3, 2] },
  { kind: 'markers_gained', seat: 1, ingredients: ['milk', 'milk', 'white'], cause: 'harvest' },
  { kind: 'worker_sent', seat: 1, color: 'green', house: 2, plot: [2, 2] },
  { kind: 'markers_gained', seat: 1, ingredients: ['cultures'], cause: 'laboratory' },
  { kind: 'phase_began', phase: 2 },
  { kind: 'produced', seat: 0, card: 'w20', slot: 1, markers: 4 },
  { kind: 'labelled', seat: 0, option: 'wine_step', ingredient: null, free: true },
  { kind: 'stepped', seat: 0, good: 'wine', before: 5, after: 6, laps: 0 },
  { kind: 'produced', seat: 1, card: 'w04', slot: 1, markers: 3 },
  { kind: 'triggered', seat: 1, card: 'w04', helper: null },
  { kind: 'stepped', seat: 1, good: 'cheese', before: 7, after: 8, laps: 0 },
  { kind: 'markers_paid', seat: 1, ingredients: ['white', 'red'], cause: 'label' },
  { kind: 'labelled', seat: 1, option: 'gain_wine', ingredient: 'white', free: false },
  { kind: 'card_gained', seat: 1, good: 'wine', card: 'w02', source: 'display' },
  { kind: 'produced', seat: 1, card: 'c04', slot: 2, markers: 3 },
  { kind: 'markers_paid', seat: 0, ingredients: ['cultures'], cause: 'label' },
  { kind: 'labelled', seat: 0, option: 'hurry_cheese', ingredient: 'cultures', free: false },
  { kind: 'ripened', seat: 0, card: 'c17', slot: 3, change: -1, markers: 0, cause: 'hurry' },
  { kind: 'produced', seat: 1, card: 'w13', slot: 3, markers: 2 },
  { kind: 'labelled', seat: 1, option: 'wine_step', ingredient: null, free: true },
  { kind: 'stepped', seat: 1, good: 'wine', before: 3, after: 4, laps: 0 },
]

const room: Room = {
  code: 'VINE-27',
  game: 'wine_cheese',
  status: 'running',
  host: 0,
  seats: [
    { seat: 0, name: 'Mira', bot: null, ready: true, colour: 0, here: true },
    { seat: 1, name: 'Joost', bot: null, ready: true, colour: 1, here: true },
  ],
  options: {},
  terms: { clock: { kind: 'none' }, bots: 'usual' },
  time: null,
  onlookers: 1,
  hushed: false,
  next: null,
  reason: null,
  commitment: null,
  nonces: null,
  secret: null,
}

let number = 0
const ask = (kind: string, moves: Move[], about: Prompt['about'] = {}, why: Prompt['why'] = {}): Prompt<Move> => ({
  no: ++number,
  ask: kind,
  about,
  moves,
  owes: true,
  chosen: null,
  why,
})

const position = (prompt: Prompt<Move> | null, shown: Partial<Public> = {}, more: Partial<Position> = {}): Position => ({
  seat: 0,
  shown: { ...base, ...shown },
  own,
  prompt,
  log: told.map((each, i) => ({ no: i, told: each })),
  room,
  ...more,
})

const label = (ingredient: Ingredient, option: LabelOption, seconds: Ingredient[] = [], stored: Ingredient[][] = [[]]): Move[] =>
  (seconds.length ? seconds : [null]).flatMap((second) =>
    stored.map((from): Move => ({ kind: 'label', ingredient, option, second, stored: from })),
  )

const labels: Move[] = [
  ...label('white', 'wine_step', ['white', 'red', 'yeast', 'sugar']),
  ...label('white', 'gain_wine', ['white', 'red', 'yeast', 'sugar']),
  ...label('red', 'gain_wine', ['white', 'red', 'sugar']),
  ...label('red', 'hurry_wine', ['white', 'red', 'sugar']),
  ...label('yeast', 'hurry_wine', [], [['yeast']]),
  ...label('yeast', 'slow_wine', [], [['yeast']]),
  ...label('sugar', 'slow_wine'),
  ...label('sugar', 'wine_step'),
  ...label('salt', 'slow_cheese', [], [[], ['salt']]),
  ...label('salt', 'cheese_step', [], [[], ['salt']]),
  ...label('cultures', 'hurry_cheese'),
  ...label('milk', 'cheese_step', ['salt', 'cultures', 'milk']),
  ...label('milk', 'gain_cheese', ['salt', 'cultures', 'milk']),
]
const trades: Move[] = INGREDIENTS.map((get): Move => ({ kind: 'trade', get }))
const beside: Move[] = [...labels, ...trades, { kind: 'open_cellar', by: 'markers' }, { kind: 'open_cellar', by: 'wine' }]
const produces: Move[] = [
  { kind: 'produce', card: 'c03', slot: 4, stored: [] },
  { kind: 'produce', card: 'c03', slot: 4, stored: ['salt'] },
  { kind: 'produce', card: 'c13', slot: 4, stored: [] },
  { kind: 'produce', card: 'c13', slot: 4, stored: ['salt'] },
  { kind: 'produce', card: 'c22', slot: 4, stored: [] },
  { kind: 'produce', card: 'w08', slot: 4, stored: [] },
  { kind: 'produce', card: 'w17', slot: 4, stored: [] },
]
const unripe: Move[] = [
  { kind: 'sell_unfinished', slot: 1 },
  { kind: 'sell_unfinished', slot: 2 },
]
const turn = () =>
  ask('produce_or_sell', [...produces, { kind: 'sell_single', slot: 3 }, ...unripe, { kind: 'drop_out' }, ...beside], {}, { 'label:yeast': 'cost' })

const plots = cells(0).filter(([row, col]) => GRID[row - 1]?.[col - 1] !== 'water')
const few = [
  { row: 1, col: 5, color: 'red' as const },
  { row: 2, col: 3, color: 'red' as const },
  { row: 3, col: 2, color: 'blue' as const },
  { row: 4, col: 5, color: 'blue' as const },
]
const free = plots.filter((plot) => !few.some(({ row, col }) => row === plot[0] && col === plot[1]))
const homes = (mine: (string | null)[], theirs: (string | null)[]) =>
  base.housing.map(({ card }, i) => ({ card, houses: [{ color: mine[i] }, { color: theirs[i] }] })) as Public['housing']
const spring = {
  phase: 11,
  turn: 5,
  reserve: null,
  workers: few,
  housing: homes(['green', 'yellow', null, 'purple', null], [null, 'green', 'purple', null, 'yellow']),
}
const send = (houses: number[]): Move[] => houses.flatMap((house) => free.map((plot): Move => ({ kind: 'send', house, plot })))
const bring = (where: Plot[], houses: number[]): Move[] =>
  where.flatMap((plot) => houses.map((house): Move => ({ kind: 'return', plot, house })))
const fall = { phase: 6, turn: 3, housing: homes(['red', null, null, null, null], [null, null, 'red', null, null]), workers: base.workers.filter(({ color }) => color !== 'red') }
const options: LabelOption[] = ['wine_step', 'gain_wine', 'hurry_wine', 'slow_wine', 'cheese_step', 'gain_cheese', 'hurry_cheese', 'slow_cheese']
const rich = (cellar: Farm['cellar']): Farm[] => [{ ...mira, cellar }, joost]
const pair = rich([lies('w17', 0), lies('c05', 0), lies('c17', 0), lies('w20', 2), closed])

export const positions: { [name: string]: () => Position } = {
  turn: () => position(turn()),
  done: () => position(ask('after', [{ kind: 'end_turn' }, ...beside])),
  send: () => position(ask('send_worker', [...send([1, 2, 4]), ...trades]), spring),
  forced: () => position(ask('send_worker', send([2])), { ...spring, turn: 6, forced: 'yellow' }),
  return: () => position(ask('return_worker', bring(fall.workers.map(({ row, col }) => [row, col]), [2, 3, 4, 5])), fall),
  homeward: () => position(ask('return_worker', bring([[2, 2]], [2, 3, 4, 5])), { ...fall, turn: 4, forced: 'green' }),
  lab: () => position(ask('take_marker', [{ kind: 'take', ingredient: 'yeast' }, { kind: 'take', ingredient: 'cultures' }], { cause: 'laboratory', left: 2 }), spring),
  bonus: () => position(ask('take_marker', INGREDIENTS.map((ingredient): Move => ({ kind: 'take', ingredient })), { cause: 'bonus', left: 1 })),
  sell: () =>
    position(
      ask('produce_or_sell', [
        { kind: 'sell_pair', wine_slot: 1, cheese_slot: 3, first: 'wine' },
        { kind: 'sell_pair', wine_slot: 1, cheese_slot: 3, first: 'cheese' },
        { kind: 'sell_single', slot: 1 },
        { kind: 'sell_single', slot: 3 },
        { kind: 'sell_action', slot: 2, trigger: true },
        { kind: 'sell_action', slot: 2, trigger: false },
        { kind: 'sell_unfinished', slot: 4 },
        { kind: 'drop_out' },
        ...beside,
      ]),
      { farms: pair },
    ),
  free: () => position(ask('free_label', [...options.map((option): Move => ({ kind: 'free_label', option })), { kind: 'special' }, { kind: 'nothing' }], { card: 'c05' })),
  gain: () => position(ask('gain_card', [...base.display_wine.map((card): Move => ({ kind: 'gain', card })), { kind: 'gain', card: null }], { good: 'wine' })),
  hurry: () => position(ask('change_ageing', [{ kind: 'target', slot: 2 }, { kind: 'target', slot: 3 }], { good: 'cheese', pace: 'slow' })),
  give: () =>
    position(
      ask('give_markers', INGREDIENTS.flatMap((ingredient): Move[] => [...(mira.sites[ingredient] ? [{ kind: 'give' as const, ingredient, stored: false }] : []), ...(mira.storage[ingredient] ? [{ kind: 'give' as const, ingredient, stored: true }] : [])]), { cause: 'trade', left: 3, get: 'sugar' }),
    ),
  gourmet: () => position(ask('move_for_gourmet', [{ kind: 'gourmet', indicator: 'wine' }, { kind: 'gourmet', indicator: 'cheese' }], { card: 'c06', left: 2 })),
  starter: () => position(ask('pay_for_starter', [{ kind: 'pay_starter', stored: ['yeast'] }, { kind: 'nothing' }], { card: 'w01' })),
  store: () => {
    const moves: Move[] = [0, 1].flatMap((salt) => [0, 1].flatMap((sugar) => [0, 1].map((cultures): Move => ({ kind: 'store', salt, sugar, yeast: 0, cultures }))))
    return position(ask('store', [...moves, ...beside]), { phase: 3 })
  },
  age: () => position(ask('age', [{ kind: 'age' }, ...beside]), { phase: 4 }),
  summer: () => position(ask('summer', [{ kind: 'trigger', slot: 2 }, { kind: 'trigger', slot: 1 }, { kind: 'end_turn' }, ...beside]), { phase: 5, farms: rich([lies('w08', 0), lies('c05', 2), lies('c17', 0), empty, closed]) }),
  sellall: () => position(ask('sell_all', [{ kind: 'sell_pair', wine_slot: 1, cheese_slot: 3, first: 'wine' }, { kind: 'sell_pair', wine_slot: 1, cheese_slot: 3, first: 'cheese' }, { kind: 'sell_single', slot: 1 }, { kind: 'sell_action', slot: 2, trigger: true }, { kind: 'sell_action', slot: 2, trigger: false }, { kind: 'sell_single', slot: 3 }, { kind: 'sell_unfinished', slot: 4 }, ...beside]), { phase: 20, farms: pair, bonus: [] }),
  bench: () => position(ask('bench', (['red', 'blue', 'green', 'yellow'] as const).map((color): Move => ({ kind: 'bench', color })), { house: 2 }), { phase: 1, turn: 0, workers: [], housing: homes(['purple', null, null, null, null], [null, null, null, null, null]), farms: [{ ...mira, cellar: [empty, empty, empty, empty, closed], wine: { space: -1, laps: 0 }, cheese: { space: -1, laps: 0 } }, { ...joost, cellar: [empty, empty, empty, empty, closed], wine: { space: -1, laps: 0 }, cheese: { space: -1, laps: 0 } }], bonus: TRACK.bonus }),
  theirs: () => position(null, { active: 1, waiting: [{ seat: 1, ask: 'gain_card', chosen: false }] }),
  onlooker: () => position(null, {}, { seat: null, own: null }),
  north: () => position(ask('send_worker', send([2, 3, 5])), { ...spring, active: 1 }, { seat: 1 }),
  stale: () => position(turn(), {}, { stale: true }),
  pending: () => position(turn(), {}, { pending: true }),
  refused: () => position(turn(), {}, { refusal: { code: 'not_offered', text: 'Chablis needs a third white grape. A trade of three for one can bring it.', rule: '' } }),
  hand: () => position(turn(), {}, { own: { ...own, hand: [...own.hand, 'c21', 'w03', 'w15', 'c09', 'c18'] } }),
  laps: () => position(turn(), { farms: [{ ...mira, wine: { space: 4, laps: 1 } }, { ...joost, dropped: true }], waiting: [] }),
  end: () =>
    position(null, {
      phase: 21,
      winner: 0,
      active: null,
      waiting: [],
      laid: [
        { hand: ['w08', 'c03'], gold: ['w17', 'c17', 'w20', 'c20', 'c05', 'w05', 'w24', 'c13'], silver: ['w13', 'c19'], sheet: { a: 26, b: 32, c: 2, d: 1, e: 11, f: 9, g: 3, h: 3, i: 42, j: 45, k: 42 } },
        { hand: ['c01'], gold: ['w19', 'c21', 'w03', 'w22', 'w11', 'w16', 'c04'], silver: ['c16', 'c10', 'w04', 'w08'], sheet: { a: 16, b: 31, c: 2, d: 2, e: 19, f: 11, g: 2, h: 2, i: 39, j: 46, k: 39 } },
      ],
    }),
}
