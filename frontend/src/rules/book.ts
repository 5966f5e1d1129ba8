// A rule book as plain data: chapters by their numbers, read from a text that people can write, and searched.
//
// A line is a paragraph. `# 7 Title` opens a chapter, `## Title` a part of it, `- ` an item, `| a | b |` a row of a table
// (its first row is the head), `@card Name | more` what a card says, `{name}` a list that the game makes. *Stars* make
// bold, [[7]] points to a chapter.

export type Block =
  | { kind: 'text' | 'part' | 'item'; text: string }
  | { kind: 'row'; cells: string[]; head: boolean }
  | { kind: 'card'; name: string; text: string }

export interface Chapter {
  /** As the game names it: "7", "§1.6". */
  no: string
  title: string
  blocks: Block[]
}

export type Book = Chapter[]

/** What a game puts into its book: the words of its cards, and lists that it makes of what is printed. */
export interface Source {
  text: string
  cards: { [id: string]: { name: string; text: string } }
  lists: { [name: string]: Block[] }
}

function card(line: string, { cards }: Source): Block {
  const [, id = '', name = '', more = ''] = /^@(\S+) ?([^|]*?) ?(?:\| (.*))?$/.exec(line) ?? []
  const said = cards[id]
  if (!said) throw new Error(`no words for ${id}`)
  return { kind: 'card', name: name || said.name, text: more ? `${said.text} ${more}` : said.text }
}

function read(line: string, before: Block | undefined, source: Source): Block[] {
  if (line.startsWith('## ')) return [{ kind: 'part', text: line.slice(3) }]
  if (line.startsWith('- ')) return [{ kind: 'item', text: line.slice(2) }]
  if (line.startsWith('@')) return [card(line, source)]
  if (line.startsWith('{')) return source.lists[line.slice(1, -1)] ?? []
  if (!line.startsWith('|')) return [{ kind: 'text', text: line }]
  const cells = line.split('|').slice(1, -1)
  return [{ kind: 'row', cells: cells.map((cell) => cell.trim()), head: before?.kind !== 'row' }]
}

export function bookOf(source: Source): Book {
  const book: Book = []
  for (const line of source.text.split('\n').filter((each) => each)) {
    const [, no, title] = /^# (\S+) (.+)$/.exec(line) ?? []
    if (no && title) book.push({ no, title, blocks: [] })
    else {
      const { blocks } = book.at(-1)!
      blocks.push(...read(line, blocks.at(-1), source))
    }
  }
  return book
}

/** The chapters that a heading of the game names: "7 Evaluation phase" is one, a heading may name several. */
export function chaptersOf(heading: string): string[] {
  return heading.split(', ').flatMap((each) => /^§?\d[\d.]*/.exec(each)?.[0] ?? [])
}

/** The chapter of this number, or the one that it belongs to. */
export function chapterAt(book: Book, no: string): Chapter | undefined {
  return book.find((chapter) => chapter.no === no) ?? (no.includes('.') ? chapterAt(book, no.slice(0, no.lastIndexOf('.'))) : undefined)
}

/** As the reader counts: where a game's own numbers are those of a larger text, by their place in the book. */
export function numberIn(book: Book, no: string): string {
  return no.startsWith('§') ? String(book.findIndex((chapter) => chapter.no === no) + 1) : no
}

/** As it is compared: without accents, in small letters. Each letter stays one letter, so that places stay the same. */
export function fold(text: string): string {
  return Array.from(text, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().slice(0, letter.length) || letter).join('')
}

export function wordsIn(block: Block): string {
  if (block.kind === 'row') return block.cells.join(' ')
  return block.kind === 'card' ? `${block.name} ${block.text}` : block.text
}

/** What of the book speaks of all these words: whole chapters by their title, else the blocks that do. */
export function search(book: Book, wanted: string): Book {
  const words = fold(wanted).split(/\s+/).filter((each) => each)
  const speaks = (text: string): boolean => words.every((word) => fold(text).includes(word))
  return book.flatMap((chapter) => {
    if (speaks(chapter.title)) return [chapter]
    const blocks = chapter.blocks.filter((block, i) => speaks(wordsIn(block)) || below(chapter.blocks, i).some((each) => speaks(wordsIn(each))))
    return blocks.length ? [{ ...chapter, blocks }] : []
  })
}

/** What stands under the title of a part, or under the head of a table; under anything else nothing does. */
function below(blocks: Block[], at: number): Block[] {
  const over = blocks[at]!
  const ends = (block: Block): boolean =>
    over.kind === 'part' ? block.kind === 'part' : over.kind !== 'row' || !over.head || block.kind !== 'row' || block.head
  const rest = blocks.slice(at + 1)
  const end = rest.findIndex(ends)
  return end < 0 ? rest : rest.slice(0, end)
}

export interface Piece {
  text: string
  bold?: boolean
  /** The number of the chapter that it points to. */
  to?: string
  found?: boolean
}

/** A line cut into what is bold, what points elsewhere, and what was looked for. */
export function pieces(text: string, wanted: string): Piece[] {
  const cut = text.split(/(\*[^*]+\*|\[\[[^\]]+\]\])/).filter((part) => part)
  return cut.flatMap((part): Piece[] => {
    if (part.startsWith('[[')) return [{ text: part.slice(2, -2), to: part.slice(2, -2) }]
    const bold = part.startsWith('*') && part.endsWith('*') && part.length > 2
    return marked(bold ? part.slice(1, -1) : part, wanted).map((piece) => (bold ? { ...piece, bold } : piece))
  })
}

function marked(text: string, wanted: string): Piece[] {
  const words = fold(wanted).split(/\s+/).filter((word) => word.length > 1)
  if (!words.length) return [{ text }]
  const folded = fold(text)
  const places = words.flatMap((word) => {
    const at = folded.indexOf(word)
    return at < 0 ? [] : [[at, at + word.length] as const]
  })
  const [first] = places.sort((a, b) => a[0] - b[0])
  if (!first) return [{ text }]
  const [from, to] = first
  const rest = text.slice(to)
  return [...(from ? [{ text: text.slice(0, from) }] : []), { text: text.slice(from, to), found: true }, ...(rest ? marked(rest, wanted) : [])]
}
