// For tests only: a table in one position, of whichever game.
import { flushSync } from 'svelte'

/** What stands on a table, as a game's fixtures lay it. */
interface Laid {
  room: unknown
  seat: number | null
  shown: unknown
  own: unknown
  prompt: unknown
  log: unknown
  pending?: boolean
  stale?: boolean
  refusal?: unknown
  past?: any
}

/** A table that stands still until the test changes it. */
export function still<Position extends Laid, Move>(position: Position) {
  let at = $state.raw(position)
  const chosen: Move[] = []
  const table = {
    get room(): Position['room'] {
      return at.room
    },
    get seat(): Position['seat'] {
      return at.seat
    },
    get shown(): Position['shown'] {
      return at.shown
    },
    get own(): Position['own'] {
      return at.own
    },
    get prompt(): Position['prompt'] {
      return at.prompt
    },
    get log(): Position['log'] {
      return at.log
    },
    get pending() {
      return at.pending ?? false
    },
    get stale() {
      return at.stale ?? false
    },
    get refusal(): NonNullable<Position['refusal']> | null {
      return at.refusal ?? null
    },
    get past(): any {
      return at.past
    },
    outcome: null,
    undoable: 'nothing' as const,
    undo: () => {},
    choose: (move: Move) => chosen.push(move),
    dismiss: () => (at = { ...at, refusal: undefined } as unknown as Position),
    rematch: () => {},
    leave: () => {},
  }
  return { table, chosen, change: (more: Partial<Position>) => flushSync(() => (at = { ...at, ...more })) }
}
