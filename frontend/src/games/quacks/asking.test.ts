import { describe, expect, test } from 'vitest'
import { asking } from './asking'
import { positions } from './fixtures'
import { en } from './words/en'
import { nl } from './words/nl'

const asked = Object.entries(positions).filter(([, { prompt, seat }]) => prompt && seat !== null)

describe.each(asked)('%s', (_, { prompt, shown }) => {
  test.each([
    ['English', en],
    ['Dutch', nl],
  ])('every offered move is an answer, and every question has its words in %s', (_, w) => {
    const { title, why, choices } = asking({ prompt: prompt!, shown, me: shown.players[0]!, names: ['Mira', 'Joost', 'Klaas'], laid: [], w }, true)
    const answers = choices.flatMap(({ move }) => (move ? [JSON.stringify(move)] : []))
    // What is bought is pointed at on the shelf.
    const offered = prompt!.moves.filter(({ kind }) => kind !== 'buy').map((move) => JSON.stringify(move))
    expect(answers.toSorted()).toEqual(offered.toSorted())
    const words = [title, why, ...choices.flatMap(({ word, note = '' }) => [word, note])].join(' ')
    expect(words).not.toMatch(/undefined|NaN|null|\[object/)
    expect(new Set(choices.map(({ key }) => key)).size).toBe(choices.length)
  })
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
