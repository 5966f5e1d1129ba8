import { expect, test } from 'vitest'
import { positions } from './fixtures'
import { ageingsAhead, forecast, hasAged, ripening } from './ripening'
import { tagline } from './tagline'
import type { Slot } from './types'
import { en } from './words/en'

const lies = (markers: number): Slot => ({ closed: false, card: 'w17', markers })

test.each([
  [0, 2, { kind: 'ripe' }],
  [4, 2, { kind: 'ripe_in', ageings: 2 }],
  [3, 2, { kind: 'unfit' }],
  [4, 11, { kind: 'unfit' }],
  [2, 11, { kind: 'ripe_in', ageings: 1 }],
  [5, 11, { kind: 'ripe_in', ageings: 2 }],
  [7, 7, { kind: 'ripe_in', ageings: 3 }],
  [3, 17, { kind: 'ripe_in', ageings: 1 }],
  [4, 17, { kind: 'never' }],
  [2, 20, { kind: 'never' }],
])('%s markers in phase %s', (markers, phase, comes) => {
  expect(ripening(markers, ageingsAhead(phase, false))).toEqual(comes)
})

test('the present ageing counts until the cellar has aged', () => {
  expect(ageingsAhead(4, false)).toEqual([2, 2, 2, 3])
  expect(ageingsAhead(4, true)).toEqual([2, 2, 3])
})

test('who goes first has aged once the other is at the turn', () => {
  const { shown } = positions['age']!()
  expect(hasAged({ ...shown, active: 1, first: 0 }, 0, null)).toBe(true)
  expect(hasAged({ ...shown, active: 1, first: 0 }, 1, null)).toBe(false)
  expect(hasAged({ ...shown, active: 0, first: 0 }, 0, true)).toBe(false)
  expect(hasAged({ ...shown, active: 0, first: 0 }, 0, false)).toBe(true)
})

test('an ageing ripens what it empties and spoils what has too few', () => {
  const cellar = [lies(4), lies(2), lies(1), lies(0), { closed: false, card: null, markers: 0 }]
  expect(forecast(cellar, 2)).toEqual({ ripe: ['w17'], over: ['w17', 'w17'] })
})

test.each([
  ['turn', 2, '2 of 4 left', 'ripe in 1 ageing'],
  ['turn', 5, '5 left', 'no ageing fits: hurry or slow'],
  ['turn', 4, '4 of 4 left', 'ripe in 2 ageings'],
  ['send', 4, '4 of 4 left', 'no ageing fits: hurry or slow'],
  ['turn', 0, 'ripe', 'sells for gold'],
  ['age', 4, '4 of 4 left', 'ageing leaves 2'],
  ['age', 2, '2 of 4 left', 'ageing makes it ripe'],
  ['age', 1, '1 of 4 left', 'ageing: overripe'],
  ['sellall', 3, '3 of 4 left', 'not ripe by the end'],
] as const)('in %s a card with %s markers', (name, markers, left, when) => {
  const { shown, prompt } = positions[name]!()
  const line = tagline(lies(markers), 4, { shown, view: 0, scene: prompt && { prompt } }, en)
  expect([line.markers, line.when]).toEqual([left, when])
})
