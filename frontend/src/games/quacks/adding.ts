// How the end adds up, read off the log: what the last round brought, line by line.
import type { Told } from './types'

export const LINES = ['before', 'pot', 'coins', 'rubies', 'pennies'] as const
export type Line = (typeof LINES)[number]
export type Sum = Record<Line, number>

function lineOf(card: string): Line {
  return card === 'coins' || card === 'rubies' || card === 'pennies' ? card : 'pot'
}

/** For each seat: the points before the last count, of the last pot, and of what was traded in. */
export function sums(log: Told[], points: number[]): Sum[] {
  const last = log.findLastIndex((told) => told.kind === 'round_began')
  const brewed = log.findLastIndex((told, i) => i > last && ['placed', 'stopped', 'exploded'].includes(told.kind))
  return points.map((total, seat) => {
    const sum: Sum = { before: total, pot: 0, coins: 0, rubies: 0, pennies: 0 }
    for (const told of log.slice(brewed + 1)) {
      if (told.kind !== 'points_gained' || told.seat !== seat) continue
      sum[lineOf(told.card)] += told.points
      sum.before -= told.points
    }
    return sum
  })
}

/** How often each pot burst and was not saved. */
export function bursts(log: Told[], seats: number): number[] {
  const all = Array.from({ length: seats }, () => 0)
  for (const told of log) {
    if (told.kind === 'exploded') all[told.seat]! += 1
    if (told.kind === 'rescued') all[told.seat]! -= 1
  }
  return all
}
