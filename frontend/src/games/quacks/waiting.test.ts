import { beforeAll, expect, test } from 'vitest'
import { language } from '../../lib/words.svelte'
import { shown } from './fixtures'
import type { Player, Public } from './types'
import { farSays, potSays } from './waiting'
import { marketWords } from './words'

beforeAll(() => void (language.now = 'en'))

const NAMES = ['Mira', 'Joost', 'Tine']

/** Mira is done; the others stand as is said. */
function waits(me: Partial<Player>, ...others: Partial<Player>[]): Public {
  const all = shown({}, { state: 'stopped', ...me })
  return { ...all, players: all.players.map((player, seat) => ({ ...player, ...others[seat - 1] })) }
}
const says = (all: Public) => potSays(all.players[0]!, all, NAMES, marketWords())

test('whoever has stopped is told what the pot is worth, whose the die would be, and what comes next', () => {
  const behind = waits({ ruby: true, scoring: 14 }, { scoring: 11 }, { scoring: 20 })
  expect(says(behind)).toBe('Yours: *11 coins, 2 points, ruby*. You would roll the die. Then the books open.')
  const ahead = waits({}, { scoring: 20 }, { state: 'brewing', scoring: 18 })
  expect(says(ahead)).toContain('Joost would roll the die.')
  expect(says(waits({}, { scoring: 20 }, { state: 'brewing', scoring: 20 }))).toContain('2 others would roll the die.')
})

test('nothing is said of the die where pots brew behind a curtain', () => {
  expect(says(waits({}, { hidden: true }))).toBe('Yours: *11 coins, 2 points*. Then the books open.')
  expect(farSays({ ...shown().players[1]!, hidden: true }, marketWords())).toBe('brews behind the curtain')
})

test('a burst pot has one of both, but for one that a skull kept watch over', () => {
  expect(says(waits({ state: 'exploded' }))).toBe('Your pot burst at *11 coins or 2 points*. After the count you take one.')
  expect(says(waits({ state: 'exploded', covered: true }))).toContain('*11 coins, 2 points*')
})

test('in the last round no books open', () => {
  expect(says({ ...waits({}), round: 9 })).toContain('Then the last count.')
})

test.each(['en', 'nl'] as const)('nobody waits with more than sixteen words to read (%s)', (spoken) => {
  language.now = spoken
  const ahead = { state: 'stopped', scoring: 20 } as const
  const pots = [waits({ ruby: true }, ahead), waits({ ruby: true }, ahead, ahead), waits({ ruby: true, scoring: 20 }), waits({ state: 'exploded', ruby: true }), waits({ state: 'exploded', covered: true, ruby: true })]
  const told = pots.flatMap((pot) => [says(pot), says({ ...pot, round: 9 })])
  language.now = 'en'
  for (const text of told) expect(text.split(' ').length, text).toBeLessThanOrEqual(16)
})

test('how far a pot is, is said with its chips and its white', () => {
  expect(farSays(shown().players[1]!, marketWords())).toBe('space 11, 4 chips, white 5 of 7')
})
