// What hands did to a match, beside the moves of the game: the audit, newest first.

import type { Json } from '../../lib/table'
import type { Entry } from './rest'

export interface Deed {
  seq: number
  at: number
  seat: number | null
  cause: Entry['cause']
  /** The entry it led back to. */
  to: number | null
  why: string | null
}

const PLAY: Entry['cause'][] = ['move']

export function deeds(entries: Entry[]): Deed[] {
  return entries
    .filter((entry) => !PLAY.includes(entry.cause))
    .map((entry) => ({ seq: entry.seq, at: entry.at, seat: entry.seat, cause: entry.cause, to: numberOf(entry.move, 'to'), why: wordsOf(entry.move) }))
    .reverse()
}

function part(move: unknown, name: string): Json | undefined {
  return move !== null && typeof move === 'object' ? (move as { [key: string]: Json })[name] : undefined
}

function numberOf(move: unknown, name: string): number | null {
  const value = part(move, name)
  return typeof value === 'number' ? value : null
}

function wordsOf(move: unknown): string | null {
  const value = part(move, 'reason') ?? part(move, 'choice')
  return typeof value === 'string' ? value : null
}
