// What a game tells in words to whoever types and listens instead of looking.
import { plainly } from '../lib/choices'
import type { Move, Table } from '../lib/table'
import { say as house } from '../pages/words'
import type { Named } from './meant'

export interface Spoken<M = Move> {
  move: M
  /** What it is called in the list of moves, with its consequence. */
  label: string
  /** What may be typed for it, in either language. */
  phrases: string[]
  /** Asked once more before it is sent. */
  sure?: string | undefined
}

/** What cannot be chosen now, and why. */
export interface Closed {
  label: string
  why: string
  phrases: string[]
}

/** Something that can be read. */
export interface Topic {
  name: string
  /** What may be typed for it, in either language. */
  phrases: string[]
  lines: () => string[]
}

export interface Aloud {
  /** What is asked, or who is waited for. */
  question(): string
  choices(): Spoken[]
  closed(): Closed[]
  topics(): Topic[]
  /** What is known of the next draw; null in a game without. */
  odds: (() => string[]) | null
}

type Words = { say?: ((move: any) => string | null) | undefined }

/** A game that has no words of its own for this is told in the words of its moves. */
export function plainAloud(table: Table<any, any, any, any>, { say }: Words): Aloud {
  const name = (move: Move) => say?.(move) ?? house().moveWords[move.kind] ?? plainly(move)
  return {
    question: () => (table.prompt ? house().yourTurn : house().nothingAsked),
    choices: () => (table.prompt?.moves ?? []).map((move: Move) => ({ move, label: name(move), phrases: [name(move), plainly(move)] })),
    closed: () => [],
    topics: () => [],
    odds: null,
  }
}

export const named = <T extends { phrases: string[] }>(things: T[]): Named<T>[] => things.map((what) => ({ what, phrases: what.phrases }))
