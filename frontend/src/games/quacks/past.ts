// How The Quacks tells its past: nine rounds as the knots of a fuse, with a star for each pot that burst.
import type { Chapter, Flag, Tale } from '../../lib/chapters'
import type { Sealed } from '../../lib/table'
import { ROUNDS } from './printed'
import { sealedSays } from './sealed'
import { lines } from './telling'
import type { Move, Own, Public, Told } from './types'
import { marketWords } from './words'

export function chapter(shown: Public): Chapter {
  return { key: String(shown.round), name: marketWords().table.round(shown.round, ROUNDS), sign: String(shown.round) }
}

export function flag(told: Told): Flag | null {
  return told.kind === 'exploded' ? { kind: 'burst', word: marketWords().table.hasBurst } : null
}

export function tale(told: Told[], names: string[]): Tale | null {
  return lines(told, names, marketWords()).at(-1) ?? null
}

/** A seat that is asked no more, or has to wait for another, took nothing back. */
export function covered(seat: number, sealed: Sealed<Move> | null, before: Sealed<Move> | null, shown: Public): string | null {
  const w = marketWords()
  if (!sealed) return shown.waiting.some((asked) => asked.seat === seat && !asked.chosen) ? w.log.sealedBack : null
  return (before ? w.log.sealedAnew : w.log.sealed)(sealedSays(sealed, shown.players[seat]!.pot, w))
}

/** Every pot as its owner saw it, while the others still saw it as it stood when brewing began. */
export function opened(shown: Public, owns: Own[]): Public {
  return { ...shown, players: shown.players.map((player, seat) => owns[seat]?.player ?? player) }
}
