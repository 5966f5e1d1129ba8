// Time at a table: what the server says about it, counted with the server's clock, and how it is written.

import type { components } from './wire'

type Wire = components['schemas']

export type Terms = Wire['Terms']
export type Clock = Terms['clock']
export type ClockView = Wire['ClockView']
export type AbsentView = Wire['AbsentView']
export type RoomTime = Wire['RoomTime']
export type Choice = Wire['Choose']['choice']

/** How far something that ends by itself has come: warnings are due at a half and at four fifths. */
export type Stage = 'calm' | 'half' | 'late' | 'over'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export function left(clock: ClockView, now: number): number {
  return clock.deadline === null ? clock.left : Math.max(0, clock.deadline - now)
}

export function stage(began: number | null, deadline: number | null, now: number): Stage {
  if (began === null || deadline === null) return 'calm'
  if (now >= deadline) return 'over'
  const part = (now - began) / Math.max(1, deadline - began)
  return part >= 0.8 ? 'late' : part >= 0.5 ? 'half' : 'calm'
}

/** "0:07", "12:30", "3:05:00"; from a day on in days and hours. */
export function written(ms: number, days: (days: number, hours: number) => string): string {
  if (ms >= DAY) return days(Math.floor(ms / DAY), Math.floor((ms % DAY) / HOUR))
  const seconds = Math.ceil(ms / SECOND)
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (n: number): string => String(n).padStart(2, '0')
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}

/** How much the server's clock is ahead of this one. A frame only ever comes late, so the greatest guess is the best. */
export function skewOf(known: number | null, sent: number, arrived: number): number {
  return known === null ? sent - arrived : Math.max(known, sent - arrived)
}

/** The clocks that a room may play by, as the lobby offers them. */
export const CLOCKS: { name: string; clock: Clock }[] = [
  { name: 'none', clock: { kind: 'none' } },
  { name: 'quick', clock: { kind: 'turn', seconds: 60 } },
  { name: 'calm', clock: { kind: 'turn', seconds: 180 } },
  { name: 'bank', clock: { kind: 'bank', seconds: 900, increment: 10 } },
  { name: 'days', clock: { kind: 'days', days: 3 } },
]

/** Which of them it is; a clock that a program chose may be none of them. */
export function nameOfClock(clock: Clock): string | null {
  return CLOCKS.find((one) => JSON.stringify(sorted(one.clock)) === JSON.stringify(sorted(clock)))?.name ?? null
}

function sorted(clock: Clock): [string, unknown][] {
  return Object.entries(clock).sort(([a], [b]) => a.localeCompare(b))
}
