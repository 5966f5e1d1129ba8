// The words for what is read aloud, and both dictionaries, since a move is understood in either.
import { words } from '../../../lib/words.svelte'
import type { Words } from '../words'
import { en as english } from '../words/en'
import { nl as dutch } from '../words/nl'
import { en } from './en'
import { nl } from './nl'

export const aloudWords = words<typeof en>({ en, nl })

/** Each dictionary twice: with the names of the chips, and with their colours. */
export const tongues: Words[] = [english, { ...english, chips: en.colours }, dutch, { ...dutch, chips: nl.colours }]

export type Subject = keyof typeof en.topics

export function called(subject: Subject): string[] {
  return [...en.topics[subject], ...nl.topics[subject]]
}
