// What people call the seats: guests by their names, house bots by theirs.

import type { SeatView } from './table'

const BOTS = ['Barnabas', 'Odette', 'Klaas', 'Ysolde', 'Griet']

type Sitting = Pick<SeatView, 'seat' | 'name' | 'bot'>

export function isFree(seat: Sitting): boolean {
  return seat.name === null && seat.bot === null
}

/** The colours of a room's seats, as the variables that everything drawn at them uses. */
export function hues(seats: SeatView[]): string {
  return seats.map(({ seat, colour }) => `--seat-${seat + 1}: var(--hue-${colour + 1})`).join('; ')
}

/** The name at this seat; a house bot has one too. Empty for a free seat. */
export function nameOf(seat: Sitting): string {
  if (isFree(seat)) return ''
  return seat.name ?? BOTS[seat.seat % BOTS.length]!
}
