import { expect, test } from 'vitest'
import { handFit } from './layout'

test.each([
  [6, 318, 290, 3],
  [6, 752, 120, 6],
  [11, 318, 290, 4],
  [1, 318, 290, 1],
  [0, 318, 290, 1],
])('%s cards in %s x %s lie in %s columns', (cards, width, height, columns) => {
  const fit = handFit(cards, width, height)
  expect(fit.columns).toBe(columns)
  const rows = Math.ceil(cards / columns)
  expect(fit.card * columns + 9 * (columns - 1)).toBeLessThanOrEqual(width)
  expect(rows * fit.card * 1.42).toBeLessThanOrEqual(height)
})
