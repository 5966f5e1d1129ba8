import { expect, test } from 'vitest'
import { bursts, sums } from './adding'
import { counted, gains } from './counting'
import type { Told } from './types'

const round = (n: number): Told => ({ kind: 'round_began', round: n, first: 0 })
const stopped = (seat: number): Told => ({ kind: 'stopped', seat })
const points = (seat: number, n: number, card: string): Told => ({ kind: 'points_gained', seat, points: n, card })
const rubies = (seat: number, n: number, card: string): Told => ({ kind: 'rubies_gained', seat, rubies: n, card })

const evening: Told[] = [
  round(1),
  points(0, 2, 'book.blue.4'),
  stopped(0),
  { kind: 'exploded', seat: 1, white: 8, limit: 7, covered: false },
  { kind: 'rolled', seat: 0, face: 'ruby', card: 'die' },
  rubies(0, 1, 'die'),
  rubies(0, 1, 'book.black.two'),
  { kind: 'droplet_moved', seat: 0, droplet: 'pot', at: 1, card: 'book.black.two' },
  rubies(1, 1, 'space'),
  { kind: 'answered', seat: 1, choice: 'coins' },
  points(0, 4, 'space'),
  { kind: 'chip_gained', seat: 1, chip: 'red1', to: 1, card: 'shop' },
  { kind: 'rubies_paid', seat: 0, rubies: 2, card: 'rubies' },
]

test('every line after brewing falls under its step', () => {
  const { round, entries, due } = counted(evening)
  expect(round).toBe(1)
  expect(entries.map(({ step }) => step)).toEqual([
    'die', 'die', 'chips', 'chips', 'rubies', 'points', 'points', 'shop', 'spending',
  ])
  expect(entries[due - 1]!.step).toBe('points')
})

test('while the next round brews, the last count stays', () => {
  expect(counted([...evening, round(2), stopped(0)]).round).toBe(1)
})

test('before anything was counted there is no count', () => {
  expect(counted([round(1), stopped(0)])).toEqual({ round: 0, entries: [], due: 0 })
})

test('the first round begins with the match, and is counted all the same', () => {
  expect(counted(evening.slice(1)).round).toBe(1)
  expect(counted(evening.slice(1)).entries).toEqual(counted(evening).entries)
})

test('what has been told so far is what has been gained', () => {
  const { entries } = counted(evening)
  expect(gains(entries.slice(0, 2), 0)).toEqual({ points: 0, rubies: 1 })
  expect(gains(entries, 0)).toEqual({ points: 4, rubies: 0 })
})

test('the end adds up to the points that everybody has', () => {
  const last = [...evening, round(9), stopped(0), stopped(1), points(0, 7, 'space'), points(0, 3, 'coins'), points(0, 1, 'rubies'), points(1, 2, 'pennies')]
  expect(sums(last, [20, 5])).toEqual([
    { before: 9, pot: 7, coins: 3, rubies: 1, pennies: 0 },
    { before: 3, pot: 0, coins: 0, rubies: 0, pennies: 2 },
  ])
  expect(bursts(last, 2)).toEqual([0, 1])
})
