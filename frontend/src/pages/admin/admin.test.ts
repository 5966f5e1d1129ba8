import { describe, expect, test } from 'vitest'
import { timesOf } from './clocks'
import { deviceOf } from './device'
import { before, secrets, short } from './facts'
import { deeds } from './hands'
import { numbers } from './numbers'
import type { Entry, MatchRow, View } from './rest'
import { isLate, isOff, letterOf, merged, searches, steady, waits } from './rows'
import { markAt, marks, spaced, strokes, walked } from './timeline'

const entry = (seq: number, more: Partial<Entry> = {}): Entry => ({
  seq, cause: 'move', seat: 0, action_id: null, move: { kind: 'draw' }, chance: [], barrier: false, patch: {}, told: [], public_no: seq, own_no: [0, 0], prompt_no: [0, 0], undo: [], at: 1000 * seq, time: null, ...more,
})
const row = (code: string, more: Partial<MatchRow> = {}): MatchRow => ({
  code, game: 'quacks', version: 1, status: 'running', names: ['Mira'], created: 0, moved: 0, seq: 3, glance: { here: [0], waiting: [0] },
  seats: [{ seat: 0, name: 'Mira', bot: null, colour: null }, { seat: 1, name: null, bot: 'easy', colour: 4 }], ...more,
})
const view = (own: object | null): View => ({ own }) as unknown as View

describe('the list', () => {
  test('has the newest move first, and each match once', () => {
    const [old, late] = [row('OLD-1'), row('NEW-1', { moved: 5 })]
    expect(merged([[old, late], [old]]).map(({ code }) => code)).toEqual(['NEW-1', 'OLD-1'])
  })

  test('stays in its order while a hand is on it: what is new comes on top, what fell out stays', () => {
    const shown = [row('A'), row('B'), row('C')]
    const next = steady([row('C', { seq: 9 }), row('D'), row('A')], shown)
    expect(next.map(({ code }) => code)).toEqual(['D', 'A', 'B', 'C'])
    expect(next.at(-1)!.seq).toBe(9)
  })

  test('seeks what may be a code as a code and as a name, and anything else as a name', () => {
    expect(searches(' vine ', 'running')).toEqual([{ status: 'running', code: 'vine' }, { status: 'running', name: 'vine' }])
    expect(searches('Oma Tine', 'all')).toEqual([{ name: 'Oma Tine' }])
    expect(searches('', 'late')).toEqual([{ status: 'running' }])
    expect(searches('', 'lobby')).toEqual([{ status: 'lobby' }])
  })

  test.each([
    ['a lobby waits for its free seats', row('A', { status: 'lobby', seats: [...row('A').seats, { seat: 2, name: null, bot: null, colour: null }] }), { kind: 'lobby', free: 1 }],
    ['a match waits for whom it asks', row('A'), { kind: 'seats', seats: [0] }],
    ['nobody is at the table', row('A', { glance: { here: [], waiting: [0] } }), { kind: 'nobody' }],
    ['a match that is not in memory sleeps', row('A', { glance: null }), { kind: 'asleep' }],
    ['what is over waits for nobody', row('A', { status: 'finished', glance: null }), { kind: 'over' }],
  ])('%s', (_, it, wait) => {
    expect(waits(it)).toEqual(wait)
  })

  test('a line is gone of a person only, and only while the match goes on', () => {
    const left = row('A', { glance: { here: [], waiting: [] } })
    expect([isOff(left, 0), isOff(left, 1), isOff({ ...left, status: 'finished' }, 0), isOff(row('A'), 0)]).toEqual([true, false, false, false])
  })

  test('a match is late when it runs and nothing happened for ten minutes', () => {
    expect([isLate(row('A'), 600_001), isLate(row('A'), 599_999), isLate(row('A', { status: 'lobby' }), 700_000)]).toEqual([true, false, false])
  })

  test('a free seat has no letter, a house bot has one', () => {
    expect([letterOf({ seat: 0, name: null, bot: null }), letterOf({ seat: 1, name: null, bot: 'easy' }), letterOf({ seat: 0, name: 'mira', bot: null })]).toEqual(['', 'O', 'M'])
  })
})

