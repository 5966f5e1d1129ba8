import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, expect, test } from 'vitest'
import { faults } from '../../fakes/axe'
import { serve } from '../../fakes/fetch'
import { language } from '../../lib/words.svelte'
import BackRoom from './BackRoom.svelte'
import { key } from './key.svelte'

const CODE = 'TOAD-41QX'
const seat = (no: number, name: string) => ({ seat: no, name, bot: null, ready: true, colour: no, here: no === 0 })
const room = {
  code: CODE, game: 'chess', status: 'running', host: 0, seats: [seat(0, 'Mira'), seat(1, 'Tine')], options: {}, terms: { clock: { kind: 'none' }, bots: 'usual' }, time: null, onlookers: 2, hushed: false, next: null,
  reason: null, commitment: null, nonces: null, secret: null,
}
const entry = { seq: 0, cause: 'start', seat: null, action_id: null, move: null, chance: [1], barrier: false, patch: {}, told: [[{ kind: 'round_began', round: 4 }]], public_no: 0, own_no: [0, 0], prompt_no: [1, 1], undo: [], at: 5, time: null }
const prompt = (chosen: object | null) => ({ no: 1, ask: 'points_or_coins', about: {}, moves: [{ kind: 'a' }, { kind: 'b' }], owes: true, chosen, why: {} })
const view = (own: object | null, asked: object | null) => ({ kind: 'snapshot', room, seat: null, public_no: 0, own_no: 0, public: {}, own, prompt: asked, undo: null, log: [], outcome: null })
const row = { code: CODE, game: 'chess', version: 7, status: 'running', names: ['Mira', 'Tine'], seats: room.seats.map(({ seat: no, name }) => ({ seat: no, name, bot: null, colour: null })), created: 0, moved: Date.now(), seq: 0, glance: { here: [0], waiting: [1] } }
const admin = `GET /admin/matches`
const report = {
  code: CODE, game: 'chess', no: 3, name: 'Tine', seat: 1, what: 'stuck', text: 'Nothing happens.', pointed: 'Draw a chip', device: 'Mozilla/5.0 (iPhone) Mobile Safari/604', at: 5, seq: 0,
  view: '', closed: null, answer: null,
}
const all = {
  [`GET /admin/reports?open=true&limit=100`]: { total: 1, reports: [report] },
  [`GET /admin/reports?code=${CODE}&limit=100`]: { total: 1, reports: [report] },
  [`${admin}/${CODE}/lines`]: [{ seat: 0, ms: 18, device: 'Mozilla/5.0 (X11; Linux) Gecko Firefox/140.0' }, { seat: null, ms: null, device: '' }],
  [`${admin}?status=running&limit=100`]: { total: 1, matches: [row] },
  [`${admin}/${CODE}`]: { room, version: 7, seq: 0, agenda: [{ seat: 1, prompt: 1, ask: 'points_or_coins', owes: true }], entries: [entry], state: {}, chat: [] },
  [`${admin}/${CODE}/view?at=0&seat=0`]: view({ hand: ['fox'] }, prompt({ kind: 'a' })),
  [`${admin}/${CODE}/view?at=0&seat=1`]: view({ hand: ['owl', 'hen'] }, prompt(null)),
  [`${admin}/${CODE}/view?at=0`]: view(null, null),
  [`GET /rooms/${CODE}`]: room,
}

beforeEach(() => {
  language.now = 'en'
  key.forget()
})

test('without a token the door stays shut and nothing is asked for', async () => {
  const asked = serve(all)
  render(BackRoom, { code: null })
  expect(screen.getByLabelText('Token of an admin').getAttribute('type')).toBe('password')
  expect(asked).toEqual([])
  expect(await faults()).toEqual([])
})

test('a token that is no admin’s is said to be wrong, and forgotten', async () => {
  serve({ [`${admin}?status=running&limit=100`]: [403, { code: 'not_admin', text: '' }] })
  render(BackRoom, { code: null })
  await fireEvent.input(screen.getByLabelText('Token of an admin'), { target: { value: 'robo' } })
  await fireEvent.submit(screen.getByLabelText('Token of an admin').closest('form')!)
  expect((await screen.findByRole('alert')).textContent).toBe('No admin has this token.')
  expect(sessionStorage.length).toBe(0)
})

