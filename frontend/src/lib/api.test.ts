import { afterEach, expect, test, vi } from 'vitest'
import { api } from './api'

const fetched = vi.fn<typeof fetch>()
vi.stubGlobal('fetch', fetched)
afterEach(() => fetched.mockReset())

const answers = (status: number, said?: unknown): void => {
  fetched.mockResolvedValue(new Response(said === undefined ? null : JSON.stringify(said), { status }))
}

test('a value comes as it is', async () => {
  answers(200, { name: 'Mira' })
  expect(await api.me()).toEqual({ ok: true, value: { name: 'Mira' } })
})

test('what is sent is JSON, and a code cannot leave its place in the address', async () => {
  answers(200, {})
  await api.seatBot('a/b?c', 1, 'easy')
  const [address, request] = fetched.mock.lastCall!
  expect(address).toBe('/api/rooms/a%2Fb%3Fc/bot')
  expect(request).toMatchObject({ method: 'PUT', body: '{"seat":1,"level":"easy"}' })
})

test('whoever is ready adds to the luck of the match, each time something else', async () => {
  const sent: { ready: boolean; nonce: string | null }[] = []
  for (const ready of [true, true, false]) {
    answers(200, {})
    await api.ready('VINE-27QX', ready)
    sent.push(JSON.parse(fetched.mock.lastCall![1]!.body as string))
  }
  expect(sent.map((said) => said.ready)).toEqual([true, true, false])
  expect(sent[0]!.nonce).toMatch(/^[A-Za-z0-9_-]{32}$/)
  expect(sent[1]!.nonce).not.toBe(sent[0]!.nonce)
  expect(sent[2]!.nonce).toBeNull()
})

test('an answer without words is a value', async () => {
  answers(204)
  expect(await api.leave('VINE-27QX')).toEqual({ ok: true, value: null })
})

test('a refusal is a problem with its code', async () => {
  answers(409, { code: 'room_full', text: 'All seats are taken.' })
  expect(await api.sit('VINE-27QX', null)).toMatchObject({ ok: false, problem: { code: 'room_full' } })
})

test.each([
  ['a refusal without reason', () => answers(500, {}), 'unknown'],
  ['an answer that is no JSON', () => fetched.mockResolvedValue(new Response('<html>', { status: 502 })), 'offline'],
  ['no answer', () => fetched.mockRejectedValue(new TypeError('failed')), 'offline'],
])('%s is a problem too', async (_, happens, code) => {
  happens()
  expect(await api.games()).toMatchObject({ ok: false, problem: { code } })
})
