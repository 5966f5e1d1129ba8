import { expect, test } from 'vitest'
import { flameAt, fuse, knot } from './fuse'
import { spiral, spot } from './spiral'
import { trackX } from './track'

const apart = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y)

test('the way through the pot has 54 spaces, evenly apart, and none lies on another', () => {
  expect(spiral).toHaveLength(54)
  spiral.slice(1).forEach((space, i) => expect(apart(space, spiral[i]!)).toBeCloseTo(53, 0))
  spiral.forEach((space, i) => spiral.slice(0, i).forEach((other) => expect(apart(space, other)).toBeGreaterThan(45)))
})

test('past the end of the way is its end', () => {
  expect(spot(60)).toBe(spiral[53])
})

test('the flame burns on the knot of the white sum, and on the keg beyond the limit', () => {
  const f = { width: 330, limit: 7, white: 5 }
  expect(flameAt(f).x).toBeCloseTo(knot(f, 5).x - 11)
  expect(flameAt({ ...f, white: 8 }).size).toBeGreaterThan(flameAt(f).size)
  expect(fuse(f)).toContain('8!')
})

test('the spaces of the track follow each other', () => {
  const t = { width: 1136, from: 0, to: 50 }
  expect(trackX(t, 1)).toBeGreaterThan(trackX(t, 0))
  expect(trackX(t, 50)).toBeLessThan(1136)
})
