import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { room } from '../fakes/rooms'
import { FakeWebSocket } from '../fakes/websocket'
import type { Snapshot } from './frames'
import { Match } from './match.svelte'

const there = room({ status: 'running' })
const prompt = { no: 7, ask: 'brew', about: {}, moves: [{ kind: 'draw' }], owes: true, chosen: null, why: {} }
const snapshot: Snapshot = {
  kind: 'snapshot', room: there, seat: 0, public_no: 4, own_no: 2, public: { points: 1 }, own: null, prompt, undo: 'nothing', log: [], outcome: null,
}

let match: Match
const server = (): FakeWebSocket => FakeWebSocket.all.at(-1)!
const doors = { rematch: vi.fn(), leave: vi.fn() }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeWebSocket)
  FakeWebSocket.all = []
  match = new Match(there, doors)
  server().accept()
  server().says(snapshot)
})

afterEach(() => {
  match.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the address holds the code and nothing else', () => {
  expect(server().url).toBe(`ws://${location.host}/ws/VINE-27QX`)
})

test('what is seen is reactive', () => {
  const points: unknown[] = []
  const stop = $effect.root(() => {
    $effect(() => void points.push(match.shown))
  })
  flushSync()
  server().says({ kind: 'change', public_no: 5, own_no: 2, public: { points: ['=', 3] } })
  flushSync()
  stop()
  expect(points).toEqual([{ points: 1 }, { points: 3 }])
})

test('a move is pending until it is answered, and sent again with its id when the line is back', () => {
  match.choose({ kind: 'draw' })
  expect(match.pending).toBe(true)
  const play = server().heard.at(-1) as { kind: string; id: string; prompt: number }
  expect(play).toMatchObject({ kind: 'play', prompt: 7, move: { kind: 'draw' } })
  server().drops()
  vi.advanceTimersByTime(600)
  server().accept()
  expect(server().heard).toEqual([play])
  server().says({ kind: 'accepted', id: play.id })
  expect(match.pending).toBe(false)
})

test('two moves never have the same id', () => {
  const ids = [1, 2].map(() => {
    match.choose({ kind: 'draw' })
    const { id } = server().heard.at(-1) as { id: string }
    server().says({ kind: 'accepted', id })
    return id
  })
  expect(new Set(ids).size).toBe(2)
  expect(ids[0]).toMatch(/^[A-Za-z0-9_-]{8,64}$/)
})

test('a refusal stays until it is dismissed', () => {
  server().says({ kind: 'refused', id: null, code: 'not_offered', text: 'No.', rule: 'Sale' })
  expect(match.refusal).toEqual({ code: 'not_offered', text: 'No.', rule: 'Sale' })
  match.dismiss()
  expect(match.refusal).toBeNull()
})

test('leaving and playing again are the page’s business', () => {
  match.leave()
  match.rematch()
  expect([doors.leave.mock.lastCall, doors.rematch.mock.lastCall]).toEqual([[there], [there]])
})
