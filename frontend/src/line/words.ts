// The words of the command line in the present language; what it understands it understands in both.
import { words } from '../lib/words.svelte'
import { en } from './words/en'
import { nl } from './words/nl'

export type Verb = keyof typeof en.verbs

export const say = words({ en, nl })

export const small = new Set([...en.small, ...nl.small])

/** Which command this word is, in either language. */
export function verbOf(word: string): Verb | null {
  const verbs = Object.keys(en.verbs) as Verb[]
  return verbs.find((verb) => en.verbs[verb].includes(word) || nl.verbs[verb].includes(word)) ?? null
}
