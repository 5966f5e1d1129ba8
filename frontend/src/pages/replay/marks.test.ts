import { expect, test } from 'vitest'
import { marksOf, writingOf, type Mark } from './marks'

const flag = (at: number, kind: string) => ({ at, kind, word: kind })
const says = (mark: Mark): string => mark.cloths.map(writingOf).join(', ')

test('flags that are far apart stand alone, each at its moment', () => {
  const marks = marksOf([flag(10, 'pair'), flag(50, 'lap')], 600, 100)
  expect(marks.map(({ left }) => left)).toEqual([60, 300])
  expect(marks.map(says)).toEqual(['pair', 'lap'])
})

test('flags that would cover each other hang from one pole, counted by kind', () => {
  const marks = marksOf([flag(10, 'pair'), flag(11, 'lap'), flag(12, 'pair'), flag(70, 'pair')], 600, 100)
  expect(marks.map(says)).toEqual(['pair ×2, lap', 'pair'])
  expect(marks[0]!.poles).toEqual([60, 66, 72])
})

test('no flag covers another, however many there are and however narrow the road is', () => {
  const flags = Array.from({ length: 40 }, (_, i) => flag(i * 5, ['pair', 'lap', 'overripe'][(i * i) % 3]!))
  for (const road of [308, 700, 1400]) {
    const marks = marksOf(flags, road, 199)
    expect(marks.flatMap(({ at }) => at)).toEqual(flags.map(({ at }) => at))
    marks.slice(1).forEach((mark, i) => expect(mark.left).toBeGreaterThan(marks[i]!.left + marks[i]!.wide))
    for (const { left, wide } of marks) expect(left + wide).toBeLessThanOrEqual(road + 0.01)
  }
})

test('stars of pots that burst in the same moment are one star with their number', () => {
  const marks = marksOf([flag(30, 'burst'), flag(30, 'burst'), flag(90, 'burst')], 600, 100)
  expect(marks.map(({ cloths, left }) => [cloths[0]!.count, left])).toEqual([[2, 169], [1, 529]])
})
