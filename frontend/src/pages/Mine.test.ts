import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { faults } from '../fakes/axe'
import { serve } from '../fakes/fetch'
import type { MyMatch } from '../lib/api'
import { call, guest } from '../lib/guest.svelte'
import { language } from '../lib/words.svelte'
import Carry from './Carry.svelte'
import Mine from './Mine.svelte'

const seats = [{ seat: 0, name: 'Mira', bot: null }, { seat: 1, name: 'Joost', bot: null }]
const match = (code: string, more: Partial<MyMatch>): MyMatch => ({
  code, game: 'wine_cheese', status: 'running', seat: 0, seats, owed: false, waiting: [1], deadline: null, created: 1, ended: null, outcome: null, link: `/r/${code}`, ...more,
})
const all = [
  match('VINE-2222', { owed: true, waiting: [0], deadline: Date.now() + 50 * 3600_000 }),
  match('VINE-3333', {}),
  match('VINE-4444', { status: 'finished', waiting: [], ended: 5, outcome: { ranks: [1, 2], scores: [54, 47] } }),
  match('VINE-5555', { status: 'aborted', waiting: [], ended: 4 }),
]
const link = { code: 'VN7K-2MQX-4TPA', until: 600_000, now: 0 }

beforeEach(async () => {
  history.replaceState(null, '', '/')
  language.now = 'en'
  serve({ 'POST /guest': { name: 'Mira' }, 'GET /me/matches': all, 'POST /me/link': link })
  await call('Mira')
})

test('running tables say whose turn it is and until when, played ones how they ended', async () => {
  render(Mine)
  expect(await screen.findByText('Your turn')).toBeTruthy()
  expect(screen.getByText(/^2 d [12] h left$/)).toBeTruthy()
  expect(screen.getByText('Waiting for Joost')).toBeTruthy()
  expect(screen.getByText('You won, 54 to 47')).toBeTruthy()
  expect(screen.getByText('Ended early')).toBeTruthy()
  expect(screen.getAllByRole('link')[0]!.getAttribute('href')).toBe('/r/VINE-2222')
  expect(await faults()).toEqual([])
})

test('the way to another device is a code, made only when it is asked for', async () => {
  const asked = serve({ 'GET /me/matches': all, 'POST /me/link': link })
  render(Mine)
  await screen.findByText('Your turn')
  expect(asked).not.toContain('POST /me/link')
  await fireEvent.click(screen.getByRole('button', { name: 'Go on at another device' }))
  expect(await screen.findByText(link.code)).toBeTruthy()
  expect(await faults()).toEqual([])
})

test('the code of an address is used only by hand, and is not left in it', async () => {
  history.replaceState(null, '', `/carry#${link.code}`)
  const asked = serve({ 'POST /arrive': [404, { code: 'bad_link', text: '' }] })
  render(Carry)
  expect(location.hash).toBe('')
  expect(asked.filter((one) => one.startsWith('POST'))).toEqual([])
  await fireEvent.click(screen.getByRole('button', { name: 'That is me' }))
  expect((await screen.findByRole('alert')).textContent).toContain('used already')
  await vi.waitFor(() => expect(asked).toContain(`POST /arrive {"code":"${link.code}"}`))
  expect(guest.name).toBe('Mira')
  expect(await faults()).toEqual([])
})
