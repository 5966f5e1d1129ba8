import { expect, test } from 'vitest'
import { formOf } from './space.svelte'

test.each([
  [360, 640, 'phone'],
  [640, 360, 'phone'],
  [768, 1024, 'tablet'],
  [1024, 768, 'desk'],
  [1440, 900, 'desk'],
])('%s x %s is a %s', (width, height, form) => {
  expect(formOf(width, height)).toBe(form)
})
