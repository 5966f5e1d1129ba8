import { expect, test } from 'vitest'
import { CLOCKS, left, nameOfClock, skewOf, stage, written } from './time'

const days = (d: number, h: number): string => `${d} d ${h} h`

test.each([
  [0, '0:00'],
  [1, '0:01'],
  [59_000, '0:59'],
  [60_000, '1:00'],
  [3_600_000, '1:00:00'],
  [86_399_000, '23:59:59'],
  [90_000_000, '1 d 1 h'],
])('%i ms is written %s', (ms, text) => expect(written(ms, days)).toBe(text))

test('a clock that runs counts down to its deadline, one that stands does not', () => {
  expect(left({ left: 60_000, began: 0, deadline: 60_000 }, 45_000)).toBe(15_000)
  expect(left({ left: 60_000, began: 0, deadline: 60_000 }, 99_000)).toBe(0)
  expect(left({ left: 60_000, began: null, deadline: null }, 45_000)).toBe(60_000)
})

test('C57: warnings at a half and at four fifths', () => {
  expect([0, 49, 50, 79, 80, 99, 100].map((now) => stage(0, 100, now))).toEqual(['calm', 'calm', 'half', 'half', 'late', 'late', 'over'])
  expect(stage(null, null, 5)).toBe('calm')
})

test('C59: a late frame does not turn the clock back', () => {
  expect(skewOf(null, 1000, 900)).toBe(100)
  expect(skewOf(100, 1000, 950)).toBe(100)
  expect(skewOf(100, 1000, 880)).toBe(120)
})

test('a clock is known by what it is, not by the order of its fields', () => {
  expect(nameOfClock({ increment: 10, seconds: 900, kind: 'bank' })).toBe('bank')
  expect(nameOfClock({ kind: 'turn', seconds: 7 })).toBeNull()
  expect(CLOCKS.map(({ clock }) => nameOfClock(clock))).toEqual(CLOCKS.map(({ name }) => name))
})
