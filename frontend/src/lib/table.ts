// What a game's page gets from the rest of the client: one match as this viewer sees it, and a way to choose.
// The page draws and offers what the prompt lists; it knows no rules.

import type { Chat, Phrase } from './chat.svelte'
import type { RoomTime, Terms } from './time'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type Move = { kind: string } & { [key: string]: Json }
export type Told = { kind: string } & { [key: string]: Json }

export interface Prompt<M = Move> {
  no: number
  ask: string
  about: { [key: string]: Json }
  moves: M[]
  owes: boolean
  chosen: M | null
  why: { [key: string]: string }
}

/** The number of the prompt whose answer can be undone, or why none can. */
export type Undo = number | 'nothing' | 'chance' | 'shown' | 'moved_on' | 'sealed' | 'over'

export interface Line<T = Told> {
  no: number
  told: T
}

export interface SeatView {
  seat: number
  name: string | null
  bot: string | null
  ready: boolean
  /** Of the five colours, from 0; no two seats have the same. */
  colour: number
  here: boolean
}

export interface Room {
  code: string
  game: string
  status: 'lobby' | 'running' | 'finished' | 'aborted'
  host: number | null
  seats: SeatView[]
  options: { [key: string]: Json }
  terms: Terms
  /** Clocks, pause and absent seats of a running match; null where there is nothing to say. */
  time: RoomTime | null
  onlookers: number
  /** The host lets only those with a seat speak. */
  hushed: boolean
  next: string | null
  /** Why the match was ended early: `absent`, or an admin's words. */
  reason: string | null
  /** A hash of the secret that the luck is made from, the seats' nonces once started, and the secret once over. */
  commitment: string | null
  nonces: (string | null)[] | null
  secret: string | null
  /** The entry of another match in whose position this one begins. */
  origin?: { code: string; at: number } | null
}

/** An answer that is held until all are in, with its question. */
export interface Sealed<M = Move> {
  ask: string
  about: { [key: string]: Json }
  move: M
}

/** What a match that is looked back at tells besides. */
export interface Besides<Own = Json, M = Move, T = Told> {
  /** What each seat saw by itself, where all lies open. */
  readonly owns: Own[] | null
  /** The sealed answers that these eyes may see, by seat. */
  readonly sealed: { [seat: string]: Sealed<M> }
  /** The log to its end. */
  readonly log: Line<T>[]
}

export interface Refusal {
  code: string
  text: string
  rule: string
}

/** What people say beside a match. */
export interface Talking {
  readonly room: Room
  readonly seat: number | null
  readonly chat: Chat
  say(what: { text: string } | { phrase: Phrase }): void
}

/** One match as this viewer sees it. Every field is reactive; `seat` is null for an onlooker. */
export interface Table<Public, Own, M = Move, T = Told> {
  readonly room: Room
  readonly seat: number | null
  readonly shown: Public
  readonly own: Own | null
  readonly prompt: Prompt<M> | null
  /** What this seat can undo; null for an onlooker. */
  readonly undoable: Undo | null
  readonly log: Line<T>[]
  readonly outcome: { ranks: number[]; scores: number[] } | null
  /** A move was sent and is not answered yet: controls wait. */
  readonly pending: boolean
  /** The connection is lost: controls are frozen until it is back. */
  readonly stale: boolean
  /** The last refusal; stays until dismissed or the next accepted move. */
  readonly refusal: Refusal | null
  /** Sends a move of the present prompt. */
  choose(move: M): void
  /** Asks whether this offered move could be taken back afterwards. */
  foresee?(move: M): void
  /** The answer: null where it could, why not where it could not, undefined as long as nothing is known. */
  foreseen?(move: M): Undo | null | undefined
  /** Takes the last move back, where that can be done. */
  undo(): void
  dismiss(): void
  /** What people say here; a table that is only looked at has nothing of that. */
  readonly chat?: Chat
  say?(what: { text: string } | { phrase: Phrase }): void
  rematch(): void
  leave(): void
  /** Back to where this line of the log had just been told. */
  lookBack?(line?: number): void
  /** There where a match is looked back at. */
  readonly past?: Besides<Own, M, T>
}
