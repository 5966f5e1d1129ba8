import { beforeEach, expect, test } from 'vitest'
import { lessons as quacksEn } from '../games/quacks/guide/en'
import { lessons as quacksNl } from '../games/quacks/guide/nl'
import { lessons as wineEn } from '../games/wine_cheese/guide/en'
import { lessons as wineNl } from '../games/wine_cheese/guide/nl'
import { next, type Lesson, type Said } from './lesson'
import { grown, ring, slipAt, wayTo, type Box } from './place'
import { guide } from './progress.svelte'

const lesson = (id: string, when: boolean): Lesson => ({ id, when, at: [], title: '', does: '', now: '' })

beforeEach(() => localStorage.clear())

test('each thing is said once, when it is time for it', () => {
  const lessons = [lesson('rare', false), lesson('bag', true), lesson('space', true)]
  expect(next(lessons, [])?.id).toBe('bag')
  expect(next(lessons, ['bag'])?.id).toBe('space')
  expect(next(lessons, ['bag', 'space'])).toBeNull()
})

test('a match that is opened again goes on with what was not said', () => {
  expect(guide.of('VINE-27QX')).toBeNull()
  guide.start('VINE-27QX')
  guide.tell('VINE-27QX', 'bag', '3')
  expect(guide.of('VINE-27QX')?.at).toBe('3')
  guide.stop('VINE-27QX')
  expect(guide.speaks('VINE-27QX')).toBe(false)
  guide.start('VINE-27QX')
  expect(guide.of('VINE-27QX')).toEqual({ said: ['bag'], off: false })
  expect(JSON.parse(localStorage.getItem('guide')!)).toMatchObject({ 'VINE-27QX': { said: ['bag'] } })
  guide.again('VINE-27QX')
  expect(guide.of('VINE-27QX')?.said).toEqual([])
})

test('no more matches are remembered than a browser should', () => {
  for (let n = 0; n < 40; n++) guide.start(`VINE-${1000 + n}`)
  expect(guide.speaks('VINE-1000')).toBe(false)
  expect(guide.speaks('VINE-1039')).toBe(true)
})

const page: Box = { x: 0, y: 0, width: 1440, height: 900 }
const apart = (a: Box, b: Box) => a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y

test('the slip lies on the page, beside the thing and off the prompt', () => {
  const thing = { x: 260, y: 710, width: 340, height: 90 }
  const prompt = { x: 16, y: 632, width: 1150, height: 70 }
  const slip = slipAt(page, { width: 380, height: 210 }, thing, { asked: [prompt], looked: [], answers: [], reads: [] })
  expect([apart(slip, thing), apart(slip, prompt)]).toEqual([true, true])
  expect(slip.x >= 0 && slip.x + slip.width <= 1440 && slip.y >= 0 && slip.y + slip.height <= 900).toBe(true)
})

test('the slip covers nothing that answers or is looked at where any ground is free, whatever lies there', () => {
  let seed = 7
  const dice = (n: number) => (seed = (seed * 16807) % 2147483647) % n
  const size = { width: 344, height: 190 }
  let free = 0
  for (let table = 0; table < 150; table++) {
    const [width, height] = table % 2 ? [360, 640] : [1024, 700]
    const all: Box = { x: 0, y: 0, width, height }
    const some = (n: number): Box[] => Array.from({ length: n }, () => ({ x: dice(width), y: dice(height), width: 20 + dice(70), height: 20 + dice(50) }))
    const ground = { asked: [{ x: 0, y: height - 130, width, height: 130 }], answers: some(1 + dice(table % 2 ? 3 : 12)), looked: some(dice(table % 2 ? 3 : 8)), reads: some(10) }
    const off = [...ground.asked, ...ground.answers, ...ground.looked]
    const thing = some(1)[0]!
    const isFree = (place: Box) => off.every((each) => apart(place, each))
    const shows = (place: Box) => apart(place, grown(thing, 12))
    const places = [...Array(90).keys()].flatMap((i) => [...Array(70).keys()].map((j) => ({ x: 8 + i * 8, y: 8 + j * 8, ...size })))
    const any = places.some((place) => place.x + size.width <= width - 8 && place.y + size.height <= height - 8 && isFree(place) && shows(place))
    free += Number(any)
    if (any) expect(isFree(slipAt(all, size, thing, ground)), `table ${table}`).toBe(true)
  }
  expect(free).toBeGreaterThan(30)
})

