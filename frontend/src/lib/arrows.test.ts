import { expect, test } from 'vitest'
import { nearest } from './arrows'

test('an arrow goes to what lies most straight ahead', () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 50, y: 2 },
    { x: 40, y: 60 },
    { x: -20, y: 0 },
    { x: 90, y: -4 },
  ]
  expect(nearest({ x: 0, y: 0 }, spots, [1, 0])).toBe(1)
  expect(nearest({ x: 0, y: 0 }, spots, [0, 1])).toBe(2)
  expect(nearest({ x: 0, y: 0 }, spots, [0, -1]), 'what lies far aside is not above').toBeNull()
})
