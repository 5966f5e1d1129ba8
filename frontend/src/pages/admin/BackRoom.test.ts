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
const all = {
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
