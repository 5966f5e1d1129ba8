// What the room asks of whoever looks at it, before the match: the prompt of the lobby, as data.

import { isFree } from '../lib/seats'
import type { Room, SeatView } from '../lib/table'

export type RoomAsk =
  /** Not seated, and a seat is free. */
  | { kind: 'sit' }
  /** Not seated, and all seats are taken. */
  | { kind: 'look' }
  /** The host waits for people or bots. */
  | { kind: 'fill'; free: number }
  /** The host may begin: everybody else is ready. */
  | { kind: 'begin' }
  /** Seated and not ready. */
  | { kind: 'ready' }
  /** Seated and ready; others are not, or the host has not begun. */
  | { kind: 'wait' }

export function roomAsk(room: Room, seat: number | null): RoomAsk {
  const free = room.seats.filter(isFree).length
  if (seat === null) return free ? { kind: 'sit' } : { kind: 'look' }
  if (seat === room.host) {
    if (free) return { kind: 'fill', free }
    if (unready(room).every((other) => other.seat === seat)) return { kind: 'begin' }
  }
  return room.seats[seat]?.ready ? { kind: 'wait' } : { kind: 'ready' }
}

/** Who sits here and has not said ready. */
export function unready(room: Room): SeatView[] {
  return room.seats.filter((seat) => !isFree(seat) && !seat.ready)
}
