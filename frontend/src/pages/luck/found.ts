// What was found about a match, laid beside what was seen of it: plain functions.

import { flags, stretches, taleOf, type Stretch, type Telling } from '../../lib/chapters'
import { nameOf, type Story } from '../../lib/past'
import { nameOf as called } from '../../lib/seats'
import type { components } from '../../lib/wire'

type Wire = components['schemas']
export type Weighed = Wire['Weighed']
export type Weighing = Wire['Weighing']
export type Choice = Wire['Choice']

/** So much at once is told as a turn; less may be the measure's own wavering. */
const TURN = 0.12
const TURNS = 3

/** The moment of the story at which this entry had just happened. */
export function momentOf({ moments }: Story, seq: number): number {
  return Math.max(0, moments.findLastIndex((moment) => (moment.seq ?? 0) <= seq))
}

/** The address of the moment before this entry: there the decision was to be made. */
export function before(story: Story, seq: number): string {
  return addressOf(story, momentOf(story, seq - 1))
}

export function addressOf({ moments, room }: Story, moment: number): string {
  return `/replay/${room.code}?at=${nameOf(moments, moment)}&eyes=all`
}

export function chapterAt(chapters: Stretch[], moment: number): Stretch | undefined {
  return chapters.findLast((one) => one.from <= moment)
}

/** Where the chance of a seat jumped or fell. */
export interface Turn {
  by: number
  /** The moment of the story that tells of it. */
  moment: number
  seat: number | null
  text: string
}

/** The greatest turns of a seat, in the order in which they came. */
export function turns(found: Weighed, story: Story, telling: Telling | null, seat: number): Turn[] {
  const names = story.room.seats.map(called)
  const marked = flags(story, telling)
  const all = found.moments.slice(1).map((moment, i) => {
    const [from, to] = [momentOf(story, found.moments[i]!.seq), momentOf(story, moment.seq)]
    const flag = marked.find(({ at }) => at > from && at <= to)
    const told = flag?.at ?? lastTold(story, telling, names, from, to)
    const tale = taleOf(story, told, telling, names)
    return { by: moment.shares[seat]! - found.moments[i]!.shares[seat]!, moment: told, seat: tale?.seat ?? null, text: tale?.text ?? '' }
  })
  const great = all.filter((turn) => Math.abs(turn.by) >= TURN).sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
  return great.slice(0, TURNS).sort((a, b) => a.moment - b.moment)
}

function lastTold(story: Story, telling: Telling | null, names: string[], from: number, to: number): number {
  for (let at = to; at > from; at -= 1) if (taleOf(story, at, telling, names)) return at
  return to
}

export { stretches }
