// What frames do to what this viewer has seen: plain functions from old to new. The socket and the page hang on it.

import type { Action, Change, ClientFrame, Outcome, Refused, ServerFrame, Snapshot, Sync } from './frames'
import { apply, Misfit } from './patch'
import { viewHash } from './proof'
import type { Json, Line, Move, Prompt, Refusal, Room, Undo } from './table'

/** All that this viewer has seen, and the move that is under way. */
export interface Seen {
  room: Room
  seat: number | null
  publicNo: number
  ownNo: number
  shown: Json
  own: Json
  prompt: Prompt | null
  undo: Undo | null
  log: Line[]
  outcome: Outcome | null
  refusal: Refusal | null
  /** Sent and not answered yet; sent again, with the same id, whenever the line is back. */
  sent: Action | null
  /** What was asked of offered moves of one prompt: whether they could be taken back. */
  foresight: Foresight
  /** A frame is missing and was asked for; what builds on it is of no use until then. */
  behind: boolean
}

/** By the move as text: the id of the question, and its answer once there is one. */
interface Foresight {
  no: number
  moves: { [move: string]: { id: string; why?: Undo | null } }
}

const NO_FORESIGHT: Foresight = { no: 0, moves: {} }

/** What the first prompt is made of. */
const NO_PROMPT = { no: 0, ask: '', about: {}, moves: [], owes: true, chosen: null, why: {} }

/** A counter that no server has given: asks for a snapshot. */
const NOTHING = -1

type Next = [Seen, ClientFrame[]]

/** Before the first frame: only the room is known. */
export function arrive(room: Room): Seen {
  const nothing = { shown: null, own: null, prompt: null, undo: null, outcome: null, refusal: null, sent: null, foresight: NO_FORESIGHT }
  return { room, seat: null, publicNo: NOTHING, ownNo: NOTHING, log: [], behind: false, ...nothing }
}

/** What to say when the line is open again. The server begins every line with a snapshot, so nothing else is missing. */
export function resume(seen: Seen): Next {
  return [{ ...seen, behind: false, foresight: NO_FORESIGHT }, seen.sent ? [seen.sent] : []]
}

/** A move of the present prompt; one at a time. */
export function choose(seen: Seen, move: Move, id: string): Next {
  if (!seen.prompt || seen.sent) return [seen, []]
  return act(seen, { kind: 'play', id, prompt: seen.prompt.no, move })
}

/** Whether a move of the present prompt could be taken back; each is asked for once. */
export function foresee(seen: Seen, move: Move, id: string): Next {
  const { prompt, foresight } = seen
  const key = JSON.stringify(move)
  const known = foresight.no === prompt?.no ? foresight.moves : {}
  if (!prompt || seen.sent || key in known) return [seen, []]
  const next = { no: prompt.no, moves: { ...known, [key]: { id } } }
  return [{ ...seen, foresight: next }, [{ kind: 'would', id, prompt: prompt.no, move }]]
}

export function foreseen(seen: Seen, move: Move): Undo | null | undefined {
  return seen.foresight.no === seen.prompt?.no ? seen.foresight.moves[JSON.stringify(move)]?.why : undefined
}

function foretold(seen: Seen, id: string, why: Undo | null): Seen {
  const { no, moves } = seen.foresight
  const [key] = Object.entries(moves).find(([, asked]) => asked.id === id) ?? []
  return key === undefined ? seen : { ...seen, foresight: { no, moves: { ...moves, [key]: { id, why } } } }
}

/** The last move back, where that can be done. */
export function undo(seen: Seen, id: string): Next {
  if (typeof seen.undo !== 'number' || seen.sent) return [seen, []]
  return act(seen, { kind: 'undo', id, prompt: seen.undo })
}

function act(seen: Seen, sent: Action): Next {
  return [{ ...seen, sent }, [sent]]
}

export function dismiss(seen: Seen): Seen {
  return { ...seen, refusal: null }
}

