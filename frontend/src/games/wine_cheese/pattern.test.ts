import { expect, test } from 'vitest'
import { boxOf, lie } from './valley'
import { cells, same, spacesInView, terrain, turned } from './geometry'
import { harvest } from './pattern'
import type { Plot, Worker } from './types'

const stands = (...plots: Plot[]): Worker[] => plots.map(([row, col]) => ({ row, col, color: 'red' }))

/** What is gathered, in the order of the pattern: "2 white". */
const gathered = (card: string, plot: Plot, seat: number, workers: Worker[]) =>
  harvest(card, plot, seat, workers).flatMap((cell) => (cell.gives ? [`${cell.gives} ${cell.terrain}`] : []))

// The worked examples of the rules, and the half turn of the other player.
test.each([
  ['ta1', [4, 5], 0, [], ['1 sugar', '1 milk', '1 white']],
  ['ta1', [3, 5], 0, stands([1, 5]), ['1 milk', '1 white']],
  ['wt2', [2, 2], 0, [], ['2 lab']],
  ['wt2', [1, 4], 0, stands([1, 5]), ['2 salt', '1 red']],
  ['wt2', [1, 2], 0, stands([1, 4]), ['2 milk', '1 salt']],
  ['wt2', [2, 5], 1, stands([2, 3]), ['2 white', '1 red']],
  ['wt1', [2, 3], 0, stands([2, 3], [3, 3]), ['2 red', '1 white']],
  ['ta2', [3, 3], 1, stands([3, 3]), ['1 white', '1 lab', '1 milk']],
] as [string, Plot, number, Worker[], string[]][])('%s on %s seen from %s', (card, plot, seat, workers, gets) => {
  expect(gathered(card, plot, seat, workers)).toEqual(gets)
})

test.each([
  ['wt2', [2, 2], [], ['own', 'nobody', 'water']],
  ['ta1', [1, 5], [], ['own', 'edge', 'edge']],
  ['ta1', [3, 5], stands([2, 5]), ['own', 'taken', 'free']],
  ['wt1', [2, 3], stands([3, 3]), ['own', 'water', 'company']],
] as [string, Plot, Worker[], string[]][])('%s on %s says why', (card, plot, workers, why) => {
  expect(harvest(card, plot, 0, workers).map((cell) => cell.why)).toEqual(why)
})

test('half a turn is its own opposite, and keeps every plot', () => {
  for (const seat of [0, 1]) {
    for (const plot of cells(0)) expect(turned(turned(plot, seat), seat)).toEqual(plot)
    expect(cells(seat).map(String).toSorted()).toEqual(cells(0).map(String).toSorted())
  }
  expect(cells(1)[0]).toEqual([4, 5])
  expect(spacesInView(5, 1)).toEqual([5, 4, 3, 2, 1])
})

test("the plot nearest to North's left hand lies at North's lower left", () => {
  const place = lie(67)
  const [south, north] = [boxOf(place, [1, 5], 0), boxOf(place, [1, 5], 1)]
  expect(south.y).toBeLessThan(north.y)
  expect(north.x).toBeLessThan(south.x)
})

test('off the grid grows nothing', () => {
  expect(terrain([0, 3])).toBeNull()
  expect(same([1, 2], [1, 2])).toBe(true)
})
