import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Letters } from './letters'

interface Sent {
  path: string
  said: { line: string; seen: unknown; frame: string | null }
  signal: AbortSignal | null
  answer: (frames: object[]) => Promise<void>
  fail: (status?: number) => Promise<void>
}

let sent: Sent[]
let heard: string[]
let letters: Letters

/** Lets all promises that are settled be heard of. */
const settled = async (): Promise<void> => {
  for (let i = 0; i < 20; i++) await Promise.resolve()
}

beforeEach(() => {
  ;[sent, heard] = [[], []]
  vi.stubGlobal('fetch', (path: string, how: { body: string; signal: AbortSignal | null }) => {
    return new Promise((resolve, reject) => {
      how.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
      sent.push({
        path,
        said: JSON.parse(how.body),
        signal: how.signal,
        answer: (frames) => (resolve({ ok: true, json: () => Promise.resolve(frames) }), settled()),
        fail: (status) => (status ? resolve({ ok: false, status }) : reject(new TypeError('no network')), settled()),
      })
    })
  })
  letters = new Letters('ws://inn/ws/VINE-27QX')
  letters.onopen = () => heard.push('open')
  letters.onmessage = ({ data }) => heard.push((JSON.parse(data) as { kind: string }).kind)
  letters.onclose = () => heard.push('close')
})

afterEach(() => {
  letters.close()
  vi.unstubAllGlobals()
})

const snapshot = { kind: 'snapshot', public_no: 4, own_no: 2 }
const last = (): Sent => sent.at(-1)!

test('the first letter has seen nothing, the next says what it has seen', async () => {
  expect(last()).toMatchObject({ path: '/api/rooms/VINE-27QX/letters', said: { seen: null, frame: null } })
  await last().answer([snapshot])
  expect([heard, letters.readyState]).toEqual([['open', 'snapshot'], 1])
  await last().answer([{ kind: 'room' }, { kind: 'change', public_no: 5, own_no: 2 }])
  expect(last().said.seen).toEqual({ public: 5, own: 2 })
  expect(new Set(sent.map((one) => one.said.line)).size).toBe(1)
})

test('lines of the chat are not sent again', async () => {
  await last().answer([snapshot, { kind: 'said', lines: [{ no: 7 }, { no: 8 }] }])
  expect(last().said.seen).toEqual({ public: 4, own: 2, said: 8 })
})

test('a frame does not wait until there are news, and goes out once', async () => {
  await last().answer([snapshot])
  const waiting = last()
  letters.send('{"kind":"ping"}')
  await settled()
  expect(waiting.signal?.aborted).toBe(true)
  expect(last().said.frame).toBe('{"kind":"ping"}')
  letters.send('{"kind":"hash"}')
  await settled()
  expect(last().said.frame, 'one after the other').toBe('{"kind":"ping"}')
  await last().answer([{ kind: 'room' }, { kind: 'pong' }])
  expect(last().said.frame).toBe('{"kind":"hash"}')
  await last().answer([{ kind: 'room' }])
  expect(last().said.frame).toBe(null)
})

test.each([undefined, 404, 503])('a line that breaks (%s) says so and is quiet', async (status) => {
  await last().fail(status)
  expect([heard, letters.readyState, sent.length]).toEqual([['close'], 3, 1])
})

test('who closes hears nothing any more', async () => {
  await last().answer([snapshot])
  letters.close()
  await settled()
  expect([heard, sent.length]).toEqual([['open', 'snapshot'], 2])
})
