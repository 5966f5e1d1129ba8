// What is printed on pots, chips, books and track, as the rules have it.
import type { Space } from '../../lib/draw/cauldron'
import printed from './printed.json'
import type { Colour, Kind } from './types'

export const SPACES: Space[] = printed.spaces
export const TAILS: number[] = printed.tails
export const LAP: number = printed.lap
export const GLASSES = printed.glasses as { rubies: number; points: number; chip: Kind | null }[]
export const KINDS = printed.chips as { chip: Kind; colour: Colour; value: number }[]
/** In the bowl; as a scoring space, the spoon. */
export const SPOON = SPACES.length - 1
export const ROUNDS = 9
/** In the last round, in which nothing is bought. */
export const COINS_A_POINT = 5
/** The round from which these colours can be had. */
export const OUT_FROM: Partial<Record<Colour, number>> = { yellow: 2, purple: 3 }

const byKind = new Map(KINDS.map((kind) => [kind.chip, kind]))

export function colourOf(chip: Kind): Colour {
  return byKind.get(chip)!.colour
}

export function valueOf(chip: Kind): number {
  return byKind.get(chip)!.value
}
