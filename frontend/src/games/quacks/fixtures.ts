// Positions for tests of the page: one for each kind of question that it draws in its own way. Not part of the build.
import type { Besides, Line, Prompt, Room } from '../../lib/table'
import printed from './printed.json'
import type { Book, Colour, Kind, Laid, Move, Own, Player, Public, Told } from './types'

export interface Position {
  seat: number | null
  shown: Public
  own: Own | null
  prompt: Prompt<Move> | null
  log: Line<Told>[]
  room: Room
  /** What the server would say of taking any move back. */
  foreseen?: string | null
  past?: Besides<Own, Move, Told>
  pending?: boolean
  stale?: boolean
  refusal?: { code: string; text: string; rule: string }
}

const BOOKS: Record<string, Colour> = {
  'book.orange.expansion': 'orange',
  'book.green.1': 'green',
  'book.blue.1': 'blue',
  'book.red.1': 'red',
  'book.yellow.1': 'yellow',
  'book.purple.1': 'purple',
  'book.black.neighbours': 'black',
  'book.locoweed.1': 'locoweed',
}

function book(card: string, colour: Colour): Book {
  const prices = Object.entries((printed.prices as Record<string, Record<string, number>>)[card]!)
  return { card, colour, out: colour !== 'purple', prices: prices.map(([chip, coins]) => ({ chip: chip as Kind, coins, left: 9 })) }
}

export const laid = (chip: Kind, at: number, colour: Colour, value: number): Laid => ({ chip, at, colour, value, starter: false, marked: false })

const POT = [laid('green1', 3, 'green', 1), laid('white2', 5, 'white', 2), laid('red2', 7, 'red', 2), laid('white3', 10, 'white', 3)]

/** Late in a match: a pot of which nothing is small. */
const FULL = [
  laid('white1', 3, 'white', 1), laid('green1', 4, 'green', 1), laid('white2', 6, 'white', 2), laid('red2', 8, 'red', 2), laid('blue1', 9, 'blue', 1),
  laid('white1', 10, 'white', 1), laid('yellow1', 12, 'yellow', 1), laid('blue2', 14, 'blue', 2), laid('white1', 15, 'white', 1), laid('orange1', 16, 'orange', 1),
  laid('black1', 17, 'black', 1), laid('purple1', 18, 'purple', 1), laid('locoweed', 21, 'locoweed', 3), laid('red4', 26, 'red', 4),
]

function player(seat: number, more: Partial<Player> = {}): Player {
  return {
    seat, hidden: false, points: 17, space: 17, laps: 0, tails: 2, rubies: 3, flask: true, droplet: 2, glass: 0, rats: 0,
    pennies: ['A', 'B', 'C'], state: 'brewing', covered: false, pot: POT, bowl: [], aside: [], starters: [], six: [], looked: [],
    bought: [], white: 5, limit: 7, start: 2, scoring: 11, coins: 11, worth: 2, ruby: false, armed: false, window: 0, choice: null,
    bag: 6, risk: 2, contents: null, ...more,
  }
}

export function shown(more: Partial<Public> = {}, me: Partial<Player> = {}): Public {
  return {
    round: 2,
    phase: 'brewing',
    first: 1,
    stirring: false,
    fortune: 'fortune.B8',
    deck: 22,
    books: Object.entries(BOOKS).map(([card, colour]) => book(card, colour)),
    witches: [
      { card: 'witch.A3', group: 'A', penny: 'copper' },
      { card: 'witch.B2', group: 'B', penny: 'silver' },
      { card: 'witch.C1', group: 'C', penny: 'gold' },
    ],
    rubies_left: null,
    players: [player(0, me), player(1, { state: 'stopped', points: 21, space: 21, tails: 0 }), player(2, { state: 'exploded', white: 8 })],
    waiting: [{ seat: 0, ask: 'brew', chosen: false }],
    ranks: [],
    ...more,
  }
}

const ask = (name: string, moves: Move[], more: Partial<Prompt<Move>> = {}): Prompt<Move> => ({
  no: 7, ask: name, about: {}, moves, owes: true, chosen: null, why: {}, ...more,
})