test('where no ground is free, the question is the last to be covered, and few answers are', () => {
  const all: Box = { x: 0, y: 0, width: 360, height: 640 }
  const plots = [0, 1, 2, 3].flatMap((row) => [0, 1, 2, 3, 4].map((col) => ({ x: 60 + col * 48, y: 140 + row * 45, width: 46, height: 44 })))
  const asked = [{ x: 0, y: 460, width: 360, height: 180 }, { x: 0, y: 0, width: 360, height: 46 }]
  const slip = slipAt(all, { width: 344, height: 200 }, { x: 20, y: 110, width: 320, height: 240 }, { asked, looked: [], answers: plots, reads: [] })
  expect(asked.every((each) => apart(slip, each))).toBe(true)
  expect(plots.filter((each) => !apart(slip, each)).length).toBeLessThanOrEqual(10)
})

test('on a phone the slip leaves the chips of a pot free, and what it speaks of, rather than a stall', () => {
  const all: Box = { x: 0, y: 0, width: 360, height: 640 }
  const asked = [{ x: 0, y: 419, width: 360, height: 221 }, { x: 0, y: 0, width: 360, height: 46 }]
  const stall = { x: 4, y: 55, width: 352, height: 48 }
  const fuse = { x: 10, y: 360, width: 340, height: 52 }
  const size = { width: 344, height: 138 }
  for (let chips = 1; chips < 12; chips++) {
    const looked = Array.from({ length: chips }, (_, i) => ({ x: 166 + 44 * Math.cos(i / 2), y: 217 + 44 * Math.sin(i / 2), width: 28, height: 28 }))
    const under = (thing: Box) => looked.filter((each) => !apart(slipAt(all, size, thing, { asked, looked, answers: [stall], reads: [fuse] }), each)).length
    expect(under({ x: 0, y: 103, width: 360, height: 253 }), `the pot with ${chips}`).toBeLessThanOrEqual(chips * 0.4)
    expect(apart(slipAt(all, size, fuse, { asked, looked, answers: [stall], reads: [fuse] }), fuse)).toBe(true)
  }
})

test('a way leads to a thing far off, and none to one at hand', () => {
  const thing = { x: 100, y: 100, width: 60, height: 60 }
  expect(wayTo({ x: 600, y: 100, width: 200, height: 100 }, thing)?.path).toMatch(/^M600 /)
  expect(wayTo({ x: 180, y: 100, width: 200, height: 100 }, thing)).toBeNull()
  expect(ring(thing)).toMatch(/^M92 /)
})

test('no way is drawn over what is asked', () => {
  const [slip, thing] = [{ x: 100, y: 100, width: 200, height: 100 }, { x: 100, y: 400, width: 200, height: 60 }]
  expect(wayTo(slip, thing)).toBeTruthy()
  expect(wayTo(slip, thing, [{ x: 0, y: 300, width: 800, height: 70 }])).toBeNull()
})

test.each([
  [quacksEn, quacksNl],
  [wineEn, wineNl],
])('a slip holds a title and two short pieces, in both languages', (...both) => {
  for (const lessons of both) {
    for (const say of Object.values(lessons) as ((...given: (string | number)[]) => Said)[]) {
      const { title, does, now } = say('7', '7')
      expect(title.length).toBeLessThan(36)
      for (const text of [does, now]) expect(text.match(/[.!?:](\s|$|\*)/g)!.length, text).toBeLessThanOrEqual(4)
    }
  }
})
