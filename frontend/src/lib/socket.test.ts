import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FakeWebSocket } from '../fakes/websocket'
import { pause, Socket, type Line } from './socket'

let lines: Line[]
let frames: unknown[]
let opened: number
let socket: Socket

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeWebSocket)
  FakeWebSocket.all = []
  ;[lines, frames, opened] = [[], [], 0]
  socket = new Socket('ws://inn/ws/VINE-27QX', {
    opened: () => opened++,
    frame: (frame) => frames.push(frame),
    line: (line) => lines.push(line),
  })
})

afterEach(() => {
  socket.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const server = (): FakeWebSocket => FakeWebSocket.all.at(-1)!

describe('the pause before a try', () => {
  test('grows, differs and has an end', () => {
    expect(pause(0, 0)).toBeLessThan(pause(0, 1))
    expect(pause(3, 0.5)).toBeGreaterThan(pause(2, 0.5))
    expect(pause(40, 1)).toBe(15_000)
  })
})

describe('where no websocket comes through', () => {
  const post = vi.fn((_path: string) => new Promise(() => undefined))
  beforeEach(() => vi.stubGlobal('fetch', post.mockClear()))

  test('letters are written after two of them, and websockets tried again after a letter that found nobody', () => {
    for (const letters of [0, 1]) {
      server().drops()
      vi.advanceTimersByTime(1_000)
      expect([FakeWebSocket.all.length, post.mock.calls.length]).toEqual([2, letters])
    }
    vi.advanceTimersByTime(10_000 + 15_000)
    expect(FakeWebSocket.all.length).toBeGreaterThan(2)
  })

  test('a server that rests is no reason where a websocket came through before', () => {
    server().accept()
    for (let i = 0; i < 6; i++) {
      server().drops()
      vi.advanceTimersByTime(15_000)
    }
    expect(post).not.toHaveBeenCalled()
    for (let i = 0; i < 3; i++) {
      server().drops()
      vi.advanceTimersByTime(15_000)
    }
    expect(post).toHaveBeenCalled()
  })

  test('a websocket that opens after all takes over', async () => {
    const letter = vi.fn((_path: string, { body, signal }: { body: string; signal: AbortSignal | null }) => {
      const { seen, frame } = JSON.parse(body) as { seen: unknown; frame: unknown }
      const frames = seen ? [{ kind: 'pong' }] : [{ kind: 'snapshot', public_no: 1, own_no: 1 }]
      if (!seen || frame) return Promise.resolve({ ok: true, json: () => Promise.resolve(frames) })
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))))
    })
    vi.stubGlobal('fetch', letter)
    for (let i = 0; i < 2; i++) {
      server().drops()
      await vi.advanceTimersByTimeAsync(1_000)
    }
    await vi.advanceTimersByTimeAsync(35_000)
    expect([opened, FakeWebSocket.all.length]).toEqual([1, 3])
    server().accept()
    expect([opened, lines.filter(({ kind }) => kind === 'lost').length]).toEqual([2, 1])
    letter.mockClear()
    await vi.advanceTimersByTimeAsync(5_000)
    expect([server().heard, letter.mock.calls.length]).toEqual([[{ kind: 'ping' }], 0])
  })

  test('a line that was open is no reason', () => {
    for (let i = 0; i < 5; i++) {
      server().accept()
      server().says({ kind: 'pong' })
      server().drops()
      vi.advanceTimersByTime(1_000)
    }
    expect([FakeWebSocket.all.length, post.mock.calls.length]).toEqual([6, 0])
  })
})

describe('an open line', () => {
  beforeEach(() => server().accept())

  test('says so, hears frames and sends frames', () => {
    server().says({ kind: 'pong' })
    socket.send({ kind: 'ping' })
    expect([opened, lines, frames]).toEqual([1, [{ kind: 'open' }], [{ kind: 'pong' }]])
    expect(server().heard).toEqual([{ kind: 'ping' }])
  })

  test('stays while pings are answered', () => {
    for (let i = 0; i < 20; i++) {
      vi.advanceTimersByTime(5_000)
      server().says({ kind: 'pong' })
    }
    expect(FakeWebSocket.all).toHaveLength(1)
    expect(server().heard).toHaveLength(20)
  })

  test('says with a ping how long the answer to the one before took', () => {
    vi.advanceTimersByTime(5_000)
    vi.advanceTimersByTime(41)
    server().says({ kind: 'pong' })
    vi.advanceTimersByTime(5_000)
    expect(server().heard).toEqual([{ kind: 'ping' }, { kind: 'ping', ms: 41 }])
  })

  test('C29 that is silent for 10 seconds after a ping is lost since then, and opened anew', () => {
    const since = Date.now() + 5_000
    vi.advanceTimersByTime(15_000)
    expect(lines.at(-1)).toMatchObject({ kind: 'lost', since })
    vi.advanceTimersByTime(600)
    expect(FakeWebSocket.all).toHaveLength(2)
  })

  test('that is closed is opened anew, and only said to be lost when that fails too', () => {
    const since = Date.now()
    server().drops()
    expect(lines.at(-1)).toEqual({ kind: 'opening' })
    vi.advanceTimersByTime(600)
    server().drops()
    expect(lines.at(-1)).toMatchObject({ kind: 'lost', since })
    vi.advanceTimersByTime(1_100)
    server().accept()
    expect([opened, lines.at(-1)]).toEqual([2, { kind: 'open' }])
  })

  test.each([
    [0, 200],
    [1, 5_000],
  ])('that a server closes is opened anew within its window (%d)', (random, after) => {
    vi.spyOn(Math, 'random').mockReturnValue(random)
    server().says({ kind: 'closing', earliest: 200, latest: 5_000 })
    server().drops()
    vi.advanceTimersByTime(after - 1)
    expect(FakeWebSocket.all).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(FakeWebSocket.all).toHaveLength(2)
    vi.restoreAllMocks()
  })
})

describe('a server that lets in and turns away', () => {
  const tries = (frame: object): number => {
    for (let second = 0; second < 60; second++) {
      if (server().readyState === 0) {
        server().accept()
        server().says(frame)
        server().drops()
      }
      vi.advanceTimersByTime(1_000)
    }
    return FakeWebSocket.all.length
  }

  test('is asked less and less', () => {
    expect(tries({ kind: 'refused', id: null, code: 'too_many', text: 'Too many.' })).toBeLessThan(20)
  })

  test('is asked again at once where it spoke before', () => {
    expect(tries({ kind: 'pong' })).toBeGreaterThan(50)
  })
})

describe('a lost line', () => {
  beforeEach(() => {
    server().accept()
    server().says({ kind: 'closing', earliest: 60_000, latest: 60_000 })
    server().drops()
    vi.advanceTimersByTime(15_000)
  })

  test.each(['focus', 'online'])('is tried at once on %s', (event) => {
    const before = FakeWebSocket.all.length
    window.dispatchEvent(new Event(event))
    expect(FakeWebSocket.all).toHaveLength(before + 1)
  })

  test('is not tried again after it was put down', () => {
    const before = FakeWebSocket.all.length
    socket.close()
    window.dispatchEvent(new Event('focus'))
    vi.advanceTimersByTime(60_000)
    expect(FakeWebSocket.all).toHaveLength(before)
  })
})

test('an opening that hangs is given up', () => {
  vi.advanceTimersByTime(11_000)
  expect(FakeWebSocket.all).toHaveLength(2)
})
