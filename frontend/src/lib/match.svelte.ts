// One match as the pages see it: the protocol's functions on reactive state, at the end of a socket.

import { Chat, type Phrase } from './chat.svelte'
import { spoken } from '../parts/chat/words'
import type { ClientFrame, Outcome, ServerFrame } from './frames'
import * as protocol from './protocol'
import type { Seen } from './protocol'
import { Socket, type Line } from './socket'
import type { Json, Line as LogLine, Move, Prompt, Refusal, Room, Table, Undo } from './table'
import { skewOf } from './time'

/** What leaving and playing again mean is not the match's business. */
export interface Doors {
  rematch(room: Room): void
  leave(room: Room): void
}

/** What a report needs: an id of its own, the two numbers of what is seen, and how many lines the log has. */
export interface Witness {
  id: string
  seen: { public_no: number; own_no: number } | null
  line: number
}

export class Match implements Table<Json, Json> {
  #seen: Seen
  #skew = $state.raw<number | null>(null)
  #line: Line = $state.raw({ kind: 'opening' })
  readonly chat: Chat
  #socket: Socket
  /** From which line of the log this viewer looks back; null at the present. */
  back = $state<number | null>(null)

  constructor(
    room: Room,
    private readonly doors: Doors,
  ) {
    this.#seen = $state.raw(protocol.arrive(room))
    this.chat = new Chat(room.code, () => this.seat, (frame) => this.#socket.send(frame), spoken)
    this.#socket = new Socket(address(room.code), {
      opened: () => {
        this.#take(protocol.resume(this.#seen))
        this.chat.resume()
      },
      frame: (frame) => this.#hear(frame),
      line: (line) => (this.#line = line),
    })
  }

  get room(): Room {
    return this.#seen.room
  }
  get seat(): number | null {
    return this.#seen.seat
  }
  get shown(): Json {
    return this.#seen.shown
  }
  get own(): Json {
    return this.#seen.own
  }
  get prompt(): Prompt | null {
    return this.#seen.prompt
  }
  get undoable(): Undo | null {
    return this.#seen.undo
  }
  get log(): LogLine[] {
    return this.#seen.log
  }
  get outcome(): Outcome | null {
    return this.#seen.outcome
  }
  get refusal(): Refusal | null {
    return this.#seen.refusal
  }
  get pending(): boolean {
    return this.#seen.sent !== null
  }
  get stale(): boolean {
    return this.#line.kind === 'lost'
  }
  /** How much the server's clock is ahead of this browser's, in ms. */
  get skew(): number {
    return this.#skew ?? 0
  }
  get line(): Line {
    return this.#line
  }
  /** Whether there is a table to see yet; before that only the room is known. */
  get laid(): boolean {
    return this.#seen.shown !== null
  }

  choose(move: Move): void {
    this.#take(protocol.choose(this.#seen, move, actionId()))
  }
  foresee(move: Move): void {
    if (this.#line.kind === 'open') this.#take(protocol.foresee(this.#seen, move, actionId()))
  }
  foreseen(move: Move): Undo | null | undefined {
    return protocol.foreseen(this.#seen, move)
  }
  undo(): void {
    this.#take(protocol.undo(this.#seen, actionId()))
  }
  say(what: { text: string } | { phrase: Phrase }): void {
    this.chat.say(what, actionId())
  }
  dismiss(): void {
    this.#seen = protocol.dismiss(this.#seen)
  }
  rematch(): void {
    this.doors.rematch(this.room)
  }
  leave(): void {
    this.doors.leave(this.room)
  }
  lookBack(line = 0): void {
    this.back = line
  }
  witness(): Witness {
    const { publicNo, ownNo, log } = this.#seen
    return { id: actionId(), seen: this.laid ? { public_no: publicNo, own_no: ownNo } : null, line: log.length }
  }
  retry(): void {
    this.#socket.now()
  }
  close(): void {
    this.#socket.close()
  }

  #hear(frame: ServerFrame): void {
    if (frame.kind === 'said') return this.chat.hear(frame)
    if (frame.kind === 'accepted' && this.chat.answered(frame.id, null)) return
    if (frame.kind === 'refused' && this.chat.answered(frame.id, frame.code)) return
    const sent = protocol.timeIn(frame)
    if (sent !== null) this.#skew = skewOf(this.#skew, sent, Date.now())
    this.#take(protocol.receive(this.#seen, frame))
  }

  #take([seen, frames]: [Seen, ClientFrame[]]): void {
    this.#seen = seen
    for (const frame of frames) this.#socket.send(frame)
  }
}

/** Not randomUUID, which browsers keep from pages that are served without TLS, as on a home network. */
function actionId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function address(code: string): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/${code}`
}
