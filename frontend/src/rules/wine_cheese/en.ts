// The rules of Wine & Cheese in English, with all its cards.
import { en } from '../../games/wine_cheese/words/en'
import { bookOf } from '../book'
import { lists } from './lists'
import text from './en.md?raw'

export const book = bookOf({ text, cards: {}, lists: lists(en, ['Cost', 'Gold, silver', 'What it does']) })
