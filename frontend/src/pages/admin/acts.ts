// What a hand may do to a match; each with its reason. The kind is the last word of the server's door.

export type Act =
  | { kind: 'rewind'; to: number }
  | { kind: 'abort' }
  | { kind: 'pause'; wish: boolean }
  | { kind: 'time'; seat: number; seconds: number }
  | { kind: 'bot'; seat: number }
  | { kind: 'back'; seat: number }
  | { kind: 'close'; no: number }

/** As words speak of it: going on is another thing to say than a pause. */
export type Said = Act['kind'] | 'resume'

export const MINUTE = 60

export function said(act: Act): Said {
  return act.kind === 'pause' && !act.wish ? 'resume' : act.kind
}