test('a match lies open: whom it waits for, what each seat sees, and what others are not told', async () => {
  key.keep('ruth')
  serve(all)
  render(BackRoom, { code: CODE })
  expect(await screen.findByText('onlookers, 2')).toBeTruthy()
  const views = screen.getByRole('region', { name: 'What each seat sees at 0' })
  const [mira, tine, onlookers] = [...views.querySelectorAll('dl')].map((column) => column.textContent!.replace(/\s+/g, ' '))
  expect(mira).toMatch(/hand fox T: not told .*choice open/)
  expect(tine).toMatch(/hand owl, hen M: not told .*choices ?2 choice M: not told/)
  expect(onlookers).toMatch(/hand M, T: not told .*choice M: not told/)
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toMatch(/^entry 0 of 0, server: dealt the match/)
  expect(screen.getByText(/^chess, 2 seats, rules 7, running, round 4$/i)).toBeTruthy()
  expect(await faults()).toEqual([])
})

async function opened(more: object = {}): Promise<string[]> {
  key.keep('ruth')
  const asked = serve({ ...all, ...more })
  render(BackRoom, { code: CODE })
  await screen.findByText('18 ms')
  return asked
}

async function saysWhy(field: string, words: string): Promise<void> {
  await fireEvent.input(screen.getByRole('textbox', { name: field }), { target: { value: words } })
  await fireEvent.submit(screen.getByRole('textbox', { name: field }).closest('form')!)
}

test('whoever is connected shows how far away and with what', async () => {
  await opened()
  const [mira, tine] = [...screen.getByRole('region', { name: 'Clocks and lines' }).querySelectorAll('tbody tr')].map((row) => row.textContent!.replace(/\s+/g, ' '))
  expect(mira).toMatch(/Mira–18 mscomputer, Firefox/)
  expect(tine).toMatch(/Tine–gonea person/)
})

const BOTTED = { ...room, seats: [room.seats[0], { ...room.seats[1]!, bot: 'easy' }] }
const CLOCKED = { ...entry, time: { clocks: [[60_000, null, null], [60_000, 0, 60_000]], paused: false, by_house: false, wishes: [], absent: [], granted: [] } }

test.each([
  ['Pause', {}, `pause {"wish":true,"reason":"asked"}`],
  ['Go on', { [`GET /rooms/${CODE}`]: { ...room, time: { now: 0, clocks: null, paused: true, by_house: true, wishes: [], absent: [] } } }, `pause {"wish":false,"reason":"asked"}`],
  ['+1 min: Tine', { [`${admin}/${CODE}`]: { ...all[`${admin}/${CODE}`], entries: [CLOCKED] } }, `time {"seat":1,"seconds":60,"reason":"asked"}`],
  ['Bot: Tine', {}, `bot {"seat":1,"reason":"asked"}`],
  ['Give back: Tine', { [`GET /rooms/${CODE}`]: BOTTED }, `back {"seat":1,"reason":"asked"}`],
])('%s asks for a reason, and does it', async (name, more, sent) => {
  const asked = await opened(more)
  await fireEvent.click(await screen.findByRole('button', { name }))
  expect(await faults()).toEqual([])
  await saysWhy('Reason', 'asked')
  expect(asked).toContain(`POST /admin/matches/${CODE}/${sent}`)
})

test('what no seat did is an admin’s, but for the deal', async () => {
  const paused = { ...entry, seq: 1, cause: 'pause', move: { wish: true, reason: 'asked' } }
  const match = all[`${admin}/${CODE}`]
  await opened({ [`${admin}/${CODE}`]: { ...match, seq: 1, entries: [entry, paused] } })
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toMatch(/an admin: pause/)
  expect(screen.getByRole('region', { name: 'Audit: what hands did, with reasons' }).textContent).toMatch(/an admin\s*paused by the house/)
})

test('what the server refuses is said in the sheet, which stays', async () => {
  await opened({ [`POST /admin/matches/${CODE}/bot`]: [409, { code: 'bot_plays', text: 'A house bot plays on this seat already.' }] })
  await fireEvent.click(screen.getByRole('button', { name: 'Bot: Tine' }))
  await saysWhy('Reason', 'asked')
  expect((await screen.findByRole('alert')).textContent).toMatch(/house bot plays/)
})

test('a report is read, led to what was seen, and closed with an answer', async () => {
  const asked = await opened()
  await fireEvent.click(screen.getByRole('button', { name: 'Reports 1' }))
  expect(screen.getByRole('link', { name: /TOAD-41QX.*report 3/ })).toBeTruthy()
  const filed = screen.getByRole('region', { name: 'Reports' })
  expect(filed.textContent).toMatch(/Tine: stuck. Nothing happens.*pointed at: Draw a chip, phone, Safari/)
  await fireEvent.click(screen.getByRole('button', { name: 'Look at 0' }))
  expect(document.activeElement).toBe(screen.getByRole('slider'))
  await fireEvent.click(screen.getByRole('button', { name: 'Close: report 3' }))
  await saysWhy('Answer', 'as the rules have it')
  expect(asked).toContain(`POST /admin/reports/${CODE}/3/close {"answer":"as the rules have it"}`)
  expect(await faults()).toEqual([])
})
