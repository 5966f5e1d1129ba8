import { expect, test } from 'vitest'
import { byKind, inGroups, plainly } from './choices'

test.each([
  [{ kind: 'end_turn' }, 'end turn'],
  [{ kind: 'send', house: 2, plot: [3, 4] }, 'send: house 2, plot 3 4'],
  [{ kind: 'produce', card: 'w01', slot: 1, stored: [] }, 'produce: card w01, slot 1'],
  [{ kind: 'gain', card: null }, 'gain'],
  [{ kind: 'label', option: 'wine_step', paid: { white: 1 } }, 'label: option wine step, paid 1'],
  [{ kind: 'sell_action', slot: 1, trigger: false }, 'sell action: slot 1, trigger false'],
])('%o reads as "%s"', (move, words) => {
  expect(plainly(move)).toBe(words)
})

test('moves are grouped by kind, in their order, and none is lost', () => {
  const moves = ['a', 'b', 'a', 'c'].map((kind, no) => ({ kind, no }))
  expect(byKind(moves).map((group) => [group.kind, group.moves.length])).toEqual([['a', 2], ['b', 1], ['c', 1]])
  expect(byKind(moves).flatMap((group) => group.moves)).toHaveLength(4)
})

test('only many moves of several kinds are shown in groups', () => {
  const many = Array.from({ length: 10 }, (_, no) => ({ kind: 'a', no }))
  expect(inGroups(many)).toBe(false)
  expect(inGroups([...many, { kind: 'b' }])).toBe(true)
  expect(inGroups([{ kind: 'a' }, { kind: 'b' }])).toBe(false)
})
