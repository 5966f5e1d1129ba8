// The list of matches as plain sums: in which order, who is waited for, since when, and what a search means.

import { nameOf } from '../../lib/seats'
import type { MatchRow, Status, Wanted } from './rest'

/** `late`: those that run and wait for long. */
export type Filter = Status | 'all' | 'late'
export type Wait = { kind: 'lobby'; free: number } | { kind: 'seats'; seats: number[] } | { kind: 'nobody' } | { kind: 'asleep' } | { kind: 'over' }

/** Milliseconds after which somebody should look at a match that waits for people. */
const LATE = 10 * 60_000

/** What is written may be part of a code or of a name: both are asked for, and what is found twice is listed once. */
export function searches(text: string, filter: Filter): Wanted[] {
  const status = filter === 'all' ? {} : { status: filter === 'late' ? 'running' : filter }
  const sought = text.trim()
  if (!sought) return [status]
  const named = { ...status, name: sought.slice(0, 24) }
  return /^[A-Za-z0-9-]{1,12}$/.test(sought) ? [{ ...status, code: sought }, named] : [named]
}

/** Newest move first, each match once. */
export function merged(lists: MatchRow[][]): MatchRow[] {
  const byCode = new Map(lists.flat().map((row) => [row.code, row]))
  return [...byCode.values()].sort((a, b) => b.moved - a.moved)
}

/** Rows while a hand is on them: they stay where they are, and what is new comes on top. */
export function steady(next: MatchRow[], shown: MatchRow[]): MatchRow[] {
  const byCode = new Map(next.map((row) => [row.code, row]))
  const known = new Set(shown.map((row) => row.code))
  return [...next.filter((row) => !known.has(row.code)), ...shown.map((row) => byCode.get(row.code) ?? row)]
}

/** Whom or what a match waits for. A match that sleeps in the database has nobody at its table. */
export function waits(row: MatchRow): Wait {
  if (row.status === 'lobby') return { kind: 'lobby', free: row.seats.filter((seat) => seat.name === null && seat.bot === null).length }
  if (row.status !== 'running') return { kind: 'over' }
  if (!row.glance) return { kind: 'asleep' }
  if (row.glance.here.length === 0 && row.seats.some((seat) => seat.name !== null)) return { kind: 'nobody' }
  return { kind: 'seats', seats: row.glance.waiting }
}

/** A seat of a person who is not connected, in a match that still goes on. */
export function isOff(row: MatchRow, seat: number): boolean {
  if (row.status !== 'running' && row.status !== 'lobby') return false
  return row.seats[seat]?.name != null && row.seats[seat]?.bot == null && !row.glance?.here.includes(seat)
}

export function isLate(row: MatchRow, now: number): boolean {
  return row.status === 'running' && now - row.moved > LATE
}

export function letterOf(seat: { seat: number; name: string | null; bot: string | null }): string {
  return nameOf(seat).charAt(0).toUpperCase()
}

/** The colour of a seat, from 1; who chose none has that of the seat. */
export function hueOf(seat: { seat: number; colour: number | null }): string {
  return `var(--hue-${((seat.colour ?? seat.seat) % 5) + 1})`
}
