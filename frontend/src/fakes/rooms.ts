// For tests only: rooms and seats as a server would describe them.

import type { Room, SeatView } from '../lib/table'

export function room(more: Partial<Room> = {}, ...seats: Partial<SeatView>[]): Room {
  const plain = { code: 'VINE-27QX', game: 'pebbles', status: 'lobby' as const, host: 0, options: {}, onlookers: 0, hushed: false }
  const untimed = { terms: { clock: { kind: 'none' as const }, bots: 'usual' as const }, time: null }
  const there = seats.map((one, seat) => ({ seat, name: `guest ${seat}`, bot: null, ready: false, colour: seat, here: true, ...one }))
  const luck = { commitment: null, nonces: null, secret: null }
  return { ...plain, ...untimed, seats: there, next: null, reason: null, ...luck, ...more }
}
