import { describe, expect, test } from 'vitest'
import { asking, type Asking, type Scene } from './asking'
import { restocked } from './asking/storage'
import { offered, pick, type Key } from './facets'
import { positions, type Position } from './fixtures'
import type { Move } from './types'
import type { Words } from './words'
import { en } from './words/en'
import { nl } from './words/nl'

const asked = Object.entries(positions).filter(([, make]) => make().prompt && make().seat !== null)

function scene({ prompt, own, shown, seat }: Position, w: Words, picks: Key[] = []): Scene {
  if (!prompt || !own || seat === null) throw new Error('nothing is asked here')
  return { prompt, own, shown, seat, picks, names: ['Mira', 'Joost'], w }
}

/** Everywhere the picks can go from here, by the prompt, by its steppers, and by pointing at the table. */
function onwards(at: Scene, { choices, shelves = [] }: Asking): Key[][] {
  const pressed = choices.flatMap(({ off, does }) => (!off && 'picks' in does ? [does.picks] : []))
  const stepped = shelves.flatMap((shelf) =>
    [-1, 1].flatMap((by) => {
      const count = shelf.count + by
      return count < shelf.least || count > shelf.most ? [] : [restocked(at.picks, shelf, by)]
    }),
  )
  const pointed = [...offered(at.prompt.moves, at.picks)].map((key) => pick(at.prompt.moves, at.picks, key))
  return [...pressed, ...stepped, ...pointed]
}

/** Every question on the way, and every move that some button sends. */
function walk(position: Position, w: Words): { questions: Asking[]; sent: Set<string> } {
  const questions: Asking[] = []
  const sent = new Set<string>()
  const seen = new Set<string>()
  const open: Key[][] = [[]]
  for (let picks = open.pop(); picks; picks = open.pop()) {
    const name = picks.toSorted().join(' ')
    if (seen.has(name)) continue
    seen.add(name)
    const at = scene(position, w, picks)
    const question = asking(at)
    questions.push(question)
    for (const { off, does } of question.choices) if (!off && 'move' in does) sent.add(JSON.stringify(does.move))
    open.push(...onwards(at, question))
  }
  return { questions, sent }
}

describe.each(asked)('%s', (_, make) => {
  test.each([
    ['English', en],
    ['Dutch', nl],
  ])('every offered move can be reached, every question has its words in %s', (_, w) => {
    const position = make()
    const { questions, sent } = walk(position, w)
    const moves = new Set((position.prompt?.moves ?? []).map((move: Move) => JSON.stringify(move)))
    expect(sent).toEqual(moves)
    for (const { title, why, choices } of questions) {
      expect(title).not.toBe('')
      const words = [title, why, ...choices.flatMap(({ word, note = '' }) => [word, note])].join(' ')
      expect(words).not.toMatch(/undefined|NaN|null|\[object/)
      expect(new Set(choices.map(({ key }) => key)).size).toBe(choices.length)
    }
  })
})

const first = (name: string, picks: Key[] = []) => asking(scene(positions[name]!(), en, picks))

test('the own turn says what can be made and sold', () => {
  const { choices } = first('turn')
  expect(choices.map(({ word, note, off }) => [word, note, off ?? false])).toEqual([
    ['Make a card', 'you can pay for 5', false],
    ['Sell', '1 ripe, 2 unripe', false],
    ['Drop out', undefined, false],
    ['End turn', 'first make, sell or drop out', true],
  ])
})

test('dropping out with something left to do asks once, saying what is lost', () => {
  const drop = first('turn').choices.find(({ key }) => key === 'drop')
  expect(drop?.does).toEqual({ picks: ['do:drop'] })
  expect(first('turn', ['do:drop']).why).toBe(
    'You get no more turns in this phase. 5 cards that you can pay for stay in your hand. Chaource: ripe now and, unless slowed, overripe after the next ageing.',
  )
})

test('dropping out with nothing but unripe cards to sell loses nothing, and is not asked again', () => {
  const turn = positions['turn']!()
  const moves = turn.prompt!.moves.filter(({ kind }) => kind !== 'produce' && kind !== 'sell_single')
  const { choices } = asking(scene({ ...turn, prompt: { ...turn.prompt!, moves } }, en))
  expect(choices.find(({ key }) => key === 'drop')?.does).toEqual({ move: { kind: 'drop_out' } })
})

test('a placement says what it brings before it is sent', () => {
  const { harvest, choices } = first('send', ['plot:3,3'])
  expect(harvest?.map(({ gives, why }) => [gives, why])).toEqual([
    [2, 'own'],
    [1, 'company'],
    [0, 'water'],
  ])
  expect(choices[0]).toMatchObject({ word: 'Send here', note: 'then Joost must take green' })
})

test('a payment comes from the yard unless somebody says otherwise', () => {
  const { choices } = first('turn', ['hand:c13'])
  expect(choices.filter(({ chosen }) => chosen).map(({ word }) => word)).toEqual(['All from the yard'])
  expect(choices.map(({ word }) => word)).toContain('1 salt from the shelf')
})

test('each way to sell says what it yields', () => {
  const notes = first('sell', ['slot:1']).choices.map(({ word, note }) => `${word}: ${note}`)
  expect(notes).toContain('Pair with Chaource, wine first: 7 + 7 in gold; wine 3 steps, cheese 3 steps')
  expect(notes).toContain('Sell alone: 7 in gold, no steps')
})

test('storing says what is lost', () => {
  expect(first('store').why).toBe('Lost: 3 white grapes, 2 red grapes and 4 milk.')
  expect(first('store', ['salt:0']).why).toBe('Lost: 3 white grapes, 2 red grapes, 1 salt and 4 milk.')
})

test('ageing that spoils a card asks once', () => {
  expect(first('age').choices[0]?.does).toEqual({ picks: ['do:age'] })
  expect(first('age', ['do:age']).why).toContain('Chaource')
})
