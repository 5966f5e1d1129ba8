// How a game tells its past: what a moment is called, what stands out, and what a step says in words.

import type { Json, Sealed } from './table'
import type { Moment, Story } from './past'

export interface Chapter {
  /** Moments of the same key belong together. */
  key: string
  name: string
  /** A sign to draw, or a number. */
  sign: string
  /** Written before the chapter where a greater part begins. */
  part?: string
}

export interface Flag {
  kind: string
  /** One word for the little flag. */
  word: string
}

/** One line of what happened: whose doing, and the words, bold between stars. */
export interface Tale {
  seat: number | null
  text: string
}

export interface Telling {
  chapter(shown: any): Chapter
  flag(told: any): Flag | null
  tale(told: any[], names: string[]): Tale | null
  /** What is said of a sealed answer that was laid, changed (then with the one before) or taken back (then null). */
  covered?(seat: number, sealed: Sealed<any> | null, before: Sealed<any> | null, shown: any): string | null
  /** The public part with what all the seats' own parts lay open. */
  opened?(shown: any, owns: any[]): Json
}

/** So many lines may make one sentence. */
const FAR = 12

/** What a step says: what was told with it and what that follows from, or whose sealed answer came, changed or went. */
export function taleOf({ moments, log }: Story, at: number, telling: Telling | null, names: string[]): Tale | null {
  const now = moments[at]!
  const before = moments[at - 1] ?? { sealed: now.sealed, lines: 0 }
  if (!telling) return null
  if (now.lines > before.lines) return telling.tale(log.slice(Math.max(0, now.lines - FAR), now.lines).map((line) => line.told), names)
  const seat = Object.keys({ ...before.sealed, ...now.sealed }).find((each) => before.sealed[each] !== now.sealed[each])
  if (!seat) return null
  const text = telling.covered?.(Number(seat), now.sealed[seat] ?? null, before.sealed[seat] ?? null, now.shown)
  return text ? { seat: Number(seat), text } : null
}

/** So many moments that belong together. */
export interface Stretch extends Chapter {
  from: number
  length: number
}

export function stretches(moments: Moment[], telling: Telling | null): Stretch[] {
  const found: Stretch[] = []
  moments.forEach((moment, at) => {
    const chapter = telling?.chapter(moment.shown) ?? { key: '', name: '', sign: '' }
    const last = found.at(-1)
    if (last?.key === chapter.key) last.length += 1
    else found.push({ ...chapter, from: at, length: 1 })
  })
  return found
}

/** What stands out, with the moment at which it was told. */
export function flags(story: Story, telling: Telling | null): (Flag & { at: number })[] {
  if (!telling) return []
  const found: (Flag & { at: number })[] = []
  story.moments.forEach((moment, at) => {
    const before = story.moments[at - 1]?.lines ?? 0
    for (const line of story.log.slice(before, moment.lines)) {
      const flag = telling.flag(line.told)
      if (flag) found.push({ ...flag, at })
    }
  })
  return found
}