const seats = ['Mira', 'Joost', null].map((name, seat) => ({ seat, name, bot: name ? null : 'easy', ready: true, colour: seat, here: true }))
const room: Room = {
  code: 'TOAD-41', game: 'quacks', status: 'running', host: 0, seats, options: { pot_side: 'front' }, onlookers: 1, hushed: false, next: null, reason: null,
  commitment: null, nonces: null, secret: null, terms: { clock: { kind: 'none' }, bots: 'usual' }, time: null,
}
const log: Line<Told>[] = [
  { no: 1, told: { kind: 'round_began', round: 2, first: 1 } },
  { no: 2, told: { kind: 'fortune_read', card: 'fortune.B8' } },
  { no: 3, told: { kind: 'placed', seat: 0, chip: 'white3', at: 10, colour: 'white', value: 3, moved: 3, white: 5 } },
]

const base: Position = { seat: 0, shown: shown(), own: { seat: 0, player: null, bag: null }, prompt: null, log, room, foreseen: 'chance' }
const at = (prompt: Prompt<Move> | null, more: Partial<Position> = {}): Position => ({ ...base, prompt, ...more })

const late = (...more: Partial<Player>[]): Public => {
  const { players, ...rest } = shown({ round: 7 })
  return { ...rest, players: more.map((each, seat) => ({ ...players[0]!, seat, ...each })) }
}
const crowd = ['Mira', 'Joost', 'Oma Tine', 'Barnabas', null]
const full: Room = { ...room, seats: crowd.map((name, seat) => ({ seat, name, bot: name ? null : 'easy', ready: true, colour: seat, here: true })) }
const CROWD: Partial<Player>[] = [
  { pot: FULL, scoring: 27, coins: 26, worth: 10, points: 41, space: 41, rats: 1 },
  { state: 'stopped', points: 47, space: 47, pot: FULL.slice(0, 12) },
  { state: 'exploded', white: 8, points: 38, space: 38, flask: false, pot: FULL.slice(2) },
  { points: 29, space: 29, pot: FULL.slice(0, 4), white: 4, rubies: 1 },
  { points: 55, space: 5, laps: 1, pot: FULL.slice(0, 9) },
]
/** A round that was counted, in which something happened to everybody at most steps. */
const COUNTED: Told[] = [
  { kind: 'round_began', round: 1, first: 0 },
  ...crowd.map((_, seat): Told => ({ kind: 'stopped', seat })),
  ...crowd.map((_, seat): Told => ({ kind: 'rolled', seat, card: 'die', face: 'ruby' })),
  ...crowd.map((_, seat): Told => ({ kind: 'rubies_gained', seat, rubies: 1, card: 'space' })),
  ...crowd.map((_, seat): Told => ({ kind: 'points_gained', seat, points: 4 + seat, card: 'space' })),
]

/** The same question where five sit at the table, and a round was counted. */
export function crowded(position: Position): Position {
  const [mine, ...others] = position.shown.players
  const players = CROWD.map((each, seat) => ({ ...(others[seat - 1] ?? mine!), ...(seat ? each : {}), seat }))
  const before = COUNTED.map((told, no): Line<Told> => ({ no: no - COUNTED.length, told }))
  return { ...position, shown: { ...position.shown, players }, room: { ...full, options: position.room.options }, log: [...before, ...position.log] }
}

const brewing: Move[] = [
  { kind: 'draw' },
  { kind: 'stop' },
  { kind: 'use', card: 'flask', places: [] },
  { kind: 'use', card: 'witch.A3', places: [3] },
  { kind: 'use', card: 'witch.A3', places: [1, 3] },
  { kind: 'leave_out', cards: ['book.red.1'] },
]
const lays: Move[] = [{ kind: 'lay', chip: 'orange1' }, { kind: 'lay', chip: 'white3' }, { kind: 'pass' }]
const purchases: Move[] = [{ kind: 'buy', chip: 'orange1' }, { kind: 'buy', chip: 'green1' }, { kind: 'buy', chip: 'blue1' }, { kind: 'buy', chip: 'red1' }, { kind: 'use', card: 'witch.B2', places: [] }, { kind: 'done' }]
/** Why the shelf keeps each chip from whoever has so many coins left and nothing in the basket. */
const reasons = (left: number): Record<string, string> =>
  Object.fromEntries(shown().books.flatMap(({ out, prices }) => prices.flatMap(({ chip, coins }) => (!out ? [[chip, 'not_out']] : coins > left ? [[chip, 'too_dear']] : []))))
