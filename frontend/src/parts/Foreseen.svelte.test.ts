import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Table } from '../lib/table'
import { language } from '../lib/words.svelte'
import Foreseen from './Foreseen.svelte'

beforeAll(() => void (language.now = 'en'))
afterEach(cleanup)

const draw = { kind: 'draw' }

/** What is read of the first of these moves, and which were asked about. */
function read(...moves: { kind: string }[]): { text: string; asked: object[] } {
  const asked: object[] = []
  const table = { prompt: { moves }, foresee: (move: object) => asked.push(move), foreseen: () => 'chance' }
  render(Foreseen, { table: table as unknown as Table<any, any>, move: draw })
  return { text: document.body.textContent!.trim(), asked }
}

test('where there is a choice it is said whether the move could be taken back', () => {
  expect(read(draw, { kind: 'stop' })).toEqual({ text: 'Cannot be taken back: chance decides.', asked: [draw] })
})

test('of the one thing that can be done nothing is asked or said', () => {
  expect(read(draw)).toEqual({ text: '', asked: [] })
})