describe('the timeline', () => {
  test('a longer thought stands higher, and the longest fills it', () => {
    const [first, short, long] = strokes([entry(0, { cause: 'start', seat: null }), entry(1, { at: 1000 }), entry(2, { at: 60_000 })])
    expect(first!.up).toBeLessThan(short!.up)
    expect(short!.up).toBeLessThan(long!.up)
    expect([first!.odd, short!.odd, long!.up]).toEqual([true, false, 1])
  })

  test('a night makes no other thought flat', () => {
    const [, minute, night] = strokes([entry(0), entry(1, { at: 60_000 }), entry(2, { at: 9 * 3600_000 })])
    expect([night!.up, minute!.up > 0.8]).toEqual([1, true])
  })

  test('chance hangs below, as far as numbers were drawn', () => {
    expect(strokes([entry(0, { chance: [1, 2] }), entry(1), entry(2, { chance: Array<number>(50).fill(1) })]).map(({ down }) => down)).toEqual([0.25, 0, 1])
  })

  test('rounds and phases are marked where they began, one for an entry', () => {
    const began = marks([entry(0, { told: [[{ kind: 'round_began', round: 1 }]] }), entry(1), entry(2, { told: [[{ kind: 'phase_began', phase: 2 }], [{ kind: 'phase_began', phase: 3 }], [null, 1, {}]] })])
    expect(began).toEqual([{ index: 0, kind: 'round_began', no: 1 }, { index: 2, kind: 'phase_began', no: 3 }])
  })

  test('an entry lies in the round that began last before it', () => {
    const found = [0, 5].map((index) => ({ index, kind: 'round_began', no: index + 1 }))
    expect([markAt(found, 4)?.no, markAt(found, 5)?.no, markAt([], 3)]).toEqual([1, 6, null])
  })

  test('marks that are too near to each other are not all written out', () => {
    expect(spaced([0, 1, 5, 9].map((index) => ({ index, kind: 'x', no: 1 })), 10, 2).map(({ index }) => index)).toEqual([0, 5])
  })

  test('arrows walk, and stop at both ends', () => {
    expect([walked('ArrowLeft', 0, 9), walked('ArrowRight', 4, 9), walked('PageUp', 4, 9), walked('Home', 4, 9), walked('End', 4, 9), walked('a', 4, 9)]).toEqual([0, 5, 9, 0, 9, null])
  })
})

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', { kind: 'computer', browser: 'Firefox' }],
  ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36', { kind: 'phone', browser: 'Chrome' }],
  ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36', { kind: 'tablet', browser: 'Chrome' }],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1', { kind: 'phone', browser: 'Safari' }],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0', { kind: 'computer', browser: 'Edge' }],
  ['Python/3.11 websockets/15.0', { kind: 'program', browser: 'Python' }],
  ['', null],
])('a device is told by what it calls itself: %s', (agent, device) => {
  expect(deviceOf(agent)).toEqual(device)
})

describe('what is seen', () => {
  test('values are short: few things are named, many are counted', () => {
    expect([short(null), short(['A', 'B']), short([{ a: 1 }, { a: 2 }]), short({ red: 2, milk: 0 }), short({ white: 1, cultures: 2, yeast: 3, sugar: 1 }), short(7)]).toEqual(['–', 'A, B', '2', 'red 2', '7', '7'])
  })

  test('what lies before a seat is found in whatever game', () => {
    const shown = { deck: [1, 2], folk: [{ a: 1, b: 2, c: 3 }, { a: 4, b: null, c: 6 }] }
    expect(before(shown, 1, 2, 'chess')).toEqual([{ name: 'a', value: '4' }, { name: 'c', value: '6' }])
    expect(before(null, 0, 2, 'chess')).toEqual([])
  })

  test('a secret is what somebody knows alone; what nobody is told is none', () => {
    expect(secrets([view({ seat: 0, hand: ['a'], bag: null }), view({ seat: 1, hand: [], bag: null }), view(null), null])).toEqual([{ name: 'hand', holders: [0, 1] }])
  })
})

test('the audit leaves out the moves and has the newest first, with reasons', () => {
  const log = [entry(0, { cause: 'start', seat: null, move: null }), entry(1), entry(2, { cause: 'rewind', seat: null, move: { to: 0, reason: 'a slip' } })]
  expect(deeds(log).map(({ cause, to, why }) => [cause, to, why])).toEqual([['rewind', 0, 'a slip'], ['start', null, null]])
})

test('the audit knows to which seat something was done, and how much', () => {
  const log = [entry(1, { cause: 'pause', seat: null, move: { wish: true, reason: 'a crash' } }), entry(2, { cause: 'wait', seat: null, move: { seat: 1, seconds: 60, reason: 'asked' } })]
  expect(deeds(log)).toMatchObject([{ on: 1, seconds: 60, wish: false, why: 'asked' }, { on: null, seconds: null, wish: true, why: 'a crash' }])
})

test('clocks are as the last entry left them, and none where nothing is said', () => {
  const times = timesOf(entry(1, { time: { clocks: [[5000, null, null]], paused: true, by_house: true, wishes: [], absent: [[0, 7, 'gone', []]], granted: [] } }))
  expect([times.clocks, times.paused, times.absent.get(0)]).toEqual([[{ left: 5000, began: null, deadline: null }], true, 7])
  expect(timesOf(undefined).clocks).toEqual([])
})

test('the figures of the server are read out of its numbers', () => {
  const text = ['# HELP x', 'cellar_sockets 3.0', 'cellar_refusals_total{code="internal"} 1.0', 'cellar_refusals_total{code="stale"} 4.0',
    'cellar_commit_seconds_bucket{le="0.005"} 98.0', 'cellar_commit_seconds_bucket{le="0.01"} 100.0', 'cellar_commit_seconds_bucket{le="+Inf"} 100.0', 'process_start_time_seconds 1e3'].join('\n')
  expect(numbers(text, 1_060_000)).toEqual({ atTable: 3, commit: 10, faults: 1, up: 60 })
  expect(numbers('', 0)).toBeNull()
})
