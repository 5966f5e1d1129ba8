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

test('whoever may not decide can read but not change', () => {
  render(OptionRows, { ...shown, by: 'Joost', change: async () => null })
  expect(radio('north').disabled || radio('north').closest('fieldset')!.disabled).toBe(true)
  expect(screen.getByText('Joost decides, everyone sees it')).toBeTruthy()
})
