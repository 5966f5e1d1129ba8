import { expect, test } from 'vitest'
import { positions } from '../fixtures'
import type { Laid } from '../types'
import { pairs, ROWS, weaker } from './score'

const laid = positions['end']!().shown.laid as [Laid, Laid]

test('the sheet adds up line by line', () => {
  for (const { sheet } of laid) {
    const sum = (good: 'cheese' | 'wine') => ROWS.slice(0, 4).reduce((total, row) => total + sheet[row[good]], 0)
    expect(sum('cheese')).toBe(sheet.i)
    expect(sum('wine')).toBe(sheet.j)
    expect(sheet.k).toBe(Math.min(sheet.i, sheet.j))
  }
})

test('the lower half counts', () => {
  expect(laid.map(weaker)).toEqual(['cheese', 'cheese'])
  expect(weaker({ ...laid[0], sheet: { ...laid[0].sheet, j: 10 } })).toBe('wine')
})

test('a plate needs a wine and a cheese of its dish, from either pile', () => {
  expect(pairs(laid[0]).map(({ wine, cheese, dish }) => [wine, cheese, dish])).toEqual([
    ['w17', 'c17', 'quiche'],
    ['w20', 'c20', 'steak'],
    ['w13', 'c13', 'pasta'],
  ])
  for (const each of laid) expect(pairs(each).length).toBe(each.sheet.g)
})

test('three wines and one cheese of a dish make one pair', () => {
  expect(pairs({ gold: ['w16', 'w17', 'c17'], silver: ['w18'] })).toHaveLength(1)
})
