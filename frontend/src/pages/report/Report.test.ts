import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serve } from '../../fakes/fetch'
import { room } from '../../fakes/rooms'
import { setStage } from '../../fakes/stage'
import { FakeWebSocket } from '../../fakes/websocket'
import { Match } from '../../lib/match.svelte'
import Report from './Report.svelte'

const there = room({ status: 'running' }, {})
const table = { room: there, seat: 0, public: {}, own: null, prompt: null, undo: 'nothing', log: [], outcome: null }
const laid = (no: number) => FakeWebSocket.all.at(-1)!.says({ kind: 'snapshot', ...table, public_no: no, own_no: 2 })

let match: Match

beforeEach(() => {
  setStage()
  vi.stubGlobal('WebSocket', FakeWebSocket)
  match = new Match(there, { rematch() {}, leave() {} })
  FakeWebSocket.all.at(-1)!.accept()
})

afterEach(() => {
  match.close()
  vi.unstubAllGlobals()
})

async function sent(): Promise<{ seen: unknown }> {
  const asked = serve({ 'POST /rooms/VINE-27QX/reports': { no: 1 } })
  await fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByText(/as number 1 of this table/)
  return JSON.parse(asked[0]!.slice('POST /rooms/VINE-27QX/reports '.length)) as { seen: unknown }
}

test('what was seen when the sheet was opened goes along, whatever comes later', async () => {
  laid(4)
  render(Report, { match, onclose() {} })
  laid(5)
  expect((await sent()).seen).toEqual({ public_no: 4, own_no: 2 })
})

test('opened before the table is laid, it tells of the table that is laid then', async () => {
  render(Report, { match, onclose() {} })
  expect(screen.getByText(/this room and which browser/)).toBeTruthy()
  laid(4)
  expect((await sent()).seen).toEqual({ public_no: 4, own_no: 2 })
})

test('where no match is on, it tells of the room alone', async () => {
  render(Report, { match, onclose() {} })
  expect((await sent()).seen).toBeNull()
})
