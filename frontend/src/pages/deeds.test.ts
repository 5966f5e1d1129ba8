import { afterEach, expect, test, vi } from 'vitest'
import { serve } from '../fakes/fetch'
import { room } from '../fakes/rooms'
import { guide } from '../guide/progress.svelte'
import { comeIn, guidedMatch, playBot } from './deeds'

afterEach(() => vi.unstubAllGlobals())

const game = { name: 'pebbles', seats: [3, 2, 4], options: [] }
const opened = room({}, {}, { name: null })
const at = '/rooms/VINE-27QX'
const there = { [`GET ${at}`]: opened, [`PUT ${at}/seat`]: opened, [`PUT ${at}/bot`]: opened }

test('against a bot: the smallest table, bots in the free seats, begun', async () => {
  const asked = serve({ 'POST /rooms': opened, ...there, [`PUT ${at}/ready`]: opened, [`POST ${at}/start`]: opened })
  expect((await playBot(game)).ok).toBe(true)
  expect(asked.map((line) => line.replace(/(?<="nonce":")[\w-]{32}/, 'chance'))).toEqual([
    'POST /rooms {"game":"pebbles","seats":2}',
    `PUT ${at}/bot {"seat":1,"level":"easy"}`,
    `PUT ${at}/ready {"ready":true,"nonce":"chance"}`,
    `POST ${at}/start`,
  ])
})

test('a guided match: the bots wait for whoever reads, and the guide speaks', async () => {
  const asked = serve({ 'POST /rooms': opened, ...there, [`PUT ${at}/terms`]: opened, [`PUT ${at}/ready`]: opened, [`POST ${at}/start`]: opened })
  expect((await guidedMatch(game)).ok).toBe(true)
  expect(asked.at(-3)).toBe(`PUT ${at}/terms {"clock":{"kind":"none"},"bots":"patient"}`)
  expect(asked.at(-1)).toBe(`POST ${at}/start`)
  expect(guide.speaks('VINE-27QX')).toBe(true)
})

test('what goes wrong on the way is said, and nothing more is tried', async () => {
  const asked = serve({ 'POST /rooms': opened, [`PUT ${at}/bot`]: [429, { code: 'too_many', text: '' }] })
  expect(await playBot(game)).toMatchObject({ ok: false, problem: { code: 'too_many' } })
  expect(asked).toHaveLength(2)
})

test.each(['room_full', 'started', 'over'])('who comes too late (%s) looks on', async (code) => {
  serve({ ...there, [`PUT ${at}/seat`]: [409, { code, text: '' }] })
  expect(await comeIn('VINE-27QX')).toEqual({ ok: true, value: opened })
})

test('a code without a table is a problem', async () => {
  serve({ [`PUT ${at}/seat`]: [404, { code: 'unknown_room', text: '' }] })
  expect(await comeIn('VINE-27QX')).toMatchObject({ ok: false, problem: { code: 'unknown_room' } })
})
