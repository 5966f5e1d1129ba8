// The entries of a match as strokes: a choice stands above the line, as high as it was thought about; chance hangs below.

import type { Entry } from './rest'

export interface Stroke {
  seq: number
  /** From 0 to 1. */
  up: number
  down: number
  seat: number | null
  /** Something that hands did, or that time did: no move of the game. */
  odd: boolean
}

export interface Mark {
  /** Which stroke it stands before. */
  index: number
  kind: string
  no: number
}

/** Thought longer than this looks as high: else one long night would make everything else flat. */
const LONGEST = 120_000
/** And a match in which nobody ever thought so long is no mountain. */
const BRIEF = 2_000
const QUICK = 100
const LOW = 0.08
const MANY = 8

export function thought(entries: Entry[], index: number): number {
  const before = entries[index - 1]
  return before ? Math.max(0, entries[index]!.at - before.at) : 0
}

/** Height grows with the logarithm, so that a second and a minute can be told apart. */
function height(ms: number, longest: number): number {
  return LOW + (1 - LOW) * Math.min(1, Math.log1p(ms / QUICK) / Math.log1p(longest / QUICK))
}

export function strokes(entries: Entry[]): Stroke[] {
  const longest = Math.min(LONGEST, Math.max(BRIEF, ...entries.map((_, index) => thought(entries, index))))
  return entries.map((entry, index) => ({
    seq: entry.seq,
    up: entry.seat === null && entry.cause !== 'move' ? LOW : height(thought(entries, index), longest),
    down: Math.min(1, entry.chance.length / MANY),
    seat: entry.seat,
    odd: entry.cause !== 'move',
  }))
}

/** Where a round or a phase began: what was told names it by its number. */
export function marks(entries: Entry[]): Mark[] {
  return entries.flatMap((entry, index) => {
    const began = entry.told.flatMap((line) => {
      const said: unknown = Array.isArray(line) ? line[0] : line
      if (said === null || typeof said !== 'object') return []
      const { kind, round, phase } = said as { kind?: unknown; round?: unknown; phase?: unknown }
      const no = typeof round === 'number' ? round : phase
      return typeof kind === 'string' && kind.endsWith('_began') && typeof no === 'number' ? [{ index, kind, no }] : []
    })
    return began.slice(-1) // phases in which nobody had anything to do went by at once
  })
}

/** In which round or phase an entry lies. */
export function markAt(found: Mark[], index: number): Mark | null {
  return found.filter((mark) => mark.index <= index).at(-1) ?? null
}

/** Marks that stand too near to the one before are not written out. */
export function spaced(found: Mark[], entries: number, most: number): Mark[] {
  const gap = entries / most
  const kept: Mark[] = []
  for (const mark of found) if (!kept.length || mark.index - kept.at(-1)!.index >= gap) kept.push(mark)
  return kept
}

/** The place of the entry with this number; numbers may have gaps nowhere, but a list may begin later. */
export function placeOf(entries: Entry[], seq: number): number {
  return entries.findIndex((entry) => entry.seq === seq)
}

const STEPS: { [key: string]: number } = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -10, PageUp: 10 }

/** Where a key leads from here, or null where it means nothing. */
export function walked(key: string, at: number, last: number): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return last
  const by = STEPS[key]
  return by === undefined ? null : Math.min(last, Math.max(0, at + by))
}
