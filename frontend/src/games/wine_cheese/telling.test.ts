import { expect, test } from 'vitest'
import { positions } from './fixtures'
import { cells } from './geometry'
import { CARDS, LABELS } from './printed'
import { clause, lines, phaseTitle, sentence } from './telling'
import type { Ingredient, Move, Plot, Told } from './types'
import { cardName, counted, nameOfKind, say, thePlace } from './words'
import { en } from './words/en'
import { nl } from './words/nl'

const names = ['Mira', 'Joost']

test.each([
  [{ kind: 'phase_began', phase: 2 }, 'Spring 2: production and sale.'],
  [{ kind: 'worker_sent', seat: 0, color: 'blue', house: 2, plot: [4, 5] }, 'Mira sent the blue worker to the sugar beets.'],
  [{ kind: 'worker_returned', seat: 1, color: 'red', plot: [3, 3], house: 4 }, 'Joost brought the red worker home from the white grapes.'],
  [{ kind: 'markers_gained', seat: 0, ingredients: ['milk', 'milk', 'white'], cause: 'harvest' }, 'Mira gathered 2 milk and 1 white grape.'],
  [{ kind: 'markers_paid', seat: 0, ingredients: ['white', 'sugar'], cause: 'label' }, 'Mira paid 1 white grape and 1 sugar for a label.'],
  [{ kind: 'markers_expired', seat: 1, stored: ['salt'], expired: ['milk', 'milk'] }, 'Joost stored 1 salt; lost 2 milk.'],
  [{ kind: 'markers_expired', seat: 1, stored: [], expired: [] }, 'Joost stored nothing.'],
  [{ kind: 'produced', seat: 0, card: 'w17', slot: 4, markers: 4 }, 'Mira made Chablis.'],
  [{ kind: 'labelled', seat: 0, option: 'wine_step', ingredient: 'white', free: false }, 'Mira used the white grapes label.'],
  [{ kind: 'labelled', seat: 0, option: 'wine_step', ingredient: null, free: true }, 'Mira used a label for free.'],
  [{ kind: 'card_gained', seat: 1, good: 'wine', card: null, source: 'deck' }, 'Joost took a wine card from the pile.'],
  [{ kind: 'card_gained', seat: 1, good: 'wine', card: 'w02', source: 'deck' }, 'Joost took Irancy from the pile.'],
  [{ kind: 'card_gained', seat: 1, good: 'wine', card: 'w02', source: 'display' }, 'Joost took Irancy from the cards on show.'],
  [{ kind: 'ripened', seat: 0, card: 'c17', slot: 3, change: -1, markers: 0, cause: 'hurry' }, 'Mira hurried Chaource: now ripe.'],
  [{ kind: 'ripened', seat: 0, card: 'c17', slot: 3, change: -2, markers: 2, cause: 'ageing' }, 'Mira let Chaource age: 2 markers left.'],
  [{ kind: 'overripe', seat: 0, card: 'c17', slot: 3 }, 'Mira let Chaource turn overripe, which brings silver only.'],
  [{ kind: 'stepped', seat: 0, good: 'wine', before: 5, after: 7, laps: 0 }, 'Mira moved wine on to 6.'],
  [{ kind: 'stepped', seat: 0, good: 'wine', before: 5, after: 7, laps: 0, jumped: 1 }, 'Mira moved wine on to 6, past one in the way.'],
  [{ kind: 'stepped', seat: 0, good: 'cheese', before: 20, after: 4, laps: 1, jumped: 2 }, 'Mira took cheese all the way round, to 23, past 2 in the way.'],
  [{ kind: 'stepped', seat: 0, good: 'wine', before: 6, after: 1, laps: 0 }, 'Mira moved wine back to 1.'],
  [{ kind: 'stepped', seat: 0, good: 'wine', before: 3, after: -1, laps: 0 }, 'Mira moved wine back to the start.'],
  [{ kind: 'stepped', seat: 0, good: 'cheese', before: 20, after: 3, laps: 1 }, 'Mira took cheese all the way round, to 22.'],
  [{ kind: 'triggered', seat: 0, card: 'c04', helper: null }, 'Mira used the washing of Soumaintrain.'],
  [{ kind: 'triggered', seat: 0, card: 'c04', helper: 'w08' }, 'Mira set off the washing of Soumaintrain.'],
  [{ kind: 'sold', seat: 0, card: 'w17', pile: 'silver' }, 'Mira sold Chablis early, for 2 in silver.'],
  [{ kind: 'pair_sold', seat: 0, wine: 'w17', cheese: 'c17', dish: 'quiche' }, 'Mira served Chablis with Chaource: quiche.'],
  [{ kind: 'dropped_out', seat: 0 }, 'Mira dropped out of the phase.'],
  [{ kind: 'cellar_opened', seat: 0 }, 'Mira opened the fifth vault.'],
  [{ kind: 'turn_order', first: 1, stored: [2, 3] }, 'Joost has more on the shelves, 3 against 2, and goes first from now on.'],
  [{ kind: 'turn_order', first: 1, stored: [0, 0] }, 'Both have 0 on the shelves, so the order turns: Joost goes first from now on.'],
  [{ kind: 'new_workers', color: 'purple', houses: [5, 5] }, 'The purple workers move in.'],
  [{ kind: 'ended', winner: 1, finals: [39, 42], by: 'final' }, 'Joost wins, 42 to 39.'],
  [{ kind: 'ended', winner: 1, finals: [39, 39], by: 'higher_total' }, 'Joost wins: level at 39, but with the better stronger half.'],
] as [Told, string][])('%j is told', (told, said) => {
  expect(sentence(told, names, en)).toBe(said)
  expect(clause(told, names, nl)).not.toMatch(/undefined|NaN/)
})

