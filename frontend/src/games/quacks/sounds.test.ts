import { expect, test } from 'vitest'
import { heard } from './sounds'
import { laidOf } from './tray'
import type { Told } from './types'

const placed = (seat: number, chip: 'white1' | 'red2', at: number): Told => ({ kind: 'placed', seat, chip, at, colour: 'red', value: 1, moved: 1, white: 0 })

test('the own chips are heard, the later in the pot the lower, and white ones apart', () => {
  expect(heard(placed(0, 'red2', 53), 0)).toEqual({ sound: 'chip', depth: 1 })
  expect(heard(placed(0, 'white1', 0), 0)).toEqual({ sound: 'white', depth: 0 })
  expect(heard(placed(1, 'red2', 5), 0)).toBeNull()
})

test('a burst is heard wherever it happens', () => {
  expect(heard({ kind: 'exploded', seat: 3, white: 8, limit: 7, covered: false }, 0)).toEqual({ sound: 'boom' })
})

test('what was laid from the tray of six is known in its order, and only since it was drawn', () => {
  const drawn: Told = { kind: 'drawn', seat: 0, chips: ['red2', 'white1'], card: 'witch.A2' }
  const log = [placed(0, 'white1', 1), drawn, placed(1, 'white1', 2), placed(0, 'red2', 3), placed(0, 'white1', 4)]
  expect(laidOf(log, 0)).toEqual(['red2', 'white1'])
  expect(laidOf(log.slice(0, 1), 0)).toEqual([])
})
