// The rules of Wine & Cheese in Dutch, with all its cards.
import { nl } from '../../games/wine_cheese/words/nl'
import { bookOf } from '../book'
import { lists } from './lists'
import text from './nl.md?raw'

export const book = bookOf({ text, cards: {}, lists: lists(nl, ['Kost', 'Goud, zilver', 'Wat ze doet']) })
