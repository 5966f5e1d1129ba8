import { expect, test } from 'vitest'
import { positions } from './fixtures'
import { halves, halvesSay, lower } from './halves'
import { en } from './words/en'

const { shown, own } = positions['turn']!()
const sold = { ...own!, gold: ['w17', 'c17'], silver: ['c19'] }
const looked = { shown, view: 0, names: ['Mira', 'Joost'], w: en }

test('a half is what stands on the road, what is sold, and the pairs', () => {
  expect(halves(looked, own)).toEqual([
    { good: 'wine', road: 5, sold: 0, all: 5 },
    { good: 'cheese', road: 2, sold: 0, all: 2 },
  ])
  expect(halves(looked, sold).map(({ all }) => all)).toEqual([5 + 7 + 1, 2 + 7 + 2 + 1])
})

test('the lower one counts, and of two level ones none is told', () => {
  expect(lower(halves(looked, own))).toBe('cheese')
  expect(lower([{ good: 'wine', road: 1, sold: 0, all: 1 }, { good: 'cheese', road: 1, sold: 0, all: 1 }])).toBeNull()
})

test('who looks on is told of the road only', () => {
  expect(halvesSay(looked, null).text[0]).toBe('*Wine*: 5 on the money road. What was sold is not known yet.')
})
