// Where the little flags of a match stand on its road: those that would cover each other hang from one pole.

import type { Flag } from '../../lib/chapters'

/** Flags of one pole: what they say, each kind once with how many there are, and the moments that they stand for. */
export interface Mark {
  at: number[]
  cloths: { kind: string; word: string; count: number }[]
  /** Where its poles stand and where its cloth lies, in pixels from the beginning of the road. */
  poles: number[]
  left: number
  wide: number
}

/** A letter of the flags' writing, and what a cloth has beside its word. */
const LETTER = 6.4
const HEM = 15
/** A star that says nothing, and a flag's pole. */
const STAR = 22
const APART = 2

const wordOf = (cloth: Mark['cloths'][number]): string => (cloth.count > 1 ? `${cloth.word} ×${cloth.count}` : cloth.word)

export function marksOf(flags: (Flag & { at: number })[], road: number, last: number): Mark[] {
  const place = (at: number): number => (last ? (road * at) / last : 0)
  let marks = flags.map(({ at, kind, word }) => laid([at], [{ kind, word, count: 1 }], road, place))
  for (;;) {
    const first = marks.findIndex((mark, i) => i > 0 && touches(marks[i - 1]!, mark))
    if (first < 0) return marks
    const [one, other] = [marks[first - 1]!, marks[first]!]
    const both = laid([...one.at, ...other.at], joined(one.cloths, other.cloths), road, place)
    marks = [...marks.slice(0, first - 1), both, ...marks.slice(first + 1)]
  }
}

/** Near the end of the road a flag blows back over it. */
function laid(at: number[], cloths: Mark['cloths'], road: number, place: (at: number) => number): Mark {
  const poles = at.map(place)
  const wide = cloths.reduce((sum, cloth) => sum + (cloth.kind === 'burst' ? STAR : LETTER * wordOf(cloth).length + HEM), 0)
  if (cloths[0]!.kind === 'burst') {
    const middle = (poles[0]! + poles.at(-1)!) / 2
    return { at, cloths, poles, wide, left: middle - wide / 2 }
  }
  const left = poles[0]! + wide > road ? Math.max(0, poles.at(-1)! - wide) : poles[0]!
  return { at, cloths, poles, wide, left }
}

function joined(one: Mark['cloths'], other: Mark['cloths']): Mark['cloths'] {
  const sum = one.map((cloth) => ({ ...cloth, count: cloth.count + (other.find(({ kind }) => kind === cloth.kind)?.count ?? 0) }))
  return [...sum, ...other.filter(({ kind }) => !one.some((cloth) => cloth.kind === kind))]
}

const touches = (one: Mark, other: Mark): boolean =>
  Math.max(one.left + one.wide, ...one.poles) + APART > Math.min(other.left, ...other.poles)

/** What is written on a cloth. */
export { wordOf as writingOf }
