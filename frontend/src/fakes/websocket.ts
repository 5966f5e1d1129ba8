// For tests only: the browser's WebSocket with the server's end in the test's hands.

export class FakeWebSocket {
  static readonly OPEN = 1
  static all: FakeWebSocket[] = []

  readyState = 0
  heard: unknown[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null

  constructor(readonly url: string) {
    FakeWebSocket.all.push(this)
  }

  send(text: string): void {
    this.heard.push(JSON.parse(text))
  }

  close(): void {
    this.readyState = 3
  }

  accept(): void {
    this.readyState = FakeWebSocket.OPEN
    this.onopen?.()
  }

  says(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) })
  }

  drops(): void {
    this.readyState = 3
    this.onclose?.()
  }
}
