// Whatever does not answer says why, on a tap and to whoever listens; and a phone's page stays where the thing is.
import { cleanup, fireEvent, render, within } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { setStage } from '../../fakes/stage'
import { still } from '../../fakes/still.svelte'
import { language } from '../../lib/words.svelte'
import { Desk } from './desk.svelte'
import { positions, type Position } from './fixtures'
import type { Move } from './types'
import { houseWhy } from './things'
import { en } from './words/en'

setStage()
let Table: (typeof import('./Table.svelte'))['default']

beforeAll(async () => {
  Table = (await import('./Table.svelte')).default
})
beforeEach(() => (language.now = 'en'))
afterEach(cleanup)

const asked = ['turn', 'send', 'lab', 'free', 'store', 'theirs', 'stale', 'pending']

test.each(asked)('%s: every control that rests gives its reason', async (name) => {
  const { table } = still<Position, Move>(positions[name]!())
  render(Table, { table })
  const resting = [...document.querySelectorAll<HTMLElement>('.own [aria-disabled=true]')]
  for (const each of resting) {
    await fireEvent.click(each)
    const sheet = document.querySelector<HTMLElement>('dialog, [role=dialog]')!
    const why = sheet.querySelector('.not')?.textContent?.trim() ?? ''
    const quiet = positions[name]!().seat === null
    if (!quiet) {
      expect(why, each.textContent ?? '').toMatch(/\.$/)
      expect(each.getAttribute('aria-label')!.toLowerCase()).toContain(why.slice(0, -1).toLowerCase())
    }
    await fireEvent.click(within(sheet).getByRole('button', { name: 'Close' }))
  }
})

test('nothing is switched off without a word', () => {
  const { table } = still<Position, Move>(positions['onlooker']!())
  render(Table, { table })
  expect(document.querySelectorAll('button:disabled')).toHaveLength(0)
})

test('looked back at, nothing speaks of whose turn it is', () => {
  const { table, change } = still<Position, Move>({ ...positions['theirs']!(), prompt: null })
  const desk = new Desk(() => table)
  expect(desk.whyNot('trade')).toBe('it is not your turn')
  change({ past: { owns: null, log: [], sealed: {} } } as never)
  expect(desk.whyNot('trade')).toBe('')
})

test('a house gives one reason, that is true of a house', () => {
  const forced = positions['forced']!().shown
  const looked = { shown: forced, view: 0, names: ['Mira', 'Joost'], w: en }
  expect(houseWhy('color_forced', looked)).toBe(`now your ${en.workers[forced.forced!]} must go`)
  expect(houseWhy('occupied', looked)).toBe('a worker lives here already')
  expect(houseWhy(undefined, looked)).toBe('')
})

test('what is taken into the yard leaves the page where it is', () => {
  const { table } = still<Position, Move>(positions['lab']!())
  const desk = new Desk(() => table)
  desk.tab = 'valley'
  desk.open(desk.asking?.area)
  expect(desk.tab).toBe('valley')
})

test.each([
  ['send', 'Valley', 'plots'],
  ['homeward', 'Valley', 'houses'],
])('%s: a tab counts what is asked for', async (name, tab, what) => {
  const { table } = still<Position, Move>(positions[name]!())
  render(Table, { table })
  const offered = { plots: document.querySelectorAll('.plot').length, houses: document.querySelectorAll('.house.offer').length }
  const number = [...document.querySelectorAll('nav button')].find((each) => each.textContent?.includes(tab))?.querySelector('i')
  if (number) expect(Number(number.textContent)).toBe(offered[what as 'plots' | 'houses'])
})
