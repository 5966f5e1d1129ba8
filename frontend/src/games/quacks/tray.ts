// The tray of six chips that a witch brings: what has been laid from it.
import type { Kind, Told } from './types'

/** Since the six were drawn, in the order in which they were laid. */
export function laidOf(log: Told[], seat: number): Kind[] {
  const drawn = log.findLastIndex((told) => told.kind === 'drawn' && told.seat === seat && told.card === 'witch.A2')
  if (drawn < 0) return []
  return log.slice(drawn + 1).flatMap((told) => (told.kind === 'placed' && told.seat === seat ? [told.chip] : []))
}
