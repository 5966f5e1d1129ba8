import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { faults } from '../fakes/axe'
import { serve } from '../fakes/fetch'
import { room } from '../fakes/rooms'
import { FakeWebSocket } from '../fakes/websocket'
import type { Room as RoomView } from '../lib/table'
import Room from './Room.svelte'

const at = '/rooms/VINE-27QX'
const games = [{ name: 'wine_cheese', seats: [2], options: [{ name: 'starts', values: ['random', 'south'], default: 'random' }] }]
const lobby = room({ game: 'wine_cheese' }, { name: 'Mira' }, { name: 'Joost', ready: true })
const prompt = { no: 3, ask: 'brew', about: {}, moves: [{ kind: 'draw' }], owes: true, chosen: null, why: {} }
const server = (): FakeWebSocket => FakeWebSocket.all.at(-1)!

beforeEach(() => {
  FakeWebSocket.all = []
  vi.stubGlobal('WebSocket', FakeWebSocket)
})
afterEach(() => vi.unstubAllGlobals())

/** The room as it is shown to this seat, with what else the snapshot has. */
async function enter(shown: RoomView, seat: number | null, more: object = {}): Promise<string[]> {
  const done = { [`PUT ${at}/ready`]: shown, [`POST ${at}/start`]: shown, [`PUT ${at}/seat`]: shown }
  const asked = serve({ 'GET /games': games, [`GET ${at}`]: shown, ...done, [`POST ${at}/rematch`]: room({ code: 'OWL-7777' }) })
  render(Room, { code: 'VINE-27QX' })
  await waitFor(() => expect(FakeWebSocket.all.length).toBeGreaterThan(0))
  server().accept()
  const numbers = { public_no: 1, own_no: 1, public: null, own: null, prompt: null, log: [], outcome: null }
  server().says({ kind: 'snapshot', room: shown, seat, ...numbers, ...more })
  return asked
}

const press = async (name: RegExp | string) => fireEvent.click(await screen.findByRole('button', { name }))
const table = { public: { points: 4 }, own: { bag: [1, 2] }, log: [{ no: 1, told: { kind: 'drew', seat: 1 } }] }
const running = { ...lobby, game: 'pebbles', status: 'running' as const }

test('a code without a table is an empty inn', async () => {
  serve({ 'GET /games': games, [`GET ${at}`]: [404, { code: 'unknown_room', text: '' }] })
  render(Room, { code: 'VINE-27QX' })
  expect(await screen.findByRole('heading', { name: 'No table with this code.' })).toBeTruthy()
  expect(await faults()).toEqual([])
})

describe('before the match', () => {
  test('the host begins in one press once the other is ready', async () => {
    const asked = await enter(lobby, 0)
    expect(await screen.findByText('Shall we begin, Mira?')).toBeTruthy()
    await press('Begin')
    await waitFor(() => expect(asked.at(-1)).toBe(`POST ${at}/start`))
    expect(asked.at(-2)).toContain(`PUT ${at}/ready {"ready":true,"nonce":"`)
  })

  test('a guest is asked to be ready, sees what the host decided, and may not begin', async () => {
    await enter({ ...lobby, host: 1 }, 0)
    expect(await screen.findByText('Mira, are you ready?')).toBeTruthy()
    expect(screen.getByText('Joost decides, everyone sees it')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Begin/ })).toBeNull()
  })

  test('what others do comes over the line', async () => {
    await enter(room({ game: 'wine_cheese' }, { name: 'Mira' }, { name: null }), 0)
    expect(await screen.findByText('A free farm')).toBeTruthy()
    server().says({ kind: 'room', room: lobby, seat: 0 })
    expect(await screen.findByText('Joost')).toBeTruthy()
  })

  test('a refusal is said where the question was', async () => {
    await enter(lobby, 0)
    serve({ [`PUT ${at}/ready`]: [409, { code: 'started', text: '' }] })
    await press('Begin')
    expect(await screen.findByText('The match has begun already.')).toBeTruthy()
  })

  test('the lobby has no faults for readers with other senses', async () => {
    await enter(room({ game: 'wine_cheese', onlookers: 2 }, { name: 'Mira' }, { name: null }), 0)
    await screen.findByText('A free farm')
    expect(await faults()).toEqual([])
  })
})

describe('the match', () => {
  test('is played in words where a game has no page, and the title says whose turn it is', async () => {
    await enter(running, 0, { ...table, prompt })
    await press(/draw/)
    expect(server().heard.at(-1)).toMatchObject({ kind: 'play', prompt: 3, move: { kind: 'draw' } })
    expect(document.title).toBe('● Your turn · pebbles')
    expect(await faults()).toEqual([])
  })

  test('a refusal stays on the page until it is understood', async () => {
    await enter(running, 0, { ...table, prompt })
    server().says({ kind: 'refused', id: null, code: 'not_offered', text: '', rule: 'Sale' })
    expect(await screen.findByText('Rules: Sale')).toBeTruthy()
    await press('Understood')
    await waitFor(() => expect(screen.queryByText('Rules: Sale')).toBeNull())
  })

  test('that is over offers another, and shows the way to the one that was laid', async () => {
    const over = { ...running, status: 'finished' as const }
    const asked = await enter(over, 0, { ...table, outcome: { ranks: [1, 2], scores: [4, 3] } })
    await press('Play again')
    await waitFor(() => expect(location.pathname).toBe('/r/OWL-7777'))
    expect(asked.at(-1)).toBe(`POST ${at}/rematch`)
    server().says({ kind: 'room', room: { ...over, next: 'OWL-7777' }, seat: 0 })
    expect((await screen.findByRole('link', { name: 'Go there' })).getAttribute('href')).toBe('/r/OWL-7777')
  })

  test('that was ended says why', async () => {
    await enter({ ...running, status: 'aborted', reason: 'The server moves house.' }, 0, table)
    expect(await screen.findByText('The server moves house.')).toBeTruthy()
  })

  test('whose seat a bot plays may take it back', async () => {
    const seats = [{ ...running.seats[0]!, bot: 'easy' }, running.seats[1]!]
    const asked = await enter({ ...running, seats }, 0, table)
    await press('Come back')
    await waitFor(() => expect(asked.at(-1)).toBe(`PUT ${at}/seat {"seat":0}`))
  })
})

