import { describe, expect, test } from 'vitest'
import { apply, Misfit, type Patch } from './patch'
import type { Json } from './table'

const rows: [string, Json, Patch, Json][] = [
  ['sets a field', { a: 1, b: 2 }, { a: ['=', 5] }, { a: 5, b: 2 }],
  ['sets a field that was not there', { a: 1 }, { b: ['=', null] }, { a: 1, b: null }],
  ['sets the whole', [1], ['=', { a: [] }], { a: [] }],
  ['deletes a field', { a: 1, b: 2 }, { a: ['-'] }, { b: 2 }],
  ['goes into a part', { a: { b: { c: 1 }, d: 2 } }, { a: { b: { c: ['=', 3] } } }, { a: { b: { c: 3 }, d: 2 } }],
  ['changes an item of a list', { a: [1, 2, 3] }, { a: { '1': ['=', 9] } }, { a: [1, 9, 3] }],
  ['goes into an item', [{ n: 1 }, { n: 2 }], { '1': { n: ['=', 7] } }, [{ n: 1 }, { n: 7 }]],
  ['appends', { a: [1] }, { a: ['+', [2, 3]] }, { a: [1, 2, 3] }],
  ['deletes items by their old places', [1, 2, 3, 4], { '0': ['-'], '2': ['-'], '3': ['=', 8] }, [2, 8]],
  ['sets a list, which is not read as an operation', { a: 1 }, { a: ['=', ['-']] }, { a: ['-'] }],
  ['edits a list', [1, 2, 3, 4, 5], ['~', [[1, 1], [3, 1, [8, 9]], [5, 0, [7]]]], [1, 3, 8, 9, 5, 7]],
  ['sets objects that repeat each other', [], ['#', [[{ a: [1, 2], b: ['x', 'y'], c: [0] }, ['b', 'a']], [{ d: 1 }, []]]],
    [{ a: 1, b: 'x', c: [0] }, { a: 2, b: 'x', c: [0] }, { a: 1, b: 'y', c: [0] }, { a: 2, b: 'y', c: [0] }, { d: 1 }]],
  ['changes nothing', { a: 1 }, {}, { a: 1 }],
]

describe('a patch', () => {
  test.each(rows)('%s', (_, before, patch, after) => {
    const kept = structuredClone(before)
    expect(apply(before, patch)).toEqual(after)
    expect(before).toEqual(kept)
  })

  test('shares what did not change', () => {
    const before = { mine: { hand: [1] }, theirs: { hand: [2] } }
    const after = apply(before, { mine: { hand: ['+', [3]] } }) as typeof before
    expect(after.theirs).toBe(before.theirs)
    expect(after.mine).not.toBe(before.mine)
  })

  const misfits: [string, Json, Patch][] = [
    ['an item that is not there', [1], { '1': ['=', 2] }],
    ['a part of a number', { a: 1 }, { a: { b: ['=', 2] } }],
    ['more items for an object', { a: {} }, { a: ['+', [1]] }],
    ['the whole, deleted', 1, ['-']],
  ]
  test.each(misfits)('does not fit: %s', (_, value, patch) => {
    expect(() => apply(value, patch)).toThrow(Misfit)
  })
})
