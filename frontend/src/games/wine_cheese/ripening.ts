// How ripe a card is and when it will be: its markers against the ageings still printed on the calendar.
import { card, PHASES } from './printed'
import type { Public, Slot } from './types'

export type Ripening =
  | { kind: 'ripe' }
  /** After this many ageings, if nobody helps. */
  | { kind: 'ripe_in'; ageings: number }
  /** No coming ageing takes exactly what is left: one of them will find too few markers. */
  | { kind: 'unfit' }
  | { kind: 'never' }

/** How many markers each coming ageing removes; the present one counts until the cellar has aged. */
export function ageingsAhead(phase: number, aged: boolean): number[] {
  return PHASES.filter((p) => p.markers && (p.n > phase || (p.n === phase && !aged))).map((p) => p.markers ?? 0)
}

export function ripening(markers: number, ahead: number[]): Ripening {
  if (markers === 0) return { kind: 'ripe' }
  let left = markers
  for (const [i, removes] of ahead.entries()) {
    left -= removes
    if (left === 0) return { kind: 'ripe_in', ageings: i + 1 }
    if (left < 0) return { kind: 'unfit' }
  }
  return { kind: 'never' }
}

/** Whether this seat's cellar has aged in the present phase: who goes first has, once the other is at the turn. */
export function hasAged(shown: Public, seat: number, mayAge: boolean | null): boolean {
  if (shown.active === seat) return mayAge === false
  return shown.active !== null && seat === shown.first
}

/** What an ageing now would make of this cellar. */
export function forecast(cellar: Slot[], removes: number): { ripe: string[]; over: string[] } {
  const cards = cellar.filter((slot): slot is Slot & { card: string } => slot.card !== null)
  return {
    ripe: cards.filter((slot) => slot.markers === removes).map((slot) => slot.card),
    over: cards.filter((slot) => slot.markers < removes).map((slot) => slot.card),
  }
}

/** How many spaces are printed on a card. */
export function spacesOf(id: string): number {
  return card(id).cost.length
}
