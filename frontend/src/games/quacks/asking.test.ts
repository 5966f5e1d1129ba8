import { describe, expect, test } from 'vitest'
import { asking, type Choice } from './asking'
import { sent } from './asking/scene'
import { positions, shown } from './fixtures'
import type { Move } from './types'
import type { Words } from './words'
import { en } from './words/en'
import { nl } from './words/nl'

const asked = Object.entries(positions).filter(([, { prompt, seat }]) => prompt && seat !== null)

describe.each(asked)('%s', (_, { prompt, shown }) => {
  test.each([
    ['English', en],
    ['Dutch', nl],
  ])('every offered move is an answer, and every question has its words in %s', (_, w) => {
    const { title, why, choices } = asking({ prompt: prompt!, shown, me: shown.players[0]!, names: ['Mira', 'Joost', 'Klaas'], laid: [], w }, true)
    const answers = sent(choices).map(({ move }) => JSON.stringify(move))
    // What is bought is pointed at on the shelf.
    const offered = prompt!.moves.filter(({ kind }) => kind !== 'buy').map((move) => JSON.stringify(move))
    expect(answers.toSorted()).toEqual(offered.toSorted())
    const all = [...choices, ...choices.flatMap(({ sure }) => sure?.choices ?? [])]
    const words = [title, why, ...all.flatMap(({ word, note = '', sure }) => [word, note, sure?.title ?? '', sure?.why ?? ''])].join(' ')
    expect(words).not.toMatch(/undefined|NaN|null|\[object/)
    expect(new Set(choices.map(({ key }) => key)).size).toBe(choices.length)
  })
})

test.each(asked)('beside %s a witch with several ways is one answer, and no way of hers is lost', (_, { prompt, shown: at }) => {
  const ways: Move[] = [[0], [1], [0, 1]].map((places) => ({ kind: 'use', card: 'witch.A3', places }))
  const moves = [...prompt!.moves.filter((move) => move.kind !== 'use' || !move.card.startsWith('witch.')), ...ways]
  const here = { ...at, witches: [{ card: 'witch.A3', group: 'A' as const, penny: 'copper' as const }] }
  const me = { ...at.players[0]!, pot: shown().players[0]!.pot }
  const { choices } = asking({ prompt: { ...prompt!, moves }, shown: here, me, names: ['Mira', 'Joost', 'Klaas'], laid: [], w: en }, true)
  expect(new Set(choices.map(({ key }) => key)).size).toBe(choices.length)
  const answers = sent(choices).map(({ move }) => JSON.stringify(move))
  for (const way of ways) expect(answers.filter((answer) => answer === JSON.stringify(way))).toHaveLength(1)
})

test('a white chip that would burst the pot says so, and is still offered', () => {
  const { prompt, shown } = positions.pick!
  const { choices } = asking({ prompt: prompt!, shown, me: shown.players[0]!, names: [], laid: [], w: en }, true)
  expect(choices.find(({ chip }) => chip === 'white3')).toMatchObject({ danger: true, note: 'white 8, bursts' })
})

test('what cannot be done says why', () => {
  const { prompt, shown } = positions.first!
  const { choices } = asking({ prompt: prompt!, shown, me: shown.players[0]!, names: [], laid: [], w: en }, true)
  expect(choices.map(({ note }) => note)).toEqual(['6 in the bag, 2 burst it', 'lay a chip first', 'only right after a white chip'])
})

test('in the last round stopping says the points that come of it, coins among them', () => {
  const { prompt } = positions.brew!
  const at = shown({ round: 9 }, { coins: 18, worth: 4, ruby: true })
  const { choices } = asking({ prompt: prompt!, shown: at, me: at.players[0]!, names: [], laid: [], w: en }, true)
  expect(choices.find(({ key }) => key === 'stop')?.note).toBe('7 points with its coins, ruby')
})

test('whoever comes to the books without coins is told so', () => {
  const { prompt, shown } = positions.basket!
  const title = (coins: number) => asking({ prompt: { ...prompt!, about: { ...prompt!.about, coins, left: coins } }, shown, me: shown.players[0]!, names: [], laid: [], w: en }, true).title
  expect([title(7), title(0)]).toEqual(['What goes into your bag?', 'You have no coins this time.'])
})

/** The answers to a question of a card. */
function answersOf(card: string, moves: Move[], w: Words): Choice[] {
  const prompt = { no: 7, ask: 'card', about: { card, number: 1, chips: [] }, moves, owes: true, chosen: null, why: {} }
  const at = shown({ witches: [{ card, group: card.charAt(6) as 'A', penny: 'gold' }] })
  return asking({ prompt, shown: at, me: at.players[0]!, names: [], laid: [], w }, true).choices
}

describe.each([en, nl])('each answer says in its second line what comes of it', (w) => {
  test.each(Object.keys(w.asks.use))('%s is used', (card) => {
    expect(answersOf(card, [{ kind: 'use', card, places: [] }], w)[0]!.note).toBeTruthy()
  })
  test.each(Object.keys(w.asks.pass))('%s is passed by', (card) => {
    expect(answersOf(card, [{ kind: 'pass' }], w)[0]!.note).toBeTruthy()
  })
  test.each(asked.filter(([, { prompt }]) => prompt!.ask !== 'stir'))('%s: the one that Enter sends', (_, { prompt, shown }) => {
    const { choices } = asking({ prompt: prompt!, shown, me: shown.players[0]!, names: [], laid: [], w }, true)
    expect(choices.filter(({ main, note }) => main && !note).map(({ word }) => word)).toEqual([])
  })
})

describe.each([en, nl])('a penny is never paid with one press', (w) => {
  const witches = Object.keys(w.cards).filter((card) => card.startsWith('witch.'))
  test.each(witches)('%s says her price first, and what she does', (card) => {
    const witch = answersOf(card, [{ kind: 'use', card, places: [] }, { kind: 'pass' }], w).find(({ sure }) => sure)
    expect(witch!.move).toBeUndefined()
    expect(witch!.note).toContain(w.pennies.gold)
    expect(w.asks.calls[card]).toBeTruthy()
    const [back, pay] = witch!.sure!.choices
    expect([back!.back, back!.move]).toEqual([true, undefined])
    expect(pay).toMatchObject({ word: w.asks.payPenny(w.pennies.gold), note: w.asks.calls[card] })
  })

  test('each way of hers names the price', () => {
    const { prompt, shown } = positions.brew!
    const { choices } = asking({ prompt: prompt!, shown, me: shown.players[0]!, names: [], laid: [], w }, true)
    const [, ...ways] = choices.find(({ sure }) => sure)!.sure!.choices
    expect(ways).toHaveLength(2)
    for (const way of ways) expect(way.cost).toEqual({ sign: 'penny-copper', word: w.pennies.copper })
  })
})