const takes: Move[] = [{ kind: 'take', chip: 'black1' }, { kind: 'take', chip: 'red2' }, { kind: 'gain', what: 'rubies' }]

export const positions: Record<string, Position> = {
  brew: at(ask('brew', brewing)),
  first: at(ask('brew', [{ kind: 'draw' }], { why: { stop: 'nothing_placed', flask: 'no_white_last' } }), { shown: shown({}, { pot: [], white: 0 }) }),
  stir: at(ask('stir', [{ kind: 'draw' }, { kind: 'stop' }, { kind: 'withdraw' }], { chosen: { kind: 'draw' }, owes: false }), { shown: shown({ round: 9, stirring: true }) }),
  pick: at(ask('card', lays, { about: { card: 'book.blue.1', number: 2, chips: ['orange1', 'white3'] } })),
  six: at(ask('six', lays, { about: { card: 'witch.A2', chips: ['orange1', 'white3'] } })),
  yellow: at(ask('card', [{ kind: 'use', card: 'book.yellow.1', places: [1] }, { kind: 'pass' }], { about: { card: 'book.yellow.1', number: 0, chips: [] } })),
  fortune: at(ask('card_sealed', takes, { about: { card: 'fortune.P1', number: 0, chips: [] } }), { shown: shown({ phase: 'fortune', fortune: 'fortune.P1' }) }),
  chosen: at(
    ask('card_sealed', [...takes, { kind: 'withdraw' }], { about: { card: 'fortune.P1', number: 0, chips: [] }, chosen: takes[1]!, owes: false }),
    { shown: shown({ phase: 'fortune', fortune: 'fortune.P1' }) },
  ),
  witch: at(ask('card', [{ kind: 'use', card: 'witch.C1', places: [] }, { kind: 'pass' }], { about: { card: 'witch.C1', number: 0, chips: [] } }), { shown: shown({ phase: 'points' }) }),
  burst: at(ask('points_or_coins', [{ kind: 'choose', what: 'points' }, { kind: 'choose', what: 'coins' }], { about: { points: 2, coins: 11 } }), {
    foreseen: 'shown',
    shown: shown({ phase: 'rubies' }, { state: 'exploded', white: 8 }),
  }),
  basket: at(ask('basket', purchases, { about: { coins: 7, left: 7, chips: [], taken: 0, witch: null, copy: null, raised: [] }, why: reasons(7) }), {
    foreseen: null,
    shown: shown({ phase: 'shop' }),
  }),
  spend: at(ask('spend', [{ kind: 'spend', on: 'droplet' }, { kind: 'done' }], { about: { rubies: 3, price: 2 }, why: { flask: 'flask_full' } }), {
    foreseen: null,
    shown: shown({ phase: 'spending' }),
  }),
  tubes: at(ask('droplet', [{ kind: 'move_droplet', droplet: 'pot' }, { kind: 'move_droplet', droplet: 'tube' }], { about: { card: 'die' } }), {
    foreseen: null,
    room: { ...room, options: { pot_side: 'tubes' } },
  }),
  five: at(ask('brew', brewing), { shown: late(...CROWD), room: full }),
  stale: at(ask('brew', brewing), { stale: true }),
  theirs: at(null, { shown: shown({ waiting: [{ seat: 1, ask: 'brew', chosen: false }] }, { state: 'stopped' }) }),
  onlooker: at(null, { seat: null, own: null }),
  refused: at(ask('brew', brewing), { refusal: { code: 'stale', text: 'The table has moved on.', rule: '' } }),
  pending: at(ask('brew', brewing), { pending: true }),
  end: at(null, {
    shown: shown({ phase: 'over', round: 9, waiting: [], ranks: [2, 1, 3] }),
    log: [...log, { no: 4, told: { kind: 'points_gained', seat: 1, points: 4, card: 'rubies' } }],
  }),
}
