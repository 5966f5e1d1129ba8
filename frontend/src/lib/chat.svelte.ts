// What is said at one table, as this reader hears it: the lines, who is left out, what was not read yet.

import { announce } from './announce.svelte'
import { guest } from './guest.svelte'
import { kept, keep } from './kept'
import type { components } from './wire'

type Wire = components['schemas']
export type ChatLine = Wire['ChatLine']
export type Phrase = NonNullable<ChatLine['phrase']>
export type Say = Wire['Say']
export type Said = Wire['Said']

export const PHRASES: Phrase[] = ['hello', 'luck', 'nice', 'ouch', 'thanks', 'sorry', 'moment', 'back', 'again', 'bye']
export const LONGEST = 300
/** As many as the server shows to whoever comes. */
const KEPT = 200

/** Old lines and new ones in their order, each once. */
export function joined(old: ChatLine[], more: ChatLine[]): ChatLine[] {
  const last = old.at(-1)?.no ?? 0
  return [...old, ...more.filter((line) => line.no > last)].slice(-KEPT)
}

let aloud = $state(kept('chat-aloud') === 'yes')

/** Whether new lines are read aloud. */
export const reading = {
  get aloud(): boolean {
    return aloud
  },
  set aloud(next: boolean) {
    aloud = next
    keep('chat-aloud', next ? 'yes' : null)
  },
}

export class Chat {
  #lines = $state.raw<ChatLine[]>([])
  #muted = $state.raw<string[]>([])
  #read = $state(0)
  #unanswered: Say[] = []
  /** The code of the last refusal; stays until something is said. */
  problem = $state<string | null>(null)

  constructor(
    readonly code: string,
    private readonly seat: () => number | null,
    private readonly send: (frame: Say) => void,
    /** What a line is in words, for whoever listens. */
    private readonly spoken: (line: ChatLine) => string,
  ) {
    this.#muted = kept(`chat-muted:${code}`)?.split(' ') ?? []
    this.#read = Number(kept(`chat-read:${code}`) ?? -1)
  }

  /** All lines of those who are not left out. */
  get lines(): ChatLine[] {
    return this.#lines.filter((line) => !this.#muted.includes(line.by))
  }
  /** Everybody who has said something, by their newest line. */
  get speakers(): ChatLine[] {
    return [...new Map(this.#lines.map((line) => [line.by, line])).values()]
  }
  get unread(): number {
    return this.lines.filter((line) => line.no > this.#read && !this.isMine(line)).length
  }
  isMuted(by: string): boolean {
    return this.#muted.includes(by)
  }
  isMine(line: ChatLine): boolean {
    return line.seat === this.seat() && line.name === guest.name
  }

  /** Leaves this person's words out, for this reader only; or hears them again. */
  mute(by: string, muted: boolean): void {
    this.#muted = muted ? [...this.#muted, by] : this.#muted.filter((each) => each !== by)
    keep(`chat-muted:${this.code}`, this.#muted.join(' ') || null)
  }

  say(what: { text: string } | { phrase: Phrase }, id: string): void {
    const frame: Say = { kind: 'say', id, ...what }
    this.problem = null
    this.#unanswered.push(frame)
    this.send(frame)
  }

  /** The line is open again: what was not answered is said again, and heard once. */
  resume(): void {
    for (const frame of this.#unanswered) this.send(frame)
  }

  /** Whether this was the answer to something that was said here. */
  answered(id: string | null, problem: string | null): boolean {
    const mine = this.#unanswered.some((frame) => frame.id === id)
    if (mine) {
      this.#unanswered = this.#unanswered.filter((frame) => frame.id !== id)
      this.problem = problem
    }
    return mine
  }

  hear(said: Said): void {
    const first = this.#lines.length === 0
    const before = this.#lines.at(-1)?.no ?? 0
    this.#lines = joined(this.#lines, said.lines)
    if (first && this.#read < 0 && said.lines.length > 1) this.seen() // who comes for the first time has missed nothing
    else if (this.#read < 0) this.#read = 0
    if (!aloud || first) return
    for (const line of this.lines) if (line.no > before && !this.isMine(line)) announce(this.spoken(line))
  }

  /** All of it lies open before the reader. */
  seen(): void {
    const last = this.#lines.at(-1)?.no ?? 0
    if (last <= this.#read) return
    this.#read = last
    keep(`chat-read:${this.code}`, String(last))
  }
}
