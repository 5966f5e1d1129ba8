import { expect, test } from 'vitest'
import { language } from '../../lib/words.svelte'
import { chances } from './words'

test.each([
  [0.041, '+4.1'],
  [-0.041, '−4.1'],
  [0.5, '+50'],
  [-1, '−100'],
  [0.03, '+3'],
  [0.0994, '+9.9'],
  [0.0996, '+10'],
  [0.0003, '0'],
  [-0.0003, '0'],
  [0, '0'],
])('%d of the victory is %s of a hundred chances', (share, text) => {
  expect(chances(share)).toBe(text)
})

test('a figure is written as the language writes it', () => {
  language.now = 'nl'
  expect(chances(-0.038)).toBe('−3,8')
  language.now = 'en'
})

test('a chance has no sign', () => {
  expect(chances(0.25, false)).toBe('25')
})
