// What is read aloud: one polite voice for the whole page. Every sentence is spoken once, in its turn.

import { untrack } from 'svelte'

/** More than one move ever tells, so that nothing falls off before it was there. */
const KEPT = 120

let said = $state.raw<{ no: number; text: string }[]>([])
let last = 0

export const voice = {
  /** The last sentences; a new one is added, an old one falls off. */
  get said(): { no: number; text: string }[] {
    return said
  },
}

/** Says a sentence to whoever listens instead of looking. An effect that says something does not listen to itself. */
export function announce(text: string): void {
  if (text) said = [...untrack(() => said), { no: ++last, text }].slice(-KEPT)
}
