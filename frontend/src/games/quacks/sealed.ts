// A sealed answer in words and pictures, for whoever may see it where a match is looked back at.
import type { Sealed } from '../../lib/table'
import type { Kind, Laid, Move } from './types'
import { chipNames, say, type Words } from './words'

/** The chips that it is about: those of a basket, or the one that is chosen. */
export function chipsOf({ ask, about, move }: Sealed<Move>): Kind[] {
  if (ask === 'basket') return about.chips as Kind[]
  return 'chip' in move ? [move.chip] : []
}

/** The same as a plain button says it; a basket is called by what lies in it. */
export function sealedSays(sealed: Sealed<Move>, pot: Laid[], w: Words): string {
  if (sealed.ask !== 'basket') return say(sealed.move, w, pot)
  const chips = chipsOf(sealed)
  return chips.length ? w.say.buy(chipNames(chips, w)) : w.say.buyNothing
}