test('what belongs together is one line of the log', () => {
  const { log } = positions['turn']!()
  const told = lines(log.map(({ told }) => told), names, en)
  expect(told[0]).toMatchObject({ seat: null, heading: true, text: 'Spring 1: workers go out' })
  expect(told[1]).toMatchObject({ seat: 0, heading: false, text: 'sent the *blue worker* to the sugar beets; gathered 1 sugar, 1 milk and 1 white grape' })
  expect(told.map(({ from }) => from).slice(1)).toEqual(told.map(({ to }) => to + 1).slice(0, -1))
  expect(told.map(({ text }) => text)).toContain('made *Burgundy Aligoté*; used its distillation; moved cheese on to 7')
  expect(told.map(({ text }) => text)).toContain('paid 1 white grape and 1 red grape for a label; took *Irancy* from the cards on show')
  expect(told.map(({ text }) => text)).toContain('made *Nuits-Saint-Georges*; moved wine on to 5, for free')
})

test('a cellar that ages is one line, which says once what it does', () => {
  const aged = (card: string, slot: number, markers: number): Told => ({ kind: 'ripened', seat: 0, card, slot, change: -2, markers, cause: 'ageing' })
  const [line] = lines([aged('c17', 1, 0), aged('w17', 2, 2)], names, en)
  expect(line?.text).toBe('let *Chaource* age: now ripe; *Chablis*: 2 markers left')
})

test('who opens the fifth vault says in one line what it cost', () => {
  const paid: Told = { kind: 'markers_paid', seat: 1, ingredients: ['milk', 'milk', 'milk', 'red'], cause: 'cellar' }
  expect(lines([paid, { kind: 'cellar_opened', seat: 1 }], names, en).map(({ text }) => text)).toEqual(['gave 3 milk and 1 red grape; opened the fifth vault'])
})

test('starter cultures were used where they were paid for, and left where something else was told next', () => {
  const made: Told = { kind: 'produced', seat: 0, card: 'w01', slot: 1, markers: 2 }
  const acts: Told = { kind: 'triggered', seat: 0, card: 'w01', helper: null }
  const paid: Told = { kind: 'markers_paid', seat: 0, ingredients: ['yeast', 'sugar'], cause: 'starter_cultures' }
  const sold: Told = { kind: 'sold', seat: 0, card: 'w01', pile: 'gold' }
  const other: Told = { kind: 'markers_paid', seat: 0, ingredients: ['milk'], cause: 'trade' }
  const said = (...log: Told[]) => lines(log, names, en)[0]?.text
  const name = cardName('w01', en)
  expect(said(made, acts, paid)).toBe(`made *${name}*; used its starter cultures; put in 1 yeast and 1 sugar`)
  expect(said(made, acts)).toBe(`made *${name}*; turned to its starter cultures`)
  expect(said(acts, sold)).toMatch(new RegExp(`^left the starter cultures of \\*${name}\\* unused; sold`))
  expect(said(acts, other)).toContain('unused')
  expect(sentence(acts, names, en)).toBe(`Mira turned to the starter cultures of ${name}.`)
})

