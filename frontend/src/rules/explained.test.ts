// Things explain themselves: lines by what led to them, labels by their price, score spaces by their sum.
import { expect, test } from 'vitest'
import { whence as marketWhence } from '../games/quacks/explain'
import { en as market } from '../games/quacks/words/en'
import { labelSays, rowSays, whence } from '../games/wine_cheese/explain'
import type { Laid } from '../games/wine_cheese/types'
import { en as farm } from '../games/wine_cheese/words/en'
import { nl as farmNl } from '../games/wine_cheese/words/nl'

const names = ['Mira', 'Joost']

test('a gain of a chip names its book, one of the space says which space that is', () => {
  const spider = marketWhence([{ kind: 'rubies_gained', seat: 0, rubies: 1, card: 'book.green.1' }], names, market)
  expect(spider.text).toEqual(['Mira: gets 1 ruby (Garden spider).', `*Garden spider*: ${market.cards['book.green.1']!.text}`])
  expect(spider.heading).toBe('8')
  const space = marketWhence([{ kind: 'points_gained', seat: 1, points: 3, card: 'space' }], names, market)
  expect([space.text[1], space.heading]).toEqual([market.whence.space, '3'])
})

test('a line of the farm is a chain, with what its cards are worth', () => {
  const said = whence(
    [
      { kind: 'produced', seat: 0, card: 'w17', slot: 1, markers: 4 },
      { kind: 'labelled', seat: 0, option: 'wine_step', ingredient: null, free: true },
      { kind: 'stepped', seat: 0, good: 'wine', before: -1, after: 0, laps: 0 },
    ],
    names,
    farm,
  )
  expect(said.text).toHaveLength(4)
  expect(said.text[0]).toContain('Mira made')
  expect([said.text[3]?.startsWith('*'), said.heading]).toEqual([true, '§1.6'])
})

test('a label that cannot be used says its price, what it does, and why not', () => {
  const said = labelSays('salt', 'slow_cheese', farmNl.why.too_few ?? 'te weinig', farmNl)
  expect(said.text[0]).toBe('Het kost 1 zout.')
  expect(said.why?.endsWith('.')).toBe(true)
})

test('a space of the score sheet adds up before the eyes', () => {
  const sheet = { a: 12, b: 7, c: 0, d: 1, e: 6, f: 29, g: 1, h: 1, i: 19, j: 38, k: 19 }
  const laid: Laid[] = [{ hand: [], gold: ['w17', 'c17', 'c05'], silver: ['w13'], sheet }]
  const roads = [{ wine: { space: 10, laps: 1 }, cheese: { space: 7, laps: 0 } }]
  const row = (name: Parameters<typeof rowSays>[0]) => rowSays(name, laid, roads, names, farm).text.slice(1).join(' | ')
  expect(row('gold')).toMatch(/^\*Mira\* \| Wine: .+ \d+ \| Cheese: .+ \d+ \+ .+ \d+$/)
  expect(row('road')).toContain('Wine: 9 + 1 × 20')
  expect(row('sum')).toContain('Cheese: 12 + 0 + 6 + 1 = 19')
  expect(row('pairs')).toContain('(quiche)')
  expect(row('final')).toContain('Cheese 19, Wine 38: 19')
})
