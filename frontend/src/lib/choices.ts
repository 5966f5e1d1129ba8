// The offered moves as a list to choose from, whatever the game: in groups by kind, and in plain words if there are none.

import type { Json, Move } from './table'

export interface Group {
  kind: string
  moves: Move[]
}

/** As many as there are digits to choose with. */
export const AT_ONCE = 9

/** In the order in which the kinds come first. */
export function byKind(moves: Move[]): Group[] {
  const groups = new Map<string, Move[]>()
  for (const move of moves) groups.set(move.kind, [...(groups.get(move.kind) ?? []), move])
  return [...groups].map(([kind, all]) => ({ kind, moves: all }))
}

/** Few moves, or moves of one kind, need no groups. */
export function inGroups(moves: Move[]): boolean {
  return moves.length > AT_ONCE && byKind(moves).length > 1
}

/** "send: house 2, plot 3 4" */
export function plainly(move: Move): string {
  const { kind, ...fields } = move
  const told = Object.entries(fields).filter(([, value]) => value !== null && !(Array.isArray(value) && !value.length))
  const words = told.map(([name, value]) => `${spaced(name)} ${one(value)}`).join(', ')
  return words ? `${spaced(kind)}: ${words}` : spaced(kind)
}

export function spaced(word: string): string {
  return word.replaceAll('_', ' ')
}

function one(value: Json): string {
  if (Array.isArray(value)) return value.map(one).join(' ')
  return value !== null && typeof value === 'object' ? Object.values(value).map(one).join(' ') : spaced(String(value))
}
