import { expect, test } from 'vitest'
import { headingOf } from './heading'

test('a question stands under its heading, one that a card asks under that of such cards', () => {
  expect(headingOf('quacks', 'basket', {})).toBe('7 Evaluation phase')
  expect(headingOf('quacks', 'card', { card: 'witch.A1' })).toBe('9')
  expect(headingOf('wine_cheese', 'send_worker', {})).toBe('§1.5 Send workers')
  expect(headingOf('pebbles', 'throw', {})).toBe('')
})
