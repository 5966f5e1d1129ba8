import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { faults } from '../../fakes/axe'
import { setStage } from '../../fakes/stage'
import { still } from '../../fakes/still.svelte'
import { voice } from '../../lib/announce.svelte'
import { language } from '../../lib/words.svelte'
import { positions, type Position } from './fixtures'
import type { Ingredient, Move } from './types'

setStage()
let Table: (typeof import('./Table.svelte'))['default']

beforeAll(async () => {
  Table = (await import('./Table.svelte')).default
})
beforeEach(() => (language.now = 'en'))
afterEach(cleanup)

function lay(position: Position) {
  const { table, ...rest } = still<Position, Move>(position)
  render(Table, { table })
  return rest
}

const set = (name: string) => lay(positions[name]!())
const button = (name: RegExp | string) => screen.getByRole('button', { name })
const PLOT = /in the (top|second|third|bottom) row/
const press = (name: RegExp | string) => fireEvent.click(button(name))

test.each(['turn', 'homeward', 'free', 'store', 'age', 'bench', 'laps', 'hand', 'north'])('%s has all its words', (name) => {
  language.now = 'nl'
  set(name)
  expect(document.body.textContent).not.toMatch(/undefined|NaN|null/)
})

test.each(Object.keys(positions).filter((name) => positions[name]!().prompt?.owes && !positions[name]!().stale))('%s: focus begins in the prompt', async (name) => {
  set(name)
  await Promise.resolve()
  expect(document.activeElement?.matches('.prompt [data-stop], .prompt .every'), document.activeElement?.outerHTML.slice(0, 90)).toBe(true)
})

test.each(['turn', 'send', 'give', 'store', 'theirs', 'onlooker', 'end'])('%s is laid without a fault', async (name) => {
  set(name)
  // The drawings are hidden from whoever listens, and too many for axe.
  for (const drawing of document.querySelectorAll('svg')) drawing.replaceChildren()
  expect(await faults()).toEqual([])
})

test('a worker is sent by pointing at a plot and pressing once more', async () => {
  const { chosen } = set('send')
  await press(/^The white grapes in the third row/)
  expect(screen.getByText('2 white grapes')).toBeTruthy()
  expect(chosen).toEqual([])
  await press(/^Send here/)
  expect(chosen).toEqual([{ kind: 'send', house: 1, plot: [3, 3] }])
})

test('the numbers answer the prompt, Escape steps back', async () => {
  const { chosen } = set('turn')
  await fireEvent.keyDown(document.body, { key: '2' })
  expect(screen.getByText('Which card do you sell?')).toBeTruthy()
  await fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(screen.getByText('What do you do this turn?')).toBeTruthy()
  await fireEvent.keyDown(document.body, { key: '3' })
  await fireEvent.keyDown(document.body, { key: '1' })
  expect(chosen).toEqual([{ kind: 'drop_out' }])
})

test('focus goes back to the prompt with each question', async () => {
  const { change } = set('lab')
  await Promise.resolve()
  expect(document.activeElement?.textContent).toContain('Yeast')
  change({ prompt: positions['summer']!().prompt, shown: positions['summer']!().shown })
  await Promise.resolve()
  expect(document.activeElement?.closest('.prompt')).toBeTruthy()
})

test('nothing can be chosen while a move is on its way or the line is gone', async () => {
  const { chosen, change } = set('pending')
  await press(/^Drop out/)
  change({ pending: false, stale: true })
  expect(screen.getByText(/^The line is gone/)).toBeTruthy()
  await fireEvent.keyDown(document.body, { key: '1' })
  expect(chosen).toEqual([])
})

test('C39 a refusal stays until it is understood', async () => {
  set('refused')
  expect(screen.getByRole('alert').textContent).toContain('not among the choices')
  await press('Understood')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what happens is said once, a sentence an event', () => {
  const { change } = set('turn')
  const { log } = positions['turn']!()
  const before = voice.said.length
  change({ log: [...log, { no: 99, told: { kind: 'dropped_out', seat: 1 } }] })
  change({ log: [...log, { no: 99, told: { kind: 'dropped_out', seat: 1 } }] })
  expect(voice.said.slice(before).map(({ text }) => text)).toEqual(['Joost dropped out of the phase.'])
})

