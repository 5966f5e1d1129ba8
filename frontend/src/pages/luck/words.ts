// The dictionary of luck and skill, and how its figures are written.

import { language, words } from '../../lib/words.svelte'
import { en } from './words/en'
import { nl } from './words/nl'

export const luck = words({ en, nl })

/** A part of the victory as chances of a hundred, with its sign; below ten with one decimal. */
export function chances(share: number, signed = true): string {
  const hundred = 100 * share
  const size = Math.abs(hundred)
  const figure = new Intl.NumberFormat(language.now, { maximumFractionDigits: size < 9.95 ? 1 : 0 }).format(size)
  return figure === '0' ? '0' : `${hundred < 0 ? '−' : signed ? '+' : ''}${figure}`
}
