import { expect, test } from 'vitest'
import { among, facets, narrow, offered, pick, settle } from './facets'
import type { Move } from './types'

const moves: Move[] = [
  { kind: 'produce', card: 'w17', slot: 3, stored: [] },
  { kind: 'produce', card: 'w17', slot: 4, stored: [] },
  { kind: 'produce', card: 'w17', slot: 4, stored: ['sugar'] },
  { kind: 'produce', card: 'c13', slot: 3, stored: [] },
  { kind: 'sell_pair', wine_slot: 1, cheese_slot: 2, first: 'wine' },
  { kind: 'sell_single', slot: 1 },
  { kind: 'drop_out' },
]

test('pointing at things narrows the moves', () => {
  expect(narrow(moves, ['hand:w17', 'slot:4'])).toEqual([moves[1], moves[2]])
  expect(narrow(moves, ['slot:1'])).toEqual([moves[4], moves[5]])
  expect(narrow(moves, [])).toEqual(moves)
})

test('a thing replaces its like, and starts afresh where it does not fit', () => {
  expect(pick(moves, ['hand:w17', 'slot:4'], 'slot:3')).toEqual(['hand:w17', 'slot:3'])
  expect(pick(moves, ['hand:c13', 'slot:3'], 'slot:1')).toEqual(['slot:1'])
})

test('offered is what goes on from here, or would do instead', () => {
  const keys = offered(moves, ['do:make', 'hand:w17'])
  expect(keys).toContain('slot:4')
  expect(keys).toContain('hand:c13')
  expect(keys).not.toContain('slot:1')
  expect(offered(moves, ['do:make'])).toContain('do:sell')
})

test('the obvious is filled in, the shelf spared', () => {
  expect(settle(moves, ['hand:w17'], ['slot', 'pay'])).toEqual(['hand:w17', 'slot:3', 'pay:'])
  expect(settle(moves.toReversed(), ['hand:w17', 'slot:4'], ['pay'])).toEqual(['hand:w17', 'slot:4', 'pay:'])
  expect(settle(moves, ['do:drop'], ['slot'])).toEqual(['do:drop'])
})

test('every move is about something, and moves differ in what they are about', () => {
  const all = moves.map((move) => facets(move).join(' '))
  expect(new Set(all).size).toBe(moves.length)
  expect(among(moves, 'slot')).toEqual(['slot:3', 'slot:4', 'slot:1', 'slot:2'])
})