describe('time', () => {
  const calm = { now: Date.now(), clocks: null, paused: false, by_house: false, wishes: [], absent: [] }
  const done = { [`PUT ${at}/absent/1`]: running, [`PUT ${at}/pause`]: running, [`PUT ${at}/terms`]: lobby }
  const timed = (time: object): RoomView => ({ ...running, time: { ...calm, ...time } })

  test('clocks are counted with the clock of the server, and come with the moves', async () => {
    const now = Date.now() + 3_600_000
    const clock = (left: number, runs: boolean) => ({ left, began: runs ? now : null, deadline: runs ? now + left : null })
    await enter(timed({ now, clocks: [clock(90_000, false), clock(61_000, true)] }), 0, table)
    expect(await screen.findByText('1:30')).toBeTruthy()
    expect(screen.getByText(/^1:0[01]$/)).toBeTruthy()
    server().says({ kind: 'change', public_no: 2, own_no: 1, clocks: { now, seats: [clock(5_000, true), clock(30_000, false)] } })
    expect(await screen.findByText('0:30')).toBeTruthy()
    expect(await faults()).toEqual([])
  })

  test('somebody is gone: first the wait can be made longer, then the others choose', async () => {
    const away = { seat: 1, since: calm.now, deadline: calm.now + 90_000, choices: [] }
    await enter(timed({ absent: [away] }), 0, table)
    expect(await screen.findByText('Joost has stepped out.', { exact: false, selector: 'h2' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /End the match/ })).toBeNull()
    server().says({ kind: 'room', seat: 0, room: timed({ absent: [{ ...away, deadline: null, choices: [{ seat: 0, choice: 'wait' }] }] }) })
    const asked = serve(done)
    await press(/Let the bot play/)
    await waitFor(() => expect(asked.at(-1)).toBe(`PUT ${at}/absent/1 {"choice":"autopilot"}`))
    expect(screen.getByRole('button', { name: /Wait longer/ }).getAttribute('aria-pressed')).toBe('true')
    expect(await faults()).toEqual([])
  })

  test('a pause is wished, agreed to, and ended', async () => {
    await enter(timed({ wishes: [1] }), 0, table)
    const asked = serve(done)
    await press('Pause')
    await waitFor(() => expect(asked.at(-1)).toBe(`PUT ${at}/pause {"wish":true}`))
    server().says({ kind: 'room', seat: 0, room: timed({ paused: true, wishes: [0, 1] }) })
    await press('Go on')
    await waitFor(() => expect(asked.at(-1)).toBe(`PUT ${at}/pause {"wish":false}`))
    expect(document.querySelector('.page')!.classList).toContain('veiled')
  })

  test('a pause of the house says whose it is, and nobody at the table ends it', async () => {
    await enter(timed({ paused: true, by_house: true }), 0, table)
    expect(await screen.findByRole('heading', { name: 'Paused by the house.' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Go on' })).toBe(null)
    expect(await faults()).toEqual([])
  })

  test('the host chooses the clock; a clock of somebody else is said to be one', async () => {
    await enter(lobby, 0)
    const asked = serve(done)
    await fireEvent.click(await screen.findByLabelText('3 min'))
    await waitFor(() => expect(asked.at(-1)).toBe(`PUT ${at}/terms {"clock":{"kind":"turn","seconds":180},"bots":"usual"}`))
    server().says({ kind: 'room', seat: 0, room: { ...lobby, terms: { clock: { kind: 'turn', seconds: 77 }, bots: 'usual' } } })
    expect(await screen.findByText('another clock, set by the host')).toBeTruthy()
  })

  test('C92: the host chooses how long house bots take, where there are any', async () => {
    await enter(lobby, 0)
    const asked = serve(done)
    expect(screen.queryByLabelText('unhurried')).toBe(null)
    const seats = [lobby.seats[0]!, { ...lobby.seats[1]!, name: null, bot: 'easy' as const }]
    server().says({ kind: 'room', seat: 0, room: { ...lobby, seats } })
    await fireEvent.click(await screen.findByLabelText('unhurried'))
    await waitFor(() => expect(asked.at(-1)).toBe(`PUT ${at}/terms {"clock":{"kind":"none"},"bots":"calm"}`))
  })

  test('the host frees a seat, and another takes over where the host is gone', async () => {
    const seats = { [`DELETE ${at}/seat/1`]: lobby, [`PUT ${at}/host`]: lobby }
    await enter(lobby, 0)
    const asked = serve(seats)
    await press('Free the seat')
    await waitFor(() => expect(asked.at(-1)).toBe(`DELETE ${at}/seat/1`))
    server().says({ kind: 'room', seat: 1, room: { ...lobby, seats: [{ ...lobby.seats[0]!, here: false }, lobby.seats[1]!] } })
    await press('Take over as host')
    await waitFor(() => expect(asked.at(-1)).toBe(`PUT ${at}/host {"seat":1}`))
  })
})
