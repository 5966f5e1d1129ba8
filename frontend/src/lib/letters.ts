// Looks like a WebSocket to whoever uses it, where the network lets none through: each request says what was seen, may
// bring one frame, and its answer has all that is new; without news the server waits for some.

import type { ServerFrame } from './frames'

interface SeenTo {
  public: number
  own: number
  /** The last line of the chat. */
  said?: number
}

const OPEN = 1
const CLOSED = 3

export class Letters {
  readyState = 0
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  readonly #line = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')
  readonly #path: string
  readonly #frames: string[] = []
  #seen: SeenTo | null = null
  /** Ends a letter that only waits for news. */
  #waiting: AbortController | null = null

  constructor(url: string) {
    this.#path = `/api/rooms/${url.slice(url.lastIndexOf('/') + 1)}/letters`
    void this.#write()
  }

  send(text: string): void {
    this.#frames.push(text)
    this.#waiting?.abort()
  }

  close(): void {
    this.readyState = CLOSED
    this.#waiting?.abort()
  }

  async #write(): Promise<void> {
    while (this.readyState !== CLOSED) {
      const frame = this.#frames[0] ?? null
      const abort = frame === null ? (this.#waiting = new AbortController()) : null
      try {
        const frames = await this.#answered(frame, abort?.signal)
        if (frame !== null) this.#frames.shift()
        this.#waiting = null
        this.#take(frames)
      } catch {
        if (!abort?.signal.aborted) return this.#lose()
      }
    }
  }

  async #answered(frame: string | null, signal?: AbortSignal): Promise<ServerFrame[]> {
    const body = JSON.stringify({ line: this.#line, seen: this.#seen, frame })
    const headers = { 'Content-Type': 'application/json' }
    const answer = await fetch(this.#path, { method: 'POST', headers, body, signal: signal ?? null })
    if (!answer.ok) throw new Error(String(answer.status))
    return (await answer.json()) as ServerFrame[]
  }

  #take(frames: ServerFrame[]): void {
    for (const frame of frames) {
      if (this.readyState === CLOSED) return
      if (this.readyState !== OPEN) {
        this.readyState = OPEN
        this.onopen?.()
      }
      if (frame.kind === 'snapshot' || frame.kind === 'change') {
        this.#seen = { ...this.#seen, public: frame.public_no, own: frame.own_no }
      }
      if (frame.kind === 'said' && this.#seen) this.#seen = { ...this.#seen, said: frame.lines.at(-1)?.no ?? 0 }
      this.onmessage?.({ data: JSON.stringify(frame) })
    }
  }

  #lose(): void {
    if (this.readyState === CLOSED) return
    this.readyState = CLOSED
    this.onclose?.()
  }
}
