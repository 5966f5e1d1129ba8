// The frames of the websocket, both ways, as the pages know them.

import type { Patch } from './patch'
import type { Json, Line, Move, Prompt, Room, Told, Undo } from './table'
import type { components } from './wire'

type Wire = components['schemas']
/** A frame as the pages know it: the server's, field by field, with the games' own parts as plain JSON. */
type Agreed<Ours extends Theirs, Theirs> = keyof Theirs extends keyof Ours ? Ours : never

export type Outcome = { ranks: number[]; scores: number[] }

export type Snapshot = Agreed<
  {
    kind: 'snapshot'
    room: Room
    seat: number | null
    public_no: number
    own_no: number
    public: Json
    own: Json
    prompt: Prompt | null
    undo: Undo | null
    log: Line[]
    outcome: Outcome | null
  },
  Wire['Snapshot']
>

export type Change = Agreed<
  {
    kind: 'change'
    public_no: number
    own_no: number
    public?: Patch | null
    own?: Patch | null
    told?: Told[]
    prompt?: Patch | null
    prompt_gone?: boolean
    undo?: Undo | null
    outcome?: Outcome | null
    hash?: string | null
    clocks?: Wire['Clocks'] | null
  },
  Wire['Change']
>

export type Refused = Agreed<
  {
    kind: 'refused'
    id: string | null
    code: string
    text: string
    rule?: string
    prompt?: Prompt | null
    limit?: string | null
    allowed?: number | null
    seconds?: number | null
  },
  Wire['Refused']
>

export type ServerFrame =
  | Snapshot
  | Change
  | Refused
  | Agreed<{ kind: 'room'; room: Room; seat: number | null }, Wire['RoomChanged']>
  | Wire['Said']
  | Wire['Accepted']
  | Wire['WouldUndo']
  | Wire['Hash']
  | Wire['UpToDate']
  | Wire['Pong']
  | Wire['Closing']

export type Play = Agreed<{ kind: 'play'; id: string; prompt: number; move: Move }, Wire['Play']>
/** What is carried out once, and sent again until it is answered. */
export type Action = Play | Wire['Undo']
export type ClientFrame = Action | Wire['Say'] | Wire['Would'] | Sync | Wire['AskHash'] | Wire['Ping']
export type Sync = { kind: 'sync'; public: number; own: number; mismatch?: boolean }
