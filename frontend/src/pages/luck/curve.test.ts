import { expect, test } from 'vitest'
import { letters, standing, stroke } from './curve'

test('a stroke goes through its points and never beyond what was measured', () => {
  expect(stroke([{ x: 0, y: 10 }, { x: 20, y: 30 }, { x: 40, y: 0 }])).toBe('M0 10C10 10 10 30 20 30C30 30 30 0 40 0')
  expect(stroke([{ x: 3, y: 4 }])).toBe('M3 4')
})

test('a letter stands where its stroke is farthest from all others, and letters keep apart', () => {
  const rising = [0, 10, 20, 30, 40].map((y, i) => ({ x: 50 * i, y }))
  const falling = [0, 0, 0, 0, -40].map((y, i) => ({ x: 50 * i, y }))
  expect(letters([rising, falling], 30)).toEqual([{ x: 150, y: 30 }, { x: 150, y: 0 }])
  expect(letters([rising, falling], 40)[1]).toEqual({ x: 100, y: 0 })
})

test('a stroke too short to have a middle has its letter at its start', () => {
  expect(letters([[{ x: 1, y: 2 }, { x: 3, y: 4 }]], 10)).toEqual([{ x: 1, y: 2 }])
})

test('a mark stands on its point, but above the foot and beside no other', () => {
  expect(standing([{ x: 0, y: 50 }, { x: 40, y: 99 }], 10, 100)).toEqual([{ x: 0, y: 50 }, { x: 40, y: 90 }])
  expect(standing([{ x: 0, y: 50 }, { x: 5, y: 45 }, { x: 6, y: 52 }], 10, 100).map(({ y }) => y)).toEqual([50, 30, 10])
})
