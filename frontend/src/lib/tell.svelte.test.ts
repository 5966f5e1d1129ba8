import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MyMatch } from './api'

const match = (owed: boolean, code = 'VINE-27QX'): MyMatch => ({
  code, game: 'quacks', status: 'running', seat: 0, seats: [], owed, waiting: [], deadline: null, created: 1, ended: null, outcome: null, link: `/r/${code}`,
})
let shown: { title: string; body: string; note: { onclick: (() => void) | null } }[] = []
let hidden = true

class Note {
  static permission = 'default'
  static requestPermission = vi.fn(async () => (Note.permission = 'granted'))
  onclick: (() => void) | null = null
  constructor(title: string, { body }: { body: string }) {
    shown.push({ title, body, note: this })
  }
  close(): void {}
}

/** Anew, since what was told is remembered by the module. */
async function fresh() {
  vi.resetModules()
  return import('./tell.svelte')
}

beforeEach(() => {
  localStorage.clear()
  shown = []
  hidden = true
  Note.permission = 'default'
  Note.requestPermission.mockClear()
  vi.stubGlobal('Notification', Note)
  vi.stubGlobal('focus', () => undefined)
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('C80 where there is a worker it tells, as telephones want it, and leads to the table', async () => {
  const worker = Object.assign(new EventTarget(), {
    getRegistration: async () => ({
      active: {},
      showNotification: async (title: string, { data }: { data: string }) => void shown.push({ title, body: data, note: { onclick: null } }),
    }),
  })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker })
  const { tellOf, wish } = await fresh()
  await wish(0)
  tellOf([match(true)], () => 'Your turn')
  await vi.waitFor(() => expect(shown.map((one) => one.body)).toEqual(['/r/VINE-27QX']))
  worker.dispatchEvent(new MessageEvent('message', { data: { go: '/r/OAK-9999' } }))
  expect(location.pathname).toBe('/r/OAK-9999')
})

test('C80 nobody is told, nor asked whether they may be, without having wished it', async () => {
  const { tellOf } = await fresh()
  tellOf([match(true)], () => 'Your turn')
  expect(shown).toEqual([])
  expect(Note.requestPermission).not.toHaveBeenCalled()
})

test('C80 each question is told once, with its match and the way there', async () => {
  const { tellOf, wish } = await fresh()
  expect(await wish(0)).toBe(true)
  tellOf([match(true)], () => 'Your turn at the table with Joost.')
  tellOf([match(true)], () => 'again')
  await vi.waitFor(() => expect(shown.map((one) => one.body)).toEqual(['Your turn at the table with Joost.']))
  shown[0]!.note.onclick!()
  expect(location.pathname).toBe('/r/VINE-27QX')
  tellOf([match(false)], () => '')
  tellOf([match(true)], () => 'next')
  await vi.waitFor(() => expect(shown.map((one) => one.body)).toEqual(['Your turn at the table with Joost.', 'next']))
})

test('C80 whoever looks at the page, or touched it a moment ago, is not told', async () => {
  const { tellOf, wish } = await fresh()
  await wish(60)
  window.dispatchEvent(new Event('pointerdown'))
  tellOf([match(true)], () => 'too early')
  await wish(0)
  hidden = false
  tellOf([match(true)], () => 'looking')
  expect(shown).toEqual([])
})

test('a browser that says no is heard', async () => {
  Note.requestPermission.mockImplementationOnce(async () => (Note.permission = 'denied'))
  const { tell, wish } = await fresh()
  expect(await wish(0)).toBe(false)
  expect(tell.after).toBeNull()
})
