// The line to the server: it reconnects by itself, notices silence, and knows nothing of what is said on it but one
// thing: when the server that goes wants it to come back. Where no websocket comes through, it writes letters.

import type { ClientFrame, ServerFrame } from './frames'
import { Letters } from './letters'

/** How the line is: open, being opened, or lost since a moment (both times in ms, as `Date.now()` counts). */
export type Line = { kind: 'opening' } | { kind: 'open' } | { kind: 'lost'; since: number; retry: number }

export interface Ears {
  opened(): void
  frame(frame: ServerFrame): void
  line(line: Line): void
}

const BEAT = 5_000
/** Without any answer for so long the line counts as lost, whatever the browser thinks of it. */
const SILENCE = 10_000
const LONGEST = 15_000
/** After so many websockets in a row that never opened, a letter is tried: sooner where none ever opened, since a server
    that only rests opens none either. */
const BLOCKED = { never: 2, once: 8 }
/** Who writes letters tries a websocket again after so long. */
const AGAIN = 30_000

/** How long to wait before a try: longer each time, and never the same for two browsers. */
export function pause(failures: number, random: number): number {
  return Math.min(LONGEST, 500 * 2 ** failures) * (0.3 + 0.7 * random)
}

/** A moment of a window, by chance. */
export function within(window: { earliest: number; latest: number }, random: number): number {
  return window.earliest + (window.latest - window.earliest) * random
}

export class Socket {
  #ws: WebSocket | Letters | null = null
  /** Websockets in a row that did not open. */
  #blocked = 0
  /** Has a websocket ever opened here? */
  #came: keyof typeof BLOCKED = 'never'
  /** The websocket that is tried while letters are written, and when the last was. */
  #beside: WebSocket | null = null
  #tried = 0
  #failures = 0
  #since: number | null = null
  /** When the first question went out that is not answered yet: a ping, or the opening itself. */
  #asked: number | null = null
  /** When the last ping went out, and how long its answer took; admins read that. */
  #pinged: number | null = null
  #took: number | null = null
  #retry: ReturnType<typeof setTimeout> | undefined
  /** The server that goes has said when to come back, so that not all do at once. */
  #window: { earliest: number; latest: number } | null = null
  readonly #beat: ReturnType<typeof setInterval>
  readonly #ended = new AbortController()

  constructor(
    private readonly url: string,
    private readonly ears: Ears,
  ) {
    this.#beat = setInterval(() => this.#listen(), BEAT)
    const { signal } = this.#ended
    for (const event of ['focus', 'online']) window.addEventListener(event, () => this.now(), { signal })
    document.addEventListener('visibilitychange', () => document.hidden || this.now(), { signal })
    this.#connect()
  }

  send(frame: ClientFrame): void {
    if (this.#ws?.readyState === WebSocket.OPEN) this.#ws.send(JSON.stringify(frame))
  }

  /** Tries at once where the line is lost; asks for a sign of life where it looks open. */
  now(): void {
    if (this.#ws) this.#listen()
    else this.#connect()
  }

  close(): void {
    this.#ended.abort()
    clearInterval(this.#beat)
    clearTimeout(this.#retry)
    this.#hangUp()
  }

  #connect(): void {
    clearTimeout(this.#retry)
    this.#asked = Date.now()
    this.#attend(this.#wire())
  }

  #attend(ws: WebSocket | Letters): void {
    this.#ws = ws
    ws.onopen = () => this.#open()
    ws.onmessage = (event: { data: unknown }) => this.#hear(String(event.data))
    ws.onclose = () => this.#lose()
  }

  /** A letter that finds nobody either says nothing about websockets: they are tried again. */
  #wire(): WebSocket | Letters {
    if (this.#blocked++ < BLOCKED[this.#came]) return new WebSocket(this.url)
    this.#blocked = 0
    this.#tried = Date.now()
    return new Letters(this.url)
  }

  #open(): void {
    this.#since = this.#asked = this.#pinged = this.#took = null
    if (this.#ws instanceof Letters) this.#blocked = BLOCKED[this.#came]
    else [this.#blocked, this.#came] = [0, 'once']
    this.ears.line({ kind: 'open' })
    this.ears.opened()
  }

  #hear(text: string): void {
    this.#asked = null
    const frame = JSON.parse(text) as ServerFrame
    if (frame.kind !== 'refused') this.#failures = 0 // a server that lets in only to turn away is left alone for longer
    if (frame.kind === 'closing') this.#window = frame
    if (frame.kind === 'pong') this.#answered()
    this.ears.frame(frame)
  }

  #answered(): void {
    if (this.#pinged !== null) this.#took = Math.round(performance.now() - this.#pinged)
    this.#pinged = null
  }

  #listen(): void {
    if (!this.#ws) return
    if (this.#asked !== null && Date.now() - this.#asked >= SILENCE) return this.#lose(true)
    this.#asked ??= Date.now()
    this.#pinged = performance.now()
    this.send({ kind: 'ping', ...(this.#took !== null && { ms: this.#took }) })
    if (this.#ws instanceof Letters && Date.now() - this.#tried >= AGAIN) this.#knock()
  }

  /** Letters are slower: a websocket that opens after all takes over. */
  #knock(): void {
    this.#tried = Date.now()
    this.#beside?.close()
    const ws = (this.#beside = new WebSocket(this.url))
    ws.onopen = () => {
      this.#beside = null
      this.#hangUp()
      this.#attend(ws)
      this.#open()
    }
  }

  /** A closed line is first tried again in silence; it is said to be lost when that fails, or when it fell silent. */
  #lose(silent = false): void {
    this.#hangUp()
    this.#since ??= this.#asked ?? Date.now()
    const wait = this.#window ? within(this.#window, Math.random()) : pause(this.#failures, Math.random())
    this.#window = null
    this.#retry = setTimeout(() => this.#connect(), wait)
    const lost = { kind: 'lost' as const, since: this.#since, retry: Date.now() + wait }
    this.ears.line(this.#failures++ || silent ? lost : { kind: 'opening' })
  }

  #hangUp(): void {
    for (const ws of [this.#ws, this.#beside]) {
      if (!ws) continue
      ws.onopen = ws.onmessage = ws.onclose = null
      ws.close()
    }
    this.#ws = this.#beside = null
  }
}
