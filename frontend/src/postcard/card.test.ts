import { expect, test } from 'vitest'
import { games } from '../games'
import { positions as market } from '../games/quacks/fixtures'
import { positions as farms } from '../games/wine_cheese/fixtures'
import { language } from '../lib/words.svelte'
import { lines, postcard, type Postcard } from './card'
import { sentence } from './take'
import { called, used } from './whole'

const seat = (at: number, colour: number) => ({ seat: at, name: 'Mira', bot: null, ready: true, colour, here: true })
const card: Postcard = {
  world: 'market', stamp: 'cauldron', title: 'The Quacks of Quedlinburg', where: 'round 3 of 9', art: { viewBox: '0 0 9 9', drawing: '<use href="#ruby"/>' },
  seats: [seat(0, 4), seat(1, 0)], names: ['M<i>ra & "co"', 'Joost'], scores: ['12 points', '7 points'], said: 'Joost: draws', address: 'here/replay/VINE-27QX?at=1&eyes=0',
}

/** Whether it is well formed, as a picture has to be. */
function read(drawing: string): Element {
  const parsed = new DOMParser().parseFromString(drawing, 'image/svg+xml')
  expect(parsed.querySelector('parsererror')?.textContent ?? '').toBe('')
  return parsed.documentElement
}
const written = (drawing: string): string[] => [...read(drawing).querySelectorAll('text')].map((text) => text.textContent ?? '')

test('a postcard says the game, the moment, everybody with their score, what happened and where it is', () => {
  const said = written(postcard(card))
  for (const part of ['The Quacks of', 'Quedlinburg', 'Round 3 of 9', '12 points', 'Joost', '7 points', 'Joost: draws', 'here/replay/VINE-27QX?at=1&eyes=0'])
    expect(said).toContain(part)
})

test('a name is text, whatever it is', () => {
  expect(written(postcard(card))).toContain('M<i>ra & "co"')
  expect(read(postcard(card)).querySelector('i')).toBeNull()
})

test('each seat has the colour of its room', () => {
  expect(read(postcard(card)).getAttribute('style')).toBe('--seat-1: var(--hue-5); --seat-2: var(--hue-1)')
})

test.each([
  ['one two three', 7, 2, ['one two', 'three']],
  ['one two three four', 7, 2, ['one two', 'three…']],
  ['incomprehensible', 7, 2, ['incomp…']],
  ['', 7, 2, ['']],
])('%j is written in lines', (text, letters, most, written) => expect(lines(text, letters, most)).toEqual(written))

test('it takes along what it uses, and what that uses', () => {
  const sheet: Record<string, string> = { ruby: '<symbol id="ruby"><path fill="url(#hatch)"/></symbol>', hatch: '<pattern id="hatch"/>', rat: '<symbol id="rat"/>' }
  expect(used('<use href="#ruby"/><use href="#ruby"/><use href="#gone"/>', (name) => sheet[name] ?? null)).toBe(sheet.ruby! + sheet.hatch!)
})

test('every font of a card is called for by itself, the one that helps out in titles too', () => {
  const families = (drawing: string) => [...read(`<svg xmlns="http://www.w3.org/2000/svg">${called(drawing)}</svg>`).children].map((text) => text.getAttribute('font-family'))
  expect(new Set(families(postcard(card)))).toEqual(new Set(['Almendra', 'Figures', 'Grenze Gotisch', 'Alegreya Sans']))
  expect(families('<text font-family="var(--f-market)"/>')).not.toContain('Almendra')
})

test('what happened is said of whoever did it', () => {
  expect(sentence({ seat: 1, text: 'gets *2 points*' }, ['Mira', 'Joost'])).toBe('Joost: gets 2 points')
  expect(sentence({ seat: null, text: 'Round *2*' }, [])).toBe('Round 2')
  expect(sentence(null, [])).toBe('')
})

const tables = {
  quacks: Object.values(market),
  wine_cheese: Object.values(farms).map((made) => made()),
}

test.each(['quacks', 'wine_cheese'] as const)('every table of %s makes a postcard in both languages', async (name) => {
  const { face } = await games[name]!.postcard!()
  for (const now of ['en', 'nl'] as const) {
    language.now = now
    for (const { shown, own, seat, room } of tables[name]) {
      const names = room.seats.map((sitting) => sitting.name ?? 'Odette')
      const drawing = postcard({ ...card, seats: room.seats, names, ...face({ shown, own, front: seat ?? 0, names }) })
      expect(read(drawing).textContent).not.toMatch(/undefined|NaN|null/)
      expect(drawing).not.toMatch(/undefined|NaN/)
    }
  }
  language.now = 'en'
})
