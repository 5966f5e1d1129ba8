// For tests only: every page finds what it asks of a browser, and what comes in its own time is waited for patiently, so that
// a busy machine is no failure.

import { configure } from '@testing-library/svelte'
import { setStage, Still } from './stage'

globalThis.ResizeObserver ??= Still // also after a test has put away what it set up
setStage()
configure({ asyncUtilTimeout: 10_000 })

// What asks for a reader's wishes about motion asks as soon as it is loaded; jsdom knows none.
window.matchMedia ??= (media: string) =>
  ({ media, matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList
