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
  /** The seat that it was done to. */
  on: number | null
  /** A pause is wished, or ended. */
  wish: boolean
  seconds: number | null
  why: string | null
}

const PLAY: Entry['cause'][] = ['move']
const DEALT: Entry['cause'][] = ['start', 'fork']

/** What no seat did the server did when it dealt; all else is an admin's. */
export const isDealt = (cause: Entry['cause']): boolean => DEALT.includes(cause)

export function deeds(entries: Entry[]): Deed[] {
  return entries
    .filter((entry) => !PLAY.includes(entry.cause))
    .map((entry) => ({ seq: entry.seq, at: entry.at, seat: entry.seat, cause: entry.cause, ...how(entry.move), why: wordsOf(entry.move) }))
    .reverse()
}

function how(move: unknown): Pick<Deed, 'to' | 'on' | 'wish' | 'seconds'> {
  return { to: numberOf(move, 'to'), on: numberOf(move, 'seat'), wish: part(move, 'wish') === true, seconds: numberOf(move, 'seconds') }
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
