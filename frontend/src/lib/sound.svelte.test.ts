import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a touch is answered first; then the page gets ready to be heard, once', async () => {
  vi.useFakeTimers()
  const resume = vi.fn()
  const made = vi.fn()
  vi.stubGlobal('AudioContext', class {
    resume = resume
    constructor() {
      made()
    }
  })
  const { listen } = await import('./sound.svelte')
  const quiet = listen()
  dispatchEvent(new Event('pointerdown'))
  dispatchEvent(new Event('keydown'))
  expect(made).not.toHaveBeenCalled()
  vi.runAllTimers()
  dispatchEvent(new Event('pointerdown'))
  expect([made.mock.calls.length, resume.mock.calls.length]).toEqual([1, 2])
  quiet()
  dispatchEvent(new Event('pointerdown'))
  expect(resume).toHaveBeenCalledTimes(2)
})
