// What a question is made of, and what is at hand to put it in words.
import type { Prompt } from '../../../lib/table'
import type { Kind, Move, Player, Public } from '../types'
import type { Words } from '../words'

export interface Scene {
  prompt: Prompt<Move>
  shown: Public
  /** The own seat in full. */
  me: Player
  names: string[]
  /** What was laid from the tray of six. */
  laid: Kind[]
  w: Words
}

export interface Choice {
  key: string
  word: string
  note?: string
  /** What it is called where there is little room. */
  brief?: string
  briefNote?: string
  /** A chip as the picture, and what it turns into. */
  chip?: Kind
  to?: Kind
  /** Where the picture is of several different chips. */
  chips?: Kind[]
  /** A sign as the picture, so many times. */
  sign?: string
  count?: number
  /** Something rare that goes with it. */
  cost?: { sign: string; word: string }
  /** What is sent; a choice without a move cannot be taken, and its note says why. */
  move?: Move
  /** What Enter answers. */
  main?: boolean
  /** Over the limit: still offered, said in red. */
  danger?: boolean
  /** Held already, in a sealed choice. */
  chosen?: boolean
  /** A small way out beside the answers. */
  quiet?: boolean
  /** The chips of the own pot that it is about. */
  places?: number[]
  /** A thing that has been laid already, as the so manieth. */
  disc?: number
  /** The card that says more of why it rests. */
  reads?: string
  /** Asked first, with this as the question: what it costs, or the ways of doing it. */
  sure?: Asking
  /** Steps back from such a question. */
  back?: boolean
}

export interface Asking {
  title: string
  /** Bold between stars. */
  why: string
  /** The answers say it as well, so that it is left out where there is little room. */
  twice?: boolean
  choices: Choice[]
  /** The card that asks, to be read. */
  card?: string
  /** Choices are things with a picture, laid out as tiles. */
  tiles?: boolean
}

/** Every answer that sends something, the ones behind another question among them. */
export function sent(choices: Choice[]): Choice[] {
  return choices.flatMap((choice) => [...(choice.move ? [choice] : []), ...sent(choice.sure?.choices ?? []).filter(({ move }) => !same(move, choice.move))])
}

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

export const keyOf = (move: Move): string => JSON.stringify(move)

/** What this question is about, as plain values of the game. */
export function about(scene: Scene) {
  return scene.prompt.about as {
    card?: string
    number?: number
    chips?: Kind[]
    coins?: number
    left?: number
    points?: number
    taken?: number
    witch?: string | null
    copy?: Kind | null
    raised?: number[]
    rubies?: number
    price?: number
  }
}
