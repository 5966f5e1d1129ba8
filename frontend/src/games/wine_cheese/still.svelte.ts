// For tests: a table in one position.
import { flushSync } from 'svelte'
import type { Position } from './fixtures'
import type { Move } from './types'

/** A table that stands still until the test changes it. */
export function still(position: Position) {
  let at = $state.raw(position)
  const chosen: Move[] = []
  const table = {
    get room() {
      return at.room
    },
    get seat() {
      return at.seat
    },
    get shown() {
      return at.shown
    },
    get own() {
      return at.own
    },
    get prompt() {
      return at.prompt
    },
    get log() {
      return at.log
    },
    get pending() {
      return at.pending ?? false
    },
    get stale() {
      return at.stale ?? false
    },
    get refusal() {
      return at.refusal ?? null
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
