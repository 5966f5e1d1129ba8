// The clocks of a match after one of its entries, as the log keeps them.

import type { ClockView } from '../../lib/time'
import type { Entry } from './rest'

export interface Times {
  clocks: ClockView[]
  paused: boolean
  /** The pause is an admin's. */
  byHouse: boolean
  /** Seats that count as absent, with the moment since when. */
  absent: Map<number, number>
}

interface Stored {
  clocks?: [number, number | null, number | null][]
  paused?: boolean
  by_house?: boolean
  absent?: [number, number, string, unknown][]
}

export function timesOf(entry: Entry | undefined): Times {
  const stored = (entry?.time ?? {}) as Stored
  return {
    clocks: (stored.clocks ?? []).map(([left, began, deadline]) => ({ left, began, deadline })),
    paused: stored.paused ?? false,
    byHouse: stored.by_house ?? false,
    absent: new Map((stored.absent ?? []).map(([seat, since]) => [seat, since])),
  }
}
