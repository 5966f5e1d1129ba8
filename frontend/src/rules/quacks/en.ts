// The rules of The Quacks in English, with what its cards say.
import { cards } from '../../games/quacks/words/en/cards'
import { bookOf } from '../book'
import text from './en.md?raw'

export const book = bookOf({ text, cards, lists: {} })
