// The rules of The Quacks in Dutch, with what its cards say.
import { cards } from '../../games/quacks/words/nl/cards'
import { bookOf } from '../book'
import text from './nl.md?raw'

export const book = bookOf({ text, cards, lists: {} })
