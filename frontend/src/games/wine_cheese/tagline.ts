// The two short lines under a card in the cellar: what is left on it, and what time will make of it.
import { phase } from './printed'
import { ageingsAhead, hasAged, ripening } from './ripening'
import type { Public, Slot } from './types'
import type { Words } from './words'

export interface Tagline {
  markers: string
  when: string
  /** Both for a narrow vault. */
  few: string
  short: string
  /** It will not come out well by itself. */
  warn: boolean
}

interface Looked {
  shown: Public
  view: number
  scene: { prompt: { moves: { kind: string }[] } } | null
}

function comes(left: number, w: Words): Pick<Tagline, 'when' | 'short' | 'warn'> {
  if (left === 0) return { when: w.table.afterRipe, short: w.table.afterRipe, warn: false }
  if (left < 0) return { when: w.table.afterOver, short: w.table.afterOver, warn: true }
  return { when: w.table.afterAge(left), short: w.table.afterAge(left), warn: false }
}

/** In an ageing what it makes of the card, else when the card will be ripe. */
export function tagline(slot: Slot, spaces: number, { shown, view, scene }: Looked, w: Words): Tagline {
  const markers = slot.markers ? w.table.left(slot.markers, spaces) : w.table.ripeShort
  const few = slot.markers ? w.table.leftShort(slot.markers, spaces) : w.table.ripeShort
  const mayAge = scene ? scene.prompt.moves.some((move) => move.kind === 'age') : null
  const removes = phase(shown.phase).markers
  if (removes && mayAge) return { ...comes(slot.markers - removes, w), markers, few }
  const ahead = ageingsAhead(shown.phase, hasAged(shown, view, mayAge))
  const when = ripening(slot.markers, ahead)
  switch (when.kind) {
    case 'ripe':
      return { markers, few, when: w.table.ripeNow, short: w.table.ripeNowShort, warn: false }
    case 'ripe_in':
      return { markers, few, when: w.table.ripeIn(when.ageings), short: w.table.ripeInShort(when.ageings), warn: false }
    case 'unfit':
      return { markers, few, when: w.table.unfit, short: w.table.unfitShort, warn: false }
    case 'never':
      return { markers, few, when: w.table.never, short: w.table.neverShort, warn: true }
  }
}
