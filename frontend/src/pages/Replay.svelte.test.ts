import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { faults } from '../fakes/axe'
import { serve } from '../fakes/fetch'
import { positions } from '../games/quacks/fixtures'
import { room } from '../fakes/rooms'
import { route } from '../lib/route.svelte'
import type { Room } from '../lib/table'
import Replay from './Replay.svelte'

const at = '/rooms/VINE-27QX'
const over = room({ status: 'finished' }, { name: 'Mira' }, { name: 'Joost' })

const snapshot = (shown: Room, own: object, log: object[]) => ({
  kind: 'snapshot', room: shown, seat: 0, public_no: 1, own_no: 1, public: { points: 0 }, own, prompt: null, undo: null, log, outcome: null,
})
const step = (no: number, points: number, more: object = {}) => ({
  public_no: no, own_no: 1, seq: no * 2, at: no, public: { points: ['=', points] }, told: [{ kind: 'scored', points }], ...more,
})
const steps = [step(2, 3), step(3, 5), step(4, 9, { outcome: { ranks: [1, 2], scores: [9, 1] } })]
const seen = (shown: Room, eyes: unknown, more: object = {}) => ({ kind: 'past', eyes, first: snapshot(shown, { bag: [1] }, []), steps, more: false, ...more })

beforeEach(() => localStorage.setItem('guest', 'Mira'))
afterEach(() => vi.unstubAllGlobals())

async function open(answers: object, search = '', props: object = {}): Promise<string[]> {
  history.replaceState(null, '', `/replay/VINE-27QX${search}`)
  const asked = serve({ 'GET /me': { name: 'Mira' }, [`GET ${at}/past`]: seen(over, 0), ...answers })
  render(Replay, { code: 'VINE-27QX', ...props })
  await screen.findByRole('slider')
  return asked
}
const press = async (name: RegExp | string) => fireEvent.click(await screen.findByRole('button', { name }))
const where = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeTruthy())

test('the match is stepped through by buttons, by keys and by the road', async () => {
  await open({})
  await where('The deal')
  await press('One move on')
  await where('Move 1 of 3')
  await fireEvent.keyDown(window, { key: 'End' })
  await where('Move 3 of 3')
  await fireEvent.keyDown(window, { key: 'ArrowLeft' })
  await where('Move 2 of 3')
  await fireEvent.input(screen.getByRole('slider'), { target: { value: '1' } })
  await where('Move 1 of 3')
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toContain('Move 1 of 3')
  await fireEvent.keyDown(window, { key: 'Home' })
  await where('The deal')
})

test('it has no faults for readers with other senses', async () => {
  await open({})
  expect(await faults()).toEqual([])
  await press('From here')
  expect(await faults()).toEqual([])
})

test('a link opens at its moment, with its eyes', async () => {
  const asked = await open({ [`GET ${at}/past?eyes=1`]: seen(over, 1) }, '?at=3&eyes=1')
  await where('Move 2 of 3')
  expect(asked).toContain(`GET ${at}/past?eyes=1`)
  await waitFor(() => expect(location.search).toBe('?at=3&eyes=1'))
})

test('a long match comes in several answers, and other eyes open at the same time', async () => {
  const rest = { ...seen(over, 0), first: null, steps: steps.slice(2) }
  const other = { ...seen(over, 1), steps: steps.slice(1) }
  await open({
    [`GET ${at}/past`]: { ...seen(over, 0), steps: steps.slice(0, 2), more: true },
    [`GET ${at}/past?public=3&own=1`]: rest,
    [`GET ${at}/past?eyes=1`]: other,
  })
  await fireEvent.keyDown(window, { key: 'End' })
  await where('Move 3 of 3')
  await fireEvent.keyDown(window, { key: 'ArrowLeft' })
  await fireEvent.click(screen.getByRole('radio', { name: 'Joost' }))
  await where('Move 1 of 2')
})

test('while the match runs a link of others shows what the own eyes saw', async () => {
  const running = { ...over, status: 'running' as const }
  await open({ [`GET ${at}/past?eyes=1`]: [409, { code: 'not_over', text: '' }], [`GET ${at}/past`]: seen(running, 0) }, '?at=2&eyes=1')
  await where('Move 1 of 3')
  expect(screen.queryByRole('radio', { name: 'Joost' })).toBeNull()
  await press('From here')
  expect(screen.getByText(/with their own eyes/)).toBeTruthy()
  expect(screen.queryByText('Play on from here')).toBeNull()
})

test('a moment is shared by a link that says what it shows', async () => {
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  await open({}, '?at=3')
  await press('From here')
  expect(screen.getByText(/Move 2 of 3, as Mira saw it./)).toBeTruthy()
  await press('Copy the link')
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/replay/VINE-27QX?at=3&eyes=0`)
})

test('a moment of a game that draws postcards is made a picture', async () => {
  const take = vi.fn(async () => {})
  vi.doMock('../postcard/take', () => ({ take }))
  const { shown, own, room: table } = positions.end!
  const first = { ...snapshot({ ...over, game: 'quacks', seats: table.seats }, own ?? {}, []), public: shown }
  await open({ [`GET ${at}/past`]: seen(over, 0, { first, steps: [] }) })
  await press('From here')
  await press('A picture')
  await waitFor(() => expect(take).toHaveBeenCalled())
  expect(take.mock.calls[0]).toMatchObject([{ world: 'market' }, { tale: null, address: expect.stringContaining('/replay/VINE-27QX?at=1') }])
})

test('from a moment a new match is begun, on the chosen seat', async () => {
  const forked = room({ code: 'OWL-7777' })
  const begun = { 'PUT /rooms/OWL-7777/ready': forked, 'POST /rooms/OWL-7777/start': forked }
  const asked = await open({ [`POST ${at}/fork`]: forked, 'POST /guest': { name: 'Mira' }, ...begun }, '?at=3')
  await press('From here')
  await press(/As Joost/)
  await waitFor(() => expect(route.now).toEqual({ page: 'room', code: 'OWL-7777' }))
  expect(asked).toContain(`POST ${at}/fork {"at":6,"seat":1}`)
})

test('where the match is over nothing can be played on', async () => {
  await open({}, '?at=4')
  await where('Move 3 of 3')
  await press('From here')
  expect(screen.getByText(/Here the match is over/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /As Joost/ })).toBeNull()
})

test('behind a table that runs one tap leads back to the present', async () => {
  const onclose = vi.fn()
  await open({ [`GET ${at}/past`]: seen({ ...over, status: 'running' }, 0) }, '', { onclose, line: 1, owes: true })
  await where('Move 2 of 3')
  expect(location.search).toBe('')
  await press('Your turn')
  expect(onclose).toHaveBeenCalled()
})

test('a match that is not there is an empty inn', async () => {
  serve({ [`GET ${at}/past`]: [404, { code: 'unknown_room', text: '' }] })
  render(Replay, { code: 'VINE-27QX' })
  expect(await screen.findByRole('heading', { name: 'No table with this code.' })).toBeTruthy()
})
