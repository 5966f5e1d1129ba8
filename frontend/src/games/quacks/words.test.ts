import { expect, test } from 'vitest'
import { language } from '../../lib/words.svelte'
import { shown } from './fixtures'
import { covered } from './past'
import printed from './printed.json'
import { clause, lines, sentence } from './telling'
import type { Move, Told } from './types'
import { chipName, phaseName, say, setOf, stepWords } from './words'
import { en } from './words/en'
import { nl } from './words/nl'

const names = ['Mira', 'Joost']

test('every card has a name and a text in both languages', () => {
  for (const card of printed.cards)
    for (const w of [en, nl]) {
      expect(w.cards[card]?.name, card).toBeTruthy()
      expect(w.cards[card]?.short, card).toBeTruthy()
      expect(w.cards[card]?.text, card).toBeTruthy()
    }
})

test('every book says which of its colour it is', () => {
  for (const w of [en, nl]) for (const book of Object.keys(printed.prices)) expect(setOf(book, w), book).toBeTruthy()
})

// The last round has no shop and pays no rubies: both become points.
const BUYS = /book|shop|chip|spent|droplet|flask|boek|koop|fiche|uitgeven|druppel|fles/i

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('Q5 in round %i no step is named that it does not have', (round) => {
  for (const w of [en, nl])
    for (const phase of ['shop', 'spending'] as const) {
      const named = [phaseName(phase, round, w), ...stepWords(round, w)[phase]!].join(' ')
      expect(BUYS.test(named), named).toBe(round < 9)
    }
})

test('no word is left out of either language', () => {
  const keys = (what: object): string[] =>
    Object.entries(what).flatMap(([key, value]) => (value && typeof value === 'object' ? keys(value).map((inner) => `${key}.${inner}`) : [key]))
  expect(keys(nl).sort()).toEqual(keys(en).sort())
})

test('a chip is called by its number where there are several', () => {
  expect(chipName('red2', en)).toBe('toadstool 2')
  expect(chipName('purple1', en)).toBe('ghost')
  expect(chipName('red2', nl)).toBe('vliegenzwam 2')
})

test('moves are said in plain words', () => {
  const moves: Move[] = [
    { kind: 'draw' },
    { kind: 'use', card: 'witch.A3', places: [0, 2] },
    { kind: 'swap', chip: 'green1', to: 'green2' },
    { kind: 'leave_out', cards: ['book.red.1'] },
  ]
  expect(moves.map((move) => say(move, en))).toEqual([
    'Draw a chip',
    'Pay the copper penny to Walburg, for chip 1 and 3',
    'Swap spider 1 for spider 2',
    'Without the extra steps of Toadstool',
  ])
})

const drawn: Told = { kind: 'drawn', seat: 0, chips: ['white1'], card: 'brewing' }
const placed: Told = { kind: 'placed', seat: 0, chip: 'white1', at: 16, colour: 'white', value: 1, moved: 1, white: 8 }
const exploded: Told = { kind: 'exploded', seat: 0, white: 8, limit: 7, covered: false }

test('a draw and what comes of it is one line, and names the space by its number', () => {
  expect(lines([drawn, placed, exploded], names, en).map(({ text }) => text)).toEqual([
    'white 1, now on *15*, white 8; *boom*, white 8 of 7',
  ])
})

test('a drawn chip is read aloud once', () => {
  expect(sentence(drawn, names, en)).toBe('')
  expect(sentence(placed, names, en)).toBe('Mira: white 1, now on 15, white 8.')
})

test('what is taken back is said as such', () => {
  const lost: Told = { kind: 'rubies_gained', seat: 1, rubies: -1, card: 'book.blue.3' }
  expect(clause(lost, names, en)).toBe('gives *1 ruby* back (Crow skull)')
})

test('a covered choice is said when it is laid, changed and taken back, and not when it is carried out', () => {
  const at = shown({ waiting: [{ seat: 0, ask: 'card_sealed', chosen: false }] })
  const held = (chip: string) => ({ ask: 'card_sealed', about: {}, move: { kind: 'take', chip } as Move })
  const basket = (...chips: string[]) => ({ ask: 'basket', about: { chips }, move: { kind: 'done' } as Move })
  language.now = 'en'
  expect(covered(0, held('red2'), null, at)).toBe('lays a covered choice: *Take toadstool 2*')
  expect(covered(0, held('purple1'), held('red2'), at)).toBe('chooses anew, still covered: *Take ghost*')
  expect(covered(0, null, held('red2'), at)).toBe('takes the covered choice back')
  expect(covered(1, null, held('red2'), at)).toBeNull()
  expect(covered(0, basket('red2', 'purple1'), null, at)).toContain('*Buy toadstool 2 and ghost*')
  expect(covered(0, basket(), null, at)).toContain('*Buy nothing*')
  language.now = 'nl'
  expect(covered(0, held('red2'), null, at)).toBe('legt een bedekte keuze: *Neem vliegenzwam 2*')
  language.now = 'en'
})
