// Every game that has a table in this client: one line a game. The page is loaded when somebody sits down to play.
//
// A page fills its frame and draws its own header; it leaves the upper right corner (--corner wide and high) to the
// menu of the frame. `plain` is the list of all choices, for the page to show where it likes.

import type { Component, Snippet } from 'svelte'
import type { Telling } from '../lib/chapters'
import { spaced } from '../lib/choices'
import type { Table } from '../lib/table'
import type { Aloud } from '../line/aloud'
import type { Face, Facing } from '../postcard/card'
import { doors, type Door } from './doors'

// A page knows the types of its own views and moves; the frame does not.
type Page = Component<{ table: Table<any, any, any, any>; plain: Snippet }>

export interface Loaded {
  default: Page
  /** The game's words for a move, in the present language, as this seat sees the table. */
  say?: (move: any, seat?: number | null) => string | null
  /** The game's words for a kind of move. */
  name?: (kind: string) => string | null
  /** A part of the log in sentences, by the names of the seats. */
  retell?: (log: any[], names: string[]) => string[]
  /** The table told in words, for the command line; loaded when somebody wants to type. */
  aloud?: () => Promise<{ aloud: (table: any) => Aloud }>
}

export interface Game {
  /** Which of the two worlds the game lives in: how its room looks and which display face it wears. */
  world: 'farm' | 'market'
  door: { en: Door; nl: Door }
  page: () => Promise<Loaded>
  /** How it tells its past; a game without it is looked back at without chapters. */
  past?: () => Promise<Telling>
  /** What a picture of its table shows; of a game without it none can be made. */
  postcard?: () => Promise<{ face: (facing: Facing<any, any>) => Face }>
  /** The page itself says that the line is lost, what was refused, and how the match ended. */
  speaks: boolean
}

async function wineCheese(): Promise<Loaded> {
  const [page, words, { retell }] = await Promise.all([
    import('./wine_cheese/Table.svelte'),
    import('./wine_cheese/words'),
    import('./wine_cheese/telling'),
  ])
  const say = (move: Parameters<typeof words.say>[0], seat?: number | null) => words.say(move, undefined, seat ?? 0)
  return { default: page.default, retell, say, name: words.nameOfKind, aloud: () => import('./wine_cheese/aloud') }
}

async function quacks(): Promise<Loaded> {
  const [page, words, { retell }] = await Promise.all([
    import('./quacks/Table.svelte'),
    import('./quacks/words'),
    import('./quacks/telling'),
  ])
  return { default: page.default, retell, say: (move) => words.say(move), aloud: () => import('./quacks/aloud') }
}

const plain = { page: (): Promise<Loaded> => import('./Plain.svelte'), speaks: false }

export const games: { [name: string]: Game } = {
  wine_cheese: { world: 'farm', door: doors.wine_cheese, page: wineCheese, past: () => import('./wine_cheese/past'), postcard: () => import('./wine_cheese/postcard'), speaks: true },
  quacks: { world: 'market', door: doors.quacks, page: quacks, past: () => import('./quacks/past'), postcard: () => import('./quacks/postcard'), speaks: true },
}

/** The game by its name; one that this client does not know is played in words. */
export function gameOf(name: string): Game {
  const door: Door = { name: spaced(name), tagline: '', facts: [], options: {} }
  return games[name] ?? { world: 'farm', door: { en: door, nl: door }, ...plain }
}
