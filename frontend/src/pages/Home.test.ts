import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { faults } from '../fakes/axe'
import { serve } from '../fakes/fetch'
import { room } from '../fakes/rooms'
import { language } from '../lib/words.svelte'
import Home from './Home.svelte'

const wineCheese = { name: 'wine_cheese', seats: [2], options: [] }
const quacks = { name: 'quacks', seats: [2, 3, 4, 5], options: [] }
const opened = room({ game: 'wine_cheese' }, {}, { name: null })
const mira = { 'GET /games': [wineCheese], 'POST /guest': { name: 'Mira' } }

beforeEach(() => history.replaceState(null, '', '/'))
afterEach(() => {
  language.now = 'en'
  vi.unstubAllGlobals()
})

const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } })
const press = async (name: RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const went = (path: string) => waitFor(() => expect(location.pathname).toBe(path))

describe('coming in with a code', () => {
  test('takes the name, the code as people type it, and a seat', async () => {
    const asked = serve({ ...mira, 'PUT /rooms/VINE-27QX/seat': opened })
    render(Home)
    await type('Your name', ' Mira ')
    await type('Table code', 'vine 27qx')
    await press(/Sit down/)
    await went('/r/VINE-27QX')
    expect(asked).toContain('POST /guest {"name":"Mira"}')
    expect(asked).toContain('PUT /rooms/VINE-27QX/seat {"seat":null}')
  })

  test.each([
    ['a code without a table', 'NOPE-2222', 'There is no table with this code.'],
    ['no code', '', 'Type the code of the table first.'],
  ])('says what is wrong with %s, and stays', async (_, code, text) => {
    serve({ ...mira, 'PUT /rooms/NOPE-2222/seat': [404, { code: 'unknown_room', text: '' }] })
    render(Home)
    await type('Your name', 'Mira')
    await type('Table code', code)
    await press(/Sit down/)
    expect((await screen.findByRole('alert')).textContent).toBe(text)
    expect(location.pathname).toBe('/')
  })
})

describe('a game’s door', () => {
  test('opens a table for as many as were wanted', async () => {
    const asked = serve({ ...mira, 'GET /games': [wineCheese, quacks], 'POST /rooms': opened })
    render(Home)
    await type('Your name', 'Mira')
    await fireEvent.click(await screen.findByRole('radio', { name: '4' }))
    await fireEvent.click((await screen.findAllByRole('button', { name: 'Open a table' }))[1]!)
    await went('/r/VINE-27QX')
    expect(asked).toContain('POST /rooms {"game":"quacks","seats":4}')
  })

  test('of a game that is not played here says that it opens later, without a button', async () => {
    serve(mira)
    render(Home)
    expect(await screen.findAllByRole('button', { name: 'Open a table' })).toHaveLength(1)
    expect(screen.getByText('This stall opens later.')).toBeTruthy()
  })
})

test('a server that cannot be reached is said', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')))
  render(Home)
  expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached')
})

test.each(['en', 'nl'] as const)('the inn has no faults for readers with other senses (%s)', async (now) => {
  language.now = now
  serve({ ...mira, 'GET /games': [wineCheese, quacks] })
  render(Home)
  await screen.findAllByRole('radio')
  expect(await faults()).toEqual([])
})
