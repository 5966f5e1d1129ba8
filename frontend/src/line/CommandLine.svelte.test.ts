import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import { faults } from '../fakes/axe'
import { announce } from '../lib/announce.svelte'
import { language } from '../lib/words.svelte'
import { aloud } from '../games/quacks/aloud'
import { positions } from '../games/quacks/fixtures'
import CommandLine from './CommandLine.svelte'

afterEach(cleanup)

function lay() {
  language.now = 'en'
  const chosen: unknown[] = []
  let closed = 0
  const table = { ...positions.brew!, pending: false, stale: false, refusal: null, outcome: null, undoable: 'nothing', choose: (move: unknown) => chosen.push(move), undo() {}, dismiss() {}, rematch() {}, leave() {} } as any
  render(CommandLine, { table, aloud: aloud(table), onclose: () => (closed += 1) })
  const input = screen.getByRole('textbox', { name: 'Type what you do' }) as HTMLInputElement
  const type = async (text: string) => {
    await fireEvent.input(input, { target: { value: text } })
    await fireEvent.submit(input.form!)
    await tick()
  }
  return { chosen, input, type, isClosed: () => closed > 0, said: () => screen.getByRole('log').textContent ?? '' }
}

test('focus is in the line, and the question is said', async () => {
  const { input, said } = lay()
  await tick()
  expect(document.activeElement).toBe(input)
  expect(said()).toContain('Draw another, or stop here?')
})

test('what is typed is played, and said back', async () => {
  const { chosen, type, said } = lay()
  await type('stop')
  expect(chosen).toEqual([{ kind: 'stop' }])
  expect(said()).toContain('Stop')
})

test('what happened is shown, but not read twice', async () => {
  lay()
  announce('Joost: stops.')
  await tick()
  await tick()
  expect(screen.getByText('Joost: stops.').closest('[aria-hidden=true]')).toBeTruthy()
})

test('an arrow brings back what was typed, Escape closes', async () => {
  const { input, type, isClosed } = lay()
  await type('moves')
  await fireEvent.keyDown(input, { key: 'ArrowUp' })
  expect(input.value).toBe('moves')
  await fireEvent.keyDown(input, { key: 'Escape' })
  expect(isClosed()).toBe(true)
})

test('it keeps the rules for everybody', async () => {
  lay()
  expect(await faults()).toEqual([])
})
