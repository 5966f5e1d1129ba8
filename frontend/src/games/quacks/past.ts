// How The Quacks tells its past: nine rounds as the knots of a fuse, with a star for each pot that burst.
import type { Chapter, Flag, Tale } from '../../lib/chapters'
import { ROUNDS } from './printed'
import { chronicle } from './telling'
import type { Own, Public, Told } from './types'
import { marketWords } from './words'

export function chapter(shown: Public): Chapter {
  return { key: String(shown.round), name: marketWords().table.round(shown.round, ROUNDS), sign: String(shown.round) }
}

export function flag(told: Told): Flag | null {
  return told.kind === 'exploded' ? { kind: 'burst', word: marketWords().table.hasBurst } : null
}

export function tale(told: Told[], names: string[]): Tale | null {
  return chronicle(told, names, marketWords()).at(-1) ?? null
}

/** Every pot as its owner saw it, while the others still saw it as it stood when brewing began. */
export function opened(shown: Public, owns: Own[]): Public {
  return { ...shown, players: shown.players.map((player, seat) => owns[seat]?.player ?? player) }
}
