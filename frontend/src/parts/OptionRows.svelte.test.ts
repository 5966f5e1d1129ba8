import { fireEvent, render, screen } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import type { Options, Problem } from '../lib/api'
import OptionRows from './OptionRows.svelte'

const options = [
  { name: 'first', values: ['lot', 'south', 'north'], default: 'lot' },
  { name: 'long_match', values: [true, false], default: false },
]
const words = {
  first: { label: 'Who goes first', values: { lot: { word: 'by lot', note: 'drawn' }, south: { word: 'first farm', seat: 0 } } },
}
const shown = { options, words, names: ['Mira', ''], chosen: {} as Options, by: null as string | null }
const radio = (name: string): HTMLInputElement => screen.getByRole('radio', { name })

test('options are said in the game’s words, seats by their names, the rest as it is', () => {
  render(OptionRows, { ...shown, change: async () => null })
  const said = screen.getAllByRole('radio').map((one) => one.closest('label')!.textContent!.trim())
  expect(said).toEqual(['by lot', 'Mira', 'north', 'true', 'false'])
  expect(radio('by lot').checked && radio('false').checked).toBe(true)
  expect(screen.getByText('drawn')).toBeTruthy()
})

test('the server hears all options that were chosen', async () => {
  const heard: Options[] = []
  const change = async (chosen: Options): Promise<Problem | null> => (heard.push(chosen), null)
  render(OptionRows, { ...shown, chosen: { first: 'south' }, change })
  await fireEvent.click(radio('true'))
  expect(heard).toEqual([{ first: 'south', long_match: true }])
})

test('a refusal is said in its row, and what was chosen stays chosen', async () => {
  render(OptionRows, { ...shown, change: async () => ({ code: 'bad_options', text: 'These do not go together.' }) })
  await fireEvent.click(radio('north'))
  expect((await screen.findByRole('alert')).textContent).toBe('These do not go together.')
  expect(radio('by lot').checked).toBe(true)
})

test('what matters first lies open, what hangs on another option below it, the rest in a fold', async () => {
  const order = { first: ['first'], under: { deal: ['first', 'south'] as [string, string] } }
  const all = [...options, { name: 'deal', values: ['open', 'shut'], default: 'open' }]
  const said = () => screen.getAllByRole('radio').map((one) => one.closest('label')!.textContent!.trim())
  const { rerender } = render(OptionRows, { ...shown, options: all, order, change: async () => null })
  expect(said()).toEqual(['by lot', 'Mira', 'north', 'true', 'false'])
  expect(radio('true').closest('details')!.open).toBe(false)
  expect(screen.getByText('1 more, all as usual')).toBeTruthy()
  await rerender({ chosen: { first: 'south', long_match: true } })
  expect(said()).toEqual(['by lot', 'Mira', 'north', 'open', 'shut', 'true', 'false'])
  expect(screen.getByText('not as usual: long match')).toBeTruthy()
})

test('whoever may not decide can read but not change', () => {
  render(OptionRows, { ...shown, by: 'Joost', change: async () => null })
  expect(radio('north').disabled || radio('north').closest('fieldset')!.disabled).toBe(true)
  expect(screen.getByText('Joost decides, everyone sees it')).toBeTruthy()
})
