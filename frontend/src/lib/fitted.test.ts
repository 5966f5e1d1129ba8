import { expect, test } from 'vitest'
import { scaleOf } from './fitted'

test('what is a little too high is drawn smaller, what is far too high scrolls', () => {
  expect(scaleOf(700, 600)).toBe(1)
  expect(scaleOf(600, 600)).toBe(1)
  expect(scaleOf(630, 700)).toBe(0.9)
  expect(scaleOf(577, 698)).toBe(0.826)
  expect(scaleOf(400, 698)).toBe(1)
})