test('what a harvest brought is said on a phone, and counted at the tab of the yard until the yard is looked at', async () => {
  const { change } = set('theirs')
  const { log } = positions['theirs']!()
  const yard = () => screen.getByRole('button', { name: /^Yard/ }).textContent
  const gained = (no: number, ...ingredients: Ingredient[]) => ({ no, told: { kind: 'markers_gained' as const, seat: 0, ingredients, cause: 'harvest' as const } })
  change({ log: [...log, gained(98, 'red', 'red', 'milk')] })
  expect(screen.getByText('To your yard: 2 red grapes and 1 milk')).toBeTruthy()
  change({ log: [...log, gained(98, 'red', 'red', 'milk'), gained(99, 'yeast')] })
  expect(yard()).toContain('+4')
  const made = { no: 100, told: { kind: 'produced' as const, seat: 0, card: 'w17', slot: 4, markers: 4 } }
  change({ log: [...log, gained(98, 'red', 'red', 'milk'), made, gained(101, 'yeast')] })
  expect(yard()).toContain('+1')
  await press(/^Yard/)
  expect(yard()).not.toContain('+')
})

test('what came to the other farm is not said to come to the own yard', () => {
  const { change } = set('theirs')
  const { log } = positions['theirs']!()
  change({ log: [...log, { no: 99, told: { kind: 'markers_gained', seat: 1, ingredients: ['red'], cause: 'harvest' } }] })
  expect(screen.queryByText(/^To your yard/)).toBeNull()
  expect(button(/^Yard/).textContent).not.toContain('+')
})

test('the tab of the cellar counts what lies in it, and no empty vault', () => {
  set('turn')
  expect(button(/^Cellar/).querySelector('[aria-label="3 to choose here"]')?.textContent).toBe('3')
})

test('whoever waits is told who decides what, and what came before', () => {
  set('theirs')
  const asked = screen.getByRole('region', { name: 'What is asked' })
  expect(asked.textContent).toContain('Joost decides which card to take.')
  expect(screen.getByRole('list', { name: 'What came before' }).textContent).toContain('moved wine on to 3, for free')
})

test('a card that answers nothing opens to be read', async () => {
  set('theirs')
  await press('Cards on show')
  await press('Givry')
  expect(screen.getByRole('dialog', { name: 'Givry' }).textContent).toContain('Gourmet, steak.')
})

test('North sees the valley turned, and sends from its own houses', async () => {
  const { chosen } = set('north')
  const plots = screen.getAllByRole('button', { name: PLOT }).map((each) => each.getAttribute('aria-label'))
  expect(plots[0]).toMatch(/^The milk pasture in the top row/)
  await press(/^The white grapes in the second row/)
  await press(/^Send here/)
  expect(chosen).toEqual([{ kind: 'send', house: 2, plot: [3, 3] }])
})

test('what answers nothing says what it is', async () => {
  set('theirs')
  await press('A space worth 20')
  expect(screen.getByRole('dialog', { name: 'A space worth 20' }).textContent).toContain('That is a lap')
  await press('One space back')
  expect(screen.getByRole('dialog', { name: 'A space worth 19' })).toBeTruthy()
  await press('Close')
  await press(/^The sugar beets in the top row/)
  expect(screen.getByRole('dialog').textContent).toContain('A worker sent here brings')
})

test('a house that answers is read by a question mark, or by the other button', async () => {
  const { chosen } = set('send')
  const house = document.querySelector<HTMLElement>('.house.offer')!
  await fireEvent.keyDown(house, { key: '?' })
  expect(screen.getByRole('dialog', { name: /^House \d: / }).textContent).toContain('from the plot itself')
  expect(chosen).toEqual([])
})

test('an onlooker sees the table from either side, by a button and by a key', async () => {
  set('onlooker')
  const below = () => document.querySelector('.own .yard')!.getAttribute('aria-label')
  const across = () => document.querySelector('.opp .farm')!.getAttribute('aria-label')
  expect([below(), across()]).toEqual(["Mira's farmyard", "Joost's farm"])
  await press("See it from Joost's side")
  expect([below(), across()]).toEqual(["Joost's farmyard", "Mira's farm"])
  expect(screen.getAllByRole('button', { name: PLOT })[4]!.getAttribute('aria-label')).toMatch(/^The white grapes in the top row/)
  expect(voice.said.at(-1)?.text).toBe("You look from Joost's side now.")
  await fireEvent.keyDown(document.body, { key: 'v' })
  expect(below()).toBe("Mira's farmyard")
})

test('whoever sits at the table stays on the own side', async () => {
  set('theirs')
  await fireEvent.keyDown(document.body, { key: 'v' })
  expect(document.querySelector('.own .yard')!.getAttribute('aria-label')).toBe("Mira's farmyard")
  expect(screen.queryByRole('button', { name: /^See it from/ })).toBeNull()
})

test('at the end all lies open, and the table can be looked at again', async () => {
  set('end')
  expect(screen.getByText('Mira wins, 42 to 39')).toBeTruthy()
  expect(screen.getByText('Final score')).toBeTruthy()
  await press('See the table')
  expect(screen.getByText('The match is over.')).toBeTruthy()
})
