import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { faults } from '../../fakes/axe'
import { setStage } from '../../fakes/stage'
import { still } from '../../fakes/still.svelte'
import { voice } from '../../lib/announce.svelte'
import { language } from '../../lib/words.svelte'
import { positions, type Position } from './fixtures'
import type { MarketTable } from './desk.svelte'
import type { Move } from './types'

setStage()
let Table: (typeof import('./Table.svelte'))['default']

beforeAll(async () => {
  Table = (await import('./Table.svelte')).default
})
beforeEach(() => (language.now = 'en'))
afterEach(cleanup)

function lay(name: string) {
  const { table, ...rest } = still<Position, Move>(positions[name]!)
  render(Table, { table: table as MarketTable })
  return rest
}

const button = (name: RegExp | string) => screen.getByRole('button', { name })
const press = (name: RegExp | string) => fireEvent.click(button(name))
const key = (name: string) => fireEvent.keyDown(document.body, { key: name })

test.each(Object.keys(positions))('%s has all its words', (name) => {
  language.now = 'nl'
  lay(name)
  expect(document.body.textContent).not.toMatch(/undefined|NaN|null/)
})

test.each(['brew', 'pick', 'fortune', 'basket', 'theirs', 'onlooker', 'tubes', 'end'])('%s is laid without a fault', async (name) => {
  lay(name)
  // The drawings are hidden from whoever listens, and too many for axe.
  for (const drawing of document.querySelectorAll('svg')) drawing.replaceChildren()
  expect(await faults()).toEqual([])
})

test('where the match is looked back at, a covered choice shows what it is', () => {
  const take = (chip: 'red2' | 'black1') => ({ ask: 'card_sealed', about: {}, move: { kind: 'take' as const, chip } })
  const { change } = lay('theirs')
  change({ past: { owns: null, log: [], sealed: { 0: take('red2'), 1: take('black1') } } })
  expect(screen.getByText('Take toadstool 2')).toBeTruthy()
  expect(button(/Joost.*Take hawkmoth/)).toBeTruthy()
})

test('a chip is drawn with one press, or with one key', async () => {
  const { chosen } = lay('brew')
  await press(/^Draw a chip/)
  await key('d')
  await key('1')
  await key('s')
  await key('f')
  expect(chosen.map(({ kind }) => kind)).toEqual(['draw', 'draw', 'draw', 'stop', 'use'])
})

test.each(Object.keys(positions).filter((name) => positions[name]!.prompt?.owes && !positions[name]!.pending && !positions[name]!.stale))('%s: focus begins at an answer', async (name) => {
  lay(name)
  await Promise.resolve()
  expect(document.activeElement?.matches('[data-stop]'), document.activeElement?.outerHTML.slice(0, 90)).toBe(true)
})

test('the open list answers by number, wherever focus lies', async () => {
  const { chosen } = lay('fortune')
  await press('All choices')
  await key('2')
  expect(chosen).toEqual([positions['fortune']!.prompt!.moves[1]])
})

test('Q8 before a draw the limit, the sum and the flask are in sight', () => {
  lay('brew')
  expect(screen.getByText('White chips: 5 of 7')).toBeTruthy()
  expect(screen.getByText('at 8 the pot bursts')).toBeTruthy()
  expect(button(/^Use the flask/)).toBeTruthy()
})

test('a flask that rests says why, in its name and on a tap', async () => {
  const { chosen } = lay('first')
  await press(/^Flask, full only right after a white chip/)
  expect(screen.getByRole('dialog', { name: 'Flask' }).textContent).toContain('Right after a white chip that did not burst the pot')
  expect(chosen).toEqual([])
})

test('a chip is bought by pointing at it; what cannot be had says why', async () => {
  const { chosen } = lay('basket')
  await press(/^Pumpkin 1 for 3/)
  await press(/^Toadstool 2 for 10 3 short/)
  expect(chosen).toEqual([{ kind: 'buy', chip: 'orange1' }])
})

test('a chip goes back on the shelf by itself', async () => {
  const { chosen, change } = lay('basket')
  const { prompt } = positions.basket!
  const moves: Move[] = [...prompt!.moves, { kind: 'return', chip: 'orange1' }, { kind: 'empty' }]
  change({ prompt: { ...prompt!, moves, about: { ...prompt!.about, chips: ['orange1'], left: 4 } } })
  expect(screen.queryByRole('button', { name: 'Empty the basket' })).toBeNull()
  await press('Put pumpkin 1 back on the shelf')
  expect(chosen).toEqual([{ kind: 'return', chip: 'orange1' }])
})

test('the pot, the track and the last sum say what they are', async () => {
  lay('brew')
  await press(/^The way through the pot/)
  expect(screen.getByRole('dialog').textContent).toContain('This space counts as the pot stands now.')
  await press('The rat stone')
  expect(screen.getByRole('dialog', { name: 'The rat stone' })).toBeTruthy()
  await press('Close')
  await press('Score')
  await fireEvent.click(screen.getAllByRole('button', { name: /^The score track/ })[0]!)
  expect(screen.getByRole('dialog', { name: 'Score track' }).textContent).toContain('rat tail')
  cleanup()
  lay('end')
  await press(/^The sum/)
  await press('One row down')
  expect(screen.getByRole('dialog', { name: 'The last pot' })).toBeTruthy()
})

test('an onlooker walks to another stall', async () => {
  lay('onlooker')
  const big = () => document.querySelector('.middle .pot svg')!.getAttribute('aria-label')
  const before = big()
  await fireEvent.click(document.querySelector('.stall')!)
  expect(big()).not.toBe(before)
})

