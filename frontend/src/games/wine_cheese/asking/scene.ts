// What an asking is: the question of the present prompt in words, and the buttons that answer it.
import type { Prompt } from '../../../lib/table'
import { among, narrow, settle, type Key } from '../facets'
import type { Cell } from '../pattern'
import type { Ingredient, Move, MoveOf, Own, Public } from '../types'
import type { Words } from '../words'

export type Area = 'valley' | 'yard' | 'cellar' | 'hand' | 'show'

/** What a button does: it sends a move, points at things instead, or opens a card to read. */
export type Act = { move: Move } | { picks: Key[] } | { read: string }

export interface Choice {
  key: string
  word: string
  /** The consequence, or why it cannot be chosen. */
  note?: string
  signs?: string[]
  main?: boolean
  off?: boolean
  chosen?: boolean
  /** A small button of several alike: its sign above one word; the note is said when it is looked at. */
  compact?: boolean
  /** The thing itself lies on the table and can be pointed at there. */
  onTable?: boolean
  does: Act
}

export interface Shelf {
  ingredient: MoveOf<'store'> extends infer S ? Exclude<keyof S, 'kind'> & Ingredient : never
  count: number
  least: number
  most: number
  stored: number
  spaces: number
}

export interface Asking {
  title: string
  why: string
  choices: Choice[]
  harvest?: Cell[]
  shelves?: Shelf[]
  area?: Area
  /** Of several things on the table the one that is asked for first: the others may be pressed, but do not call. */
  first?: string
}

/** All that a question is made from. */
export interface Scene {
  prompt: Prompt<Move>
  picks: Key[]
  shown: Public
  own: Own
  seat: number
  names: string[]
  w: Words
}

export function movesOf<K extends Move['kind']>(scene: Scene, ...kinds: K[]): MoveOf<K>[] {
  return scene.prompt.moves.filter((move): move is MoveOf<K> => (kinds as string[]).includes(move.kind))
}

export function remaining(scene: Scene): Move[] {
  return narrow(scene.prompt.moves, scene.picks)
}

/** The picks with what is obvious filled in, and the move they come down to. */
export function settled(scene: Scene, ...dims: string[]): { picks: Key[]; move: Move | undefined } {
  const picks = settle(scene.prompt.moves, scene.picks, dims)
  return { picks, move: narrow(scene.prompt.moves, picks)[0] }
}

export function farm(scene: Scene) {
  const mine = scene.shown.farms[scene.seat]
  if (!mine) throw new Error(`no farm ${scene.seat}`)
  return mine
}

/** The card in an own vault. */
export function inVault(scene: Scene, slot: number): string {
  return farm(scene).cellar[slot - 1]?.card ?? ''
}

export function back(scene: Scene, picks: Key[] = []): Choice {
  return { key: 'back', word: scene.w.asks.back, does: { picks } }
}

export { among, narrow }
