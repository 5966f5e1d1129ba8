import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { faults } from '../../fakes/axe'
import { serve } from '../../fakes/fetch'
import { room } from '../../fakes/rooms'
import { Chat as Lines } from '../../lib/chat.svelte'
import { call } from '../../lib/guest.svelte'
import { language } from '../../lib/words.svelte'
import Chat from './Chat.svelte'

const there = room({ status: 'running' }, { name: 'Mira' }, { name: 'Joost' })

function talk(seat: number | null = 0, more: Partial<typeof there> = {}) {
  const chat = new Lines('VINE-27QX', () => seat, () => undefined, () => '')
  chat.hear({ kind: 'said', lines: [
    { no: 1, by: 'b', name: 'Joost', seat: 1, text: '<b>Psst</b>', phrase: null, at: 1 },
    { no: 2, by: 'c', name: 'Carol', seat: null, text: null, phrase: 'hello', at: 2 },
  ] })
  const table = { room: { ...there, ...more }, seat, chat, say: vi.fn() }
  return { table, ...render(Chat, { table }) }
}

beforeEach(async () => {
  localStorage.clear()
  language.now = 'en'
  serve({ 'POST /guest': { name: 'Mira' } })
  await call('Mira')
})

test('words are text, and phrases are in the language of the reader', async () => {
  language.now = 'nl'
  talk()
  expect(screen.getByText('<b>Psst</b>')).toBeTruthy()
  expect(screen.getByText('Dag allemaal!')).toBeTruthy()
  expect(await faults()).toEqual([])
})

test('what is written is said in one line, and the field is empty again', async () => {
  const { table } = talk()
  const field = screen.getByRole('textbox', { name: 'Say something' })
  await fireEvent.input(field, { target: { value: '  Well,   well ' } })
  await fireEvent.submit(field.closest('form')!)
  expect(table.say).toHaveBeenCalledWith({ text: 'Well, well' })
  await vi.waitFor(() => expect((field as HTMLInputElement).value).toBe(''))
})

test('quick words are one press away', async () => {
  const { table } = talk()
  await fireEvent.click(screen.getByRole('button', { name: 'Quick words' }))
  await fireEvent.click(screen.getByRole('button', { name: 'Well played!' }))
  expect(table.say).toHaveBeenCalledWith({ phrase: 'nice' })
  expect(await faults()).toEqual([])
})

test('somebody is left out, and only the host says whether onlookers may speak', async () => {
  const asked = serve({ 'PUT /rooms/VINE-27QX/hush': there })
  talk()
  await fireEvent.click(screen.getByRole('button', { name: 'Who is heard' }))
  await fireEvent.click(screen.getByRole('checkbox', { name: /Hear Carol/ }))
  await fireEvent.click(screen.getByRole('checkbox', { name: 'Onlookers may speak' }))
  expect(asked).toEqual(['PUT /rooms/VINE-27QX/hush {"hushed":true}'])
  expect(await faults()).toEqual([])
  await fireEvent.click(screen.getByRole('button', { name: 'Who is heard' }))
  expect(screen.queryByText('Hello, all!')).toBeNull()
})

test('an onlooker who is hushed reads why', () => {
  talk(null, { hushed: true })
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByText('The host lets only players speak here.')).toBeTruthy()
})
