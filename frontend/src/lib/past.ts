// A match that is looked back at: all that one pair of eyes saw, moment by moment. Plain functions over what the server gives.

import type { Outcome } from './frames'
import { apply, type Patch } from './patch'
import type { Json, Line, Room, Sealed, Told } from './table'
import type { components } from './wire'

type Wire = components['schemas']
/** A seat's, an onlooker's, or everybody's at once. */
export type Eyes = Wire['Past']['eyes']
/** One answer of the server. */
export type Past = Wire['Past']

/** What was seen after one change, and how far the log was told by then. */
export interface Moment {
  publicNo: number
  ownNo: number
  /** The entry of the match; null while it runs, and at the deal. */
  seq: number | null
  /** Milliseconds since 1970; unknown for the deal. */
  at: number | null
  shown: Json
  own: Json
  /** The answers that were held, by seat, as far as these eyes may see them. */
  sealed: { [seat: string]: Sealed }
  outcome: Outcome | null
  lines: number
}

export interface Story {
  room: Room
  seat: number | null
  moments: Moment[]
  /** All that was told, to the end of what is loaded. */
  log: Line[]
}

const EMPTY: Story = { room: null as unknown as Room, seat: null, moments: [], log: [] }

/** The story with one more answer of the server; the first begins it. */
export function goOn(story: Story | null, past: Past): Story {
  const next = past.first ? begin(past, past.first) : { ...(story ?? EMPTY) }
  const moments = [...next.moments]
  const log = [...next.log]
  for (const step of past.steps) {
    const last = moments.at(-1)!
    log.push(...(step.told ?? []).map((told) => ({ no: step.public_no, told: told as Told })))
    moments.push({
      publicNo: step.public_no,
      ownNo: step.own_no,
      seq: step.seq ?? null,
      at: step.at,
      shown: step.public ? apply(last.shown, step.public as Patch) : last.shown,
      own: step.own ? apply(last.own, step.own as Patch) : last.own,
      sealed: step.sealed ? (apply(last.sealed as unknown as Json, step.sealed as Patch) as unknown as Moment['sealed']) : last.sealed,
      outcome: step.outcome ?? last.outcome,
      lines: log.length,
    })
  }
  return { ...next, moments, log }
}

function begin(past: Past, first: NonNullable<Past['first']>): Story {
  const log = first.log as unknown as Line[]
  const deal: Moment = {
    publicNo: first.public_no,
    ownNo: first.own_no,
    seq: first.room.status === 'running' ? null : 0,
    at: null,
    shown: first.public as Json,
    own: first.own as Json,
    sealed: (past.sealed ?? {}) as unknown as Moment['sealed'],
    outcome: first.outcome,
    lines: log.length,
  }
  return { room: first.room as unknown as Room, seat: first.seat, moments: [deal], log }
}

/** The name of a moment for an address: its public number, and after a point what these eyes saw since that changed. */
export function nameOf(moments: Moment[], index: number): string {
  const no = moments[index]!.publicNo
  const since = index - moments.findIndex((moment) => moment.publicNo === no)
  return since ? `${no}.${since}` : `${no}`
}

/** The moment with this name. Other eyes may not have it: then the last of theirs before it. */
export function find(moments: Moment[], name: string): number {
  const [no = 0, since = 0] = name.split('.').map((part) => Number.parseInt(part, 10) || 0)
  const first = moments.findIndex((moment) => moment.publicNo === no)
  if (first < 0) return Math.max(0, moments.findLastIndex((moment) => moment.publicNo < no))
  const last = moments.findLastIndex((moment) => moment.publicNo === no)
  return Math.min(first + Math.max(0, since), last)
}

/** When this line of the log had just been told. */
export function ofLine(moments: Moment[], line: number): number {
  const found = moments.findIndex((moment) => moment.lines > line)
  return found < 0 ? moments.length - 1 : found
}

/** What other eyes saw when the match had come as far. */
export function sameTime(moments: Moment[], then: Moment): number {
  const seq = then.seq ?? 0
  return Math.max(0, moments.findLastIndex((moment) => (moment.seq ?? 0) <= seq))
}
