import { expect, test } from 'vitest'
import { room } from '../fakes/rooms'
import type { Room, SeatView } from '../lib/table'
import { roomAsk, unready } from './asks'

const free: Partial<SeatView> = { name: null }
const bot: Partial<SeatView> = { name: null, bot: 'easy', ready: true }
const ready: Partial<SeatView> = { ready: true }
const not: Partial<SeatView> = {}

const at = (host: number | null, ...seats: Partial<SeatView>[]): Room => room({ host }, ...seats)

test.each([
  ['a guest is offered a free seat', at(0, not, free), null, { kind: 'sit' }],
  ['a guest who comes too late looks on', at(0, not, not), null, { kind: 'look' }],
  ['a seat with a bot is not free', at(0, not, bot), null, { kind: 'look' }],
  ['the host fills the table first', at(0, ready, free, free), 0, { kind: 'fill', free: 2 }],
  ['the host begins when the others are ready, ready or not', at(0, not, ready, bot), 0, { kind: 'begin' }],
  ['the host says ready while others are not', at(0, not, not), 0, { kind: 'ready' }],
  ['the host waits for the others', at(0, ready, not), 0, { kind: 'wait' }],
  ['a guest says ready', at(0, ready, not), 1, { kind: 'ready' }],
  ['a guest who is ready waits, also for a free seat', at(0, ready, ready, free), 1, { kind: 'wait' }],
] as const)('%s', (_, before, seat, asked) => {
  expect(roomAsk(before, seat)).toEqual(asked)
})

test('nobody waits for a free seat to be ready', () => {
  expect(unready(at(0, ready, not, free, bot)).map((seat) => seat.seat)).toEqual([1])
})
