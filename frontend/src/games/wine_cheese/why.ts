// Why something is not offered: the game's code for it, in words.
import type { Words } from './words'

/** The reason for a thing, or nothing where none was given. */
export function reason(why: { [key: string]: string }, key: string, w: Words): string {
  const code = why[key]
  return code ? (w.why[code] ?? '') : ''
}
