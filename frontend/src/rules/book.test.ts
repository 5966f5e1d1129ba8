import { expect, test } from 'vitest'
import { cards } from '../games/quacks/words/en/cards'
import { bookOf, chapterAt, chaptersOf, fold, numberIn, pieces, search, wordsIn, type Block } from './book'
import { titles } from './titles'
import { book as quacksEn } from './quacks/en'
import { book as quacksNl } from './quacks/nl'
import { book as wineEn } from './wine_cheese/en'
import { book as wineNl } from './wine_cheese/nl'

const BOTH = [
  ['quacks', quacksEn, quacksNl],
  ['wine_cheese', wineEn, wineNl],
] as const

test.each(BOTH)('%s: both languages say the same things in the same places', (_, en, nl) => {
  const shape = (block: Block) => (block.kind === 'row' ? `row ${block.cells.length}` : block.kind)
  expect(nl.map(({ no, blocks }) => [no, blocks.map(shape)])).toEqual(en.map(({ no, blocks }) => [no, blocks.map(shape)]))
})

test.each(BOTH)('%s: what is pointed to is there, and no title is said twice', (_, ...books) => {
  for (const book of books) {
    const to = book.flatMap(({ blocks }) => blocks.flatMap((block) => pieces(wordsIn(block), '').flatMap((piece) => piece.to ?? [])))
    expect(book.map(({ no }) => no)).toEqual(expect.arrayContaining(to))
    expect(new Set(book.map(({ title }) => title)).size).toBe(book.length)
  }
})

test.each(BOTH)('%s: links call the chapters what the books call them', (game, en, nl) => {
  const called = (book: typeof en) => Object.fromEntries(book.map(({ no, title }) => [no, title]))
  expect(titles[game]).toEqual({ en: called(en), nl: called(nl) })
})

test.each(BOTH)('%s: the chapters are counted without a gap', (_, book) => {
  const numbers = book.map(({ no }) => numberIn(book, no)).filter((no) => !no.includes('.'))
  expect(numbers).toEqual(numbers.map((_, i) => String(i + 1)))
})

test('the book of The Quacks says what every card says', () => {
  const said = quacksEn.flatMap(({ blocks }) => blocks.map(wordsIn)).join('\n')
  for (const [id, { text }] of Object.entries(cards)) if (id !== 'flask') expect(said, id).toContain(text)
})

test('the book of Wine & Cheese lists all cards', () => {
  const all = wineNl.find(({ no }) => no === '§4')!.blocks
  expect(all.filter((block) => block.kind === 'row' && !block.head)).toHaveLength(48)
})

test('a heading of the game leads to its chapters', () => {
  expect(chaptersOf('7 Evaluation phase')).toEqual(['7'])
  expect(chaptersOf('§1.6 Production and sale')).toEqual(['§1.6'])
  expect(chaptersOf('5 Fortune teller cards, 8 Ingredient books, 9 Herb witches')).toEqual(['5', '8', '9'])
  expect(chaptersOf('')).toEqual([])
  expect(chapterAt(quacksEn, '2.13')?.no).toBe('2')
  expect(chapterAt(quacksEn, '99')).toBeUndefined()
})

test('accents and capitals do not matter to who looks for something', () => {
  expect(fold('Époisses, ËÉN')).toBe('epoisses, een')
  expect(fold('ﬁJ')).toHaveLength(2)
  expect(search(wineEn, 'epoisses').map(({ no }) => no)).toEqual(['§4'])
  expect(pieces('Een *Époisses* rijpt', 'epoisses')).toEqual([
    { text: 'Een ' },
    { text: 'Époisses', found: true, bold: true },
    { text: ' rijpt' },
  ])
})

test('what is found keeps the head of its table, and a chapter by its title is shown whole', () => {
  const found = search(quacksEn, 'hawkmoth 10')
  expect(found.find(({ no }) => no === '2.2')?.blocks.map((block) => block.kind === 'row' && block.head)).toEqual([true, false])
  expect(search(quacksEn, 'zehn')).toEqual([])
  const spiders = search(quacksEn, 'roll the bonus die for each spider').flatMap(({ blocks }) => blocks.map(wordsIn))
  expect(spiders[0]).toBe('Garden spider')
  expect(search(quacksEn, 'price list')[0]?.blocks.length).toBeGreaterThan(6)
  expect(search(quacksEn, 'zebra')).toEqual([])
})

test('a card that has no words is noticed', () => {
  expect(() => bookOf({ text: '# 1 One\n@book.none', cards: {}, lists: {} })).toThrow('book.none')
})
