// The dictionary of luck and skill, and how its figures are written.

import { words } from '../../lib/words.svelte'
import { en } from './words/en'
import { nl } from './words/nl'

export const luck = words({ en, nl })

/** A part of the victory as chances of a hundred, with its sign; below ten with one decimal. */
export function chances(share: number, signed = true): string {
  const hundred = 100 * share
  const size = Math.abs(hundred)
  const figure = size < 9.95 ? size.toFixed(1) : String(Math.round(size))
  const nothing = Number(figure) === 0
  return nothing ? '0' : `${hundred < 0 ? '−' : signed ? '+' : ''}${figure.replace(/\.0$/, '')}`
}
