import { expect, test } from 'vitest'
import { room } from '../fakes/rooms'
import { find, goOn, nameOf, ofLine, sameTime, type Past, type Story } from './past'
import { flags, stretches, taleOf, type Telling } from './chapters'

const deal = {
  kind: 'snapshot', room: room({ status: 'finished' }), seat: 0, public_no: 1, own_no: 1, public: { round: 1, points: 0 }, own: { bag: [1, 2] },
  prompt: null, undo: null, log: [{ no: 1, told: { kind: 'began' } }], outcome: null,
}
const steps = [
  { public_no: 1, own_no: 2, seq: 2, at: 10, own: { bag: { '0': ['-'] } }, told: [{ kind: 'drew' }] },
  { public_no: 1, own_no: 3, seq: 5, at: 20, own: { bag: { '0': ['-'] } }, told: [{ kind: 'drew' }, { kind: 'burst' }] },
  { public_no: 2, own_no: 3, seq: 6, at: 30, public: { round: ['=', 2] } },
  { public_no: 4, own_no: 3, seq: 9, at: 40, public: { points: ['=', 7] }, told: [{ kind: 'won' }], outcome: { ranks: [1], scores: [7] } },
]
const answer = (more: object): Past => ({ kind: 'past', eyes: 0, first: null, steps: [], more: false, ...more }) as unknown as Past
const whole = (): Story => goOn(goOn(null, answer({ first: deal, steps: steps.slice(0, 2), more: true })), answer({ steps: steps.slice(2) }))

test('each moment is the one before it and what changed, in however many answers it comes', () => {
  const { moments, log } = whole()
  expect(moments.map(({ shown, own }) => [shown, own])).toEqual([
    [{ round: 1, points: 0 }, { bag: [1, 2] }],
    [{ round: 1, points: 0 }, { bag: [2] }],
    [{ round: 1, points: 0 }, { bag: [] }],
    [{ round: 2, points: 0 }, { bag: [] }],
    [{ round: 2, points: 7 }, { bag: [] }],
  ])
  expect(moments.map(({ lines }) => lines)).toEqual([1, 2, 4, 4, 5])
  expect(log.map(({ no, told }) => `${no} ${told.kind}`)).toEqual(['1 began', '1 drew', '1 drew', '1 burst', '4 won'])
  expect(moments.map(({ outcome }) => outcome)).toEqual([null, null, null, null, { ranks: [1], scores: [7] }])
})

test('a moment has a name that leads back to it', () => {
  const { moments } = whole()
  const names = moments.map((_, index) => nameOf(moments, index))
  expect(names).toEqual(['1', '1.1', '1.2', '2', '4'])
  expect(names.map((name) => find(moments, name))).toEqual([0, 1, 2, 3, 4])
})

test.each([['1.9', 2], ['3', 3], ['3.5', 3], ['99', 4], ['0', 0], ['', 0], ['what', 0], ['2.-4', 3]])(
  'the name %s of other eyes leads to moment %i of these',
  (name, index) => expect(find(whole().moments, name)).toBe(index),
)

test('a line of the log leads to where it had just been told', () => {
  const { moments } = whole()
  expect([0, 1, 2, 3, 4, 99].map((line) => ofLine(moments, line))).toEqual([0, 1, 2, 2, 4, 4])
})

test('other eyes are opened at the same time', () => {
  const { moments } = whole()
  const then = (seq: number | null) => sameTime(moments, { ...moments[0]!, seq })
  expect([0, 1, 2, 4, 7, 100].map(then)).toEqual([0, 0, 1, 1, 3, 4])
})

const telling: Telling = {
  chapter: (shown) => ({ key: String(shown.round), name: `Round ${shown.round}`, sign: String(shown.round) }),
  flag: (told) => (told.kind === 'burst' ? { kind: 'burst', word: 'burst' } : null),
  tale: () => null,
}

test('a sealed answer lies there until it is changed, taken back or carried out', () => {
  const held = (chip: string) => ({ ask: 'card', about: {}, move: { kind: 'take', chip } })
  const step = (own_no: number, more: object) => ({ public_no: 1, own_no, at: own_no, ...more })
  const story = goOn(null, answer({
    first: deal,
    sealed: { 1: held('red') },
    steps: [
      step(2, { sealed: { 0: ['=', held('blue')] } }),
      step(3, { sealed: { 0: ['=', held('red')] } }),
      step(4, { sealed: { 0: ['-'] } }),
      step(5, { sealed: { 1: ['-'] }, told: [{ kind: 'won' }] }),
    ],
  }))
  expect(story.moments.map(({ sealed }) => sealed)).toEqual([
    { 1: held('red') }, { 0: held('blue'), 1: held('red') }, { 0: held('red'), 1: held('red') }, { 1: held('red') }, {},
  ])
  const covered: Telling['covered'] = (seat, now, before) => `${seat}: ${before?.move.chip} ${now?.move.chip}`
  const tale: Telling['tale'] = (told) => ({ seat: null, text: told.at(-1).kind })
  const said = story.moments.map((_, at) => taleOf(story, at, { ...telling, covered, tale }, [])?.text)
  expect(said).toEqual(['began', '0: undefined blue', '0: blue red', '0: red undefined', 'won'])
})

test('the road has a stretch for each chapter and a flag where something stands out', () => {
  const story = whole()
  expect(stretches(story.moments, telling).map(({ name, from, length }) => [name, from, length])).toEqual([['Round 1', 0, 3], ['Round 2', 3, 2]])
  expect(flags(story, telling)).toEqual([{ kind: 'burst', word: 'burst', at: 2 }])
  expect(stretches(story.moments, null)).toHaveLength(1)
  expect(flags(story, null)).toEqual([])
})