export function receive(seen: Seen, frame: ServerFrame): Next {
  switch (frame.kind) {
    case 'snapshot':
      return [open(seen, frame), []]
    case 'change':
      return change(seen, frame)
    case 'room':
      return moved(seen, frame.room, frame.seat)
    case 'accepted':
      return [frame.id === seen.sent?.id ? { ...seen, sent: null, refusal: null } : seen, []]
    case 'refused':
      return [refuse(seen, frame), []]
    case 'up_to_date':
      return [{ ...seen, behind: false }, []]
    case 'hash':
      return frame.public_no === seen.publicNo && frame.own_no === seen.ownNo ? proven(seen, frame.hash) : [seen, []]
    case 'would':
      return [foretold(seen, frame.id, frame.why), []]
    case 'said': // no part of the match: the chat hears it
    case 'pong':
    case 'closing':
      return [seen, []]
  }
}

function sync(publicNo: number, own: number): Sync {
  return { kind: 'sync', public: publicNo, own }
}

function open(seen: Seen, frame: Snapshot): Seen {
  const { kind: _, public_no: publicNo, own_no: ownNo, public: shown, ...rest } = frame
  return { ...seen, ...rest, publicNo, ownNo, shown, behind: false }
}

function change(seen: Seen, frame: Change): Next {
  const { public_no, own_no } = frame
  if (public_no <= seen.publicNo && own_no <= seen.ownNo) return [seen, []]
  if (public_no > seen.publicNo + 1 || own_no > seen.ownNo + 1) return miss(seen, seen.publicNo, seen.ownNo)
  try {
    return proven(follow(seen, frame), frame.hash)
  } catch (error) {
    if (error instanceof Misfit) return miss(seen, NOTHING, NOTHING)
    throw error
  }
}

function miss(seen: Seen, publicNo: number, ownNo: number): Next {
  return seen.behind ? [seen, []] : [{ ...seen, behind: true }, [sync(publicNo, ownNo)]]
}

/** Who sees something else than the server shows asks for all anew. */
function proven(seen: Seen, hash: string | null | undefined): Next {
  if (!hash || hash === viewHash(seen)) return [seen, []]
  return [{ ...seen, behind: true }, [{ ...sync(NOTHING, NOTHING), mismatch: true }]]
}

function follow(seen: Seen, frame: Change): Seen {
  const no = frame.public_no
  const told = frame.told ?? []
  return {
    ...seen,
    publicNo: frame.public_no,
    ownNo: frame.own_no,
    shown: frame.public ? apply(seen.shown, frame.public) : seen.shown,
    own: frame.own ? apply(seen.own, frame.own) : seen.own,
    prompt: frame.prompt_gone ? null : asked(seen.prompt, frame.prompt),
    undo: frame.undo ?? seen.undo,
    log: told.length ? [...seen.log, ...told.map((line) => ({ no, told: line }))] : seen.log,
    outcome: frame.outcome ?? seen.outcome,
    room: frame.clocks ? clocked(seen.room, frame.clocks) : seen.room,
    behind: false,
  }
}

function clocked(room: Room, clocks: NonNullable<Change['clocks']>): Room {
  const time = room.time ?? { paused: false, by_house: false, wishes: [], absent: [] }
  return { ...room, time: { ...time, now: clocks.now, clocks: clocks.seats } }
}

/** The server's time in a frame, if it says one. */
export function timeIn(frame: ServerFrame): number | null {
  if (frame.kind === 'change') return frame.clocks?.now ?? null
  return frame.kind === 'room' || frame.kind === 'snapshot' ? (frame.room.time?.now ?? null) : null
}

function asked(prompt: Prompt | null, patch: Change['prompt']): Prompt | null {
  return patch ? (apply((prompt ?? NO_PROMPT) as unknown as Json, patch) as unknown as Prompt) : prompt
}

/** A match that began, or a seat that changed hands, shows itself only in a snapshot. */
function moved(seen: Seen, room: Room, seat: number | null): Next {
  const next = { ...seen, room, seat }
  const began = room.status === 'running' && seen.shown === null
  return began || seat !== seen.seat ? miss(next, NOTHING, NOTHING) : [next, []]
}

function refuse(seen: Seen, frame: Refused): Seen {
  if (frame.id !== null && frame.id !== seen.sent?.id) return seen
  const refusal = { code: frame.code, text: frame.text, rule: frame.rule ?? '' }
  // What is refused without an id is no answer to the move that waits for one: that is said again on the next line.
  return { ...seen, refusal, sent: frame.id === null ? seen.sent : null, prompt: frame.prompt ?? seen.prompt }
}
