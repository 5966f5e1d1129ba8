// The rule book that lies open over the page, and where. The books themselves are loaded when one is opened.
import type { Lang } from '../lib/words.svelte'
import type { Book } from './book'

const BOOKS: { [game: string]: { [lang in Lang]: () => Promise<{ book: Book }> } } = {
  quacks: { en: () => import('./quacks/en'), nl: () => import('./quacks/nl') },
  wine_cheese: { en: () => import('./wine_cheese/en'), nl: () => import('./wine_cheese/nl') },
}

export interface Place {
  game: string
  /** The number of a chapter; empty for the first page. */
  chapter: string
}

let open = $state.raw<Place | null>(null)

export const shelf = {
  get open(): Place | null {
    return open
  },
  /** Opens the rules of a game over the page, at the chapter that is named. */
  at(game: string, chapter = ''): void {
    open = { game, chapter }
  },
  close(): void {
    open = null
  },
}

export const hasBook = (game: string): boolean => game in BOOKS

export async function bookIn(game: string, lang: Lang): Promise<Book> {
  const book = BOOKS[game]?.[lang]
  if (!book) throw new Error(`no rule book of ${game}`)
  return (await book()).book
}