test('every phase has its title', () => {
  expect(phaseTitle(18, nl)).toBe('Herfst 3: opslag')
  expect(phaseTitle(21, en)).toBe('Winter 3: the score')
})

const moves: Move[] = [
  { kind: 'bench', color: 'red' },
  { kind: 'send', house: 2, plot: [3, 3] },
  { kind: 'return', plot: [3, 3], house: 2 },
  { kind: 'take', ingredient: 'yeast' },
  { kind: 'produce', card: 'w17', slot: 4, stored: ['sugar'] },
  { kind: 'free_label', option: 'slow_cheese' },
  { kind: 'special' },
  { kind: 'nothing' },
  { kind: 'sell_action', slot: 1, trigger: true },
  { kind: 'sell_action', slot: 1, trigger: false },
  { kind: 'sell_pair', wine_slot: 1, cheese_slot: 2, first: 'wine' },
  { kind: 'sell_single', slot: 1 },
  { kind: 'sell_unfinished', slot: 1 },
  { kind: 'drop_out' },
  { kind: 'end_turn' },
  { kind: 'label', ingredient: 'white', option: 'wine_step', second: 'sugar', stored: [] },
  { kind: 'trade', get: 'milk' },
  { kind: 'open_cellar', by: 'markers' },
  { kind: 'open_cellar', by: 'wine' },
  { kind: 'give', ingredient: 'salt', stored: true },
  { kind: 'give', ingredient: 'salt', stored: false },
  { kind: 'gain', card: 'w17' },
  { kind: 'gain', card: null },
  { kind: 'target', slot: 3 },
  { kind: 'gourmet', indicator: 'wine' },
  { kind: 'pay_starter', stored: [] },
  { kind: 'store', salt: 1, sugar: 2, yeast: 0, cultures: 0 },
  { kind: 'store', salt: 0, sugar: 0, yeast: 0, cultures: 0 },
  { kind: 'age' },
  { kind: 'trigger', slot: 2 },
]

test.each([
  ['English', en],
  ['Dutch', nl],
])('every move has plain words of its own in %s', (_, w) => {
  const said = moves.map((move) => say(move, w))
  expect(new Set(said).size).toBe(moves.length)
  for (const words of said) expect(words).not.toMatch(/undefined|^$/)
  for (const { kind } of moves) expect(nameOfKind(kind, w)).toBeTruthy()
})

test.each([
  [[3, 3], 0, 'House 2 to the white grapes in the third row'],
  [[3, 2], 0, 'House 2 to the left milk pasture in the third row'],
  [[3, 5], 0, 'House 2 to the right milk pasture in the third row'],
  [[3, 5], 1, 'House 4 to the left milk pasture in the second row'],
  [[1, 5], 1, 'House 4 to the red grapes in the bottom row'],
] as [Plot, number, string][])('the plot %j is called as seat %j sees it', (plot, seat, said) => {
  expect(say({ kind: 'send', house: 2, plot }, en, seat)).toBe(said)
})

test.each([en, nl])('no two plots have the same name', (w) => {
  for (const view of [0, 1]) expect(new Set(cells(view).map((plot) => thePlace(plot, view, w))).size).toBe(20)
})

test('markers are counted in the order in which they come', () => {
  expect(counted(['milk', 'salt', 'milk'], en)).toBe('2 milk and 1 salt')
  expect(counted(['white', 'white', 'any_cheese'], nl)).toBe('2 witte druiven en 1 kaasingrediënt naar keuze')
})

test('every card and every label has its words', () => {
  for (const id of CARDS.keys()) for (const w of [en, nl]) expect(cardName(id, w)).toBeTruthy()
  for (const what of LABELS.keys()) expect(en.ingredients[what as Ingredient]).toBeTruthy()
})

test('where a match is looked back at, a line says what it said at that moment, and the rest stands in another', () => {
  const log = positions['turn']!().log.map(({ told }) => told)
  const sent = log.findIndex(({ kind }) => kind === 'worker_sent')
  const whole = lines(log, names, en)
  for (let now = sent + 1; now <= log.length; now++) {
    const then = lines(log, names, en, now)
    const last = lines(log.slice(0, now), names, en).at(-1)
    expect(then.findLast(({ from }) => from < now)?.text).toBe(last?.text)
    expect(then.flatMap(({ line }) => line)).toEqual(whole.flatMap(({ line }) => line))
  }
})
