import { expect, test } from 'vitest'
import { viewHash } from './proof'

test('the hash of a view is the one that the server makes of it', () => {
  const view = {
    shown: { points: 1, naam: 'Zoë "2"\n\u2028 🍷', z: [], a: { b: null, a: true } },
    own: { bag: [1, 2] },
    prompt: { no: 7, ask: 'brew', about: {}, moves: [{ kind: 'draw' }], owes: true, chosen: null, why: {} },
    undo: 7,
  }
  expect(viewHash(view)).toBe('2e09b7eb')
  expect(viewHash({ ...view, undo: 8 })).not.toBe('2e09b7eb')
})