test('Q6 leaving the shop with something affordable left is asked once', async () => {
  const { chosen } = lay('basket')
  await press(/^Done buying/)
  expect(chosen).toEqual([])
  expect(screen.getByText('Lose 7 coins?')).toBeTruthy()
  await press(/^Yes, done 7 coins are lost/)
  expect(chosen).toEqual([{ kind: 'done' }])
})

test('a witch is called, says her price, and is paid with a second press; Escape and the first button send her away', async () => {
  const { chosen } = lay('brew')
  const call = () => press(/^Ask Walburg copper penny/)
  await call()
  expect(screen.getByText('Walburg asks for your copper penny.')).toBeTruthy()
  await key('Enter')
  await press(/^Not now/)
  await call()
  await key('Escape')
  expect(screen.getByText('Draw another, or stop here?')).toBeTruthy()
  await call()
  await press(/^Both go back copper penny: white sum 0/)
  expect(chosen).toEqual([{ kind: 'use', card: 'witch.A3', places: [1, 3] }])
})

test('whoever is asked about a witch begins at her, and then at the way back', async () => {
  const { chosen } = lay('witch')
  await Promise.resolve()
  expect(document.activeElement?.textContent).toContain('Ask Roswith')
  await fireEvent.click(document.activeElement!)
  await Promise.resolve()
  expect(document.activeElement?.textContent).toContain('Not now')
  await key('2')
  expect(chosen).toEqual([{ kind: 'use', card: 'witch.C1', places: [] }])
})

test('nothing can be chosen while a move is on its way or the line is gone', async () => {
  const { chosen, change } = lay('pending')
  await press(/^Draw a chip/)
  change({ pending: false, stale: true })
  expect(screen.getByText(/^The line is gone/)).toBeTruthy()
  await key('d')
  expect(chosen).toEqual([])
})

test('C39 a refusal stays until it is understood', async () => {
  lay('refused')
  expect(screen.getByRole('alert').textContent).toContain('The question has changed meanwhile.')
  await press('Understood')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a held answer is marked, and can be taken back', async () => {
  const { chosen } = lay('chosen')
  expect(button(/Toadstool 2.*your choice/)).toBeTruthy()
  await press('Take it back')
  expect(chosen).toEqual([{ kind: 'withdraw' }])
})

test('what happens is said once, and after an own chip where the pot stands', () => {
  const { change } = lay('brew')
  const before = voice.said.at(-1)?.no ?? 0
  const log = [
    ...positions.brew!.log,
    { no: 4, told: { kind: 'drawn', seat: 0, chips: ['orange1'], card: 'brewing' } as const },
    { no: 5, told: { kind: 'placed', seat: 0, chip: 'orange1', at: 11, colour: 'orange', value: 1, moved: 1, white: 5 } as const },
  ]
  change({ log: log as never })
  change({ log: log as never })
  expect(voice.said.filter(({ no }) => no > before).map(({ text }) => text)).toEqual([
    'Mira: pumpkin 1 moves 1, now on 11. White chips: 5 of 7. 6 in the bag, 2 burst it.',
  ])
})

test('after the match one button leads from its last count to the score', async () => {
  lay('end')
  await fireEvent.keyDown(document.body, { key: 'Enter' })
  await press('See the table')
  expect(button('See the score')).toBeTruthy()
  await press('Log')
  await press('The count of round 2')
  expect(button(/To the score/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'See the score' })).toBeNull()
})

test('the count of a round before shows none of what stands in the pots now', async () => {
  const { change } = lay('end')
  await fireEvent.keyDown(document.body, { key: 'Enter' })
  await press('See the table')
  await press('Log')
  await press('The count of round 2')
  const heads = () => document.querySelectorAll('.count .far').length
  expect(heads()).toBe(0)
  change({ shown: { ...positions.end!.shown, round: 2 } as never })
  expect(heads()).toBe(positions.end!.shown.players.length)
})

test('whoever waits sees what the own pot is worth, and how far the other is', () => {
  lay('theirs')
  const prompt = screen.getByRole('region', { name: 'What is asked' })
  expect(prompt.textContent).toContain('Yours: 11 coins, 2 points.')
  expect(prompt.textContent).toContain('Joost space 11, 4 chips, white 5 of 7')
})

test('a new count is shown, and left with one press', async () => {
  const { change } = lay('theirs')
  const log = [
    ...positions.theirs!.log,
    { no: 4, told: { kind: 'stopped', seat: 0 } as const },
    { no: 5, told: { kind: 'rubies_gained', seat: 0, rubies: 1, card: 'space' } as const },
  ]
  change({ log: log as never })
  expect(screen.getByText('The pots are counted')).toBeTruthy()
  expect(screen.getByText('Mira: gets 1 ruby (the scoring space).')).toBeTruthy()
  await press('To the pots')
  expect(screen.queryByText('The pots are counted')).toBeNull()
})

test('a count shows the steps that brought somebody something, and its button says where it leads', async () => {
  const { change } = lay('basket')
  const log = [
    ...positions.basket!.log,
    { no: 4, told: { kind: 'stopped', seat: 0 } as const },
    { no: 5, told: { kind: 'rubies_gained', seat: 1, rubies: 1, card: 'space' } as const },
    { no: 6, told: { kind: 'points_gained', seat: 0, points: 2, card: 'space' } as const },
  ]
  change({ log: log as never })
  expect([...document.querySelectorAll('.step .letter')].map((letter) => letter.textContent)).toEqual(['C', 'D'])
  await press(/^(Skip the count )?To the books$/)
  expect(screen.getByText('What goes into your bag?')).toBeTruthy()
})
