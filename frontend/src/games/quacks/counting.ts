// The count at the end of a round, step by step, read off the log: which line belongs to which step and seat.
import type { Phase, Told } from './types'

export interface Counted {
  step: Phase
  seat: number
  told: Told
}

export interface Count {
  round: number
  entries: Counted[]
  /** How many of them belong to the steps before the shop. */
  due: number
}

const BREWED: Told['kind'][] = ['placed', 'stopped', 'exploded', 'rescued', 'round_began']
const BEFORE_SHOP: Phase[] = ['die', 'chips', 'rubies', 'points']
const OF_CARD: Record<string, Phase> = {
  bowl: 'points',
  shop: 'shop',
  coins: 'shop',
  rubies: 'spending',
  pennies: 'spending',
  'witch.A4': 'die',
  'witch.C1': 'points',
  'witch.C2': 'points',
  'witch.C3': 'rubies',
  'witch.C4': 'spending',
  'fortune.B8': 'rubies',
  'fortune.B9': 'spending',
  'fortune.B11': 'rubies',
}

/** The step of a line; what follows from another line stays in the step of that. */
function stepOf(told: Told, now: Phase | null): Phase | null {
  if (told.kind === 'answered') return 'points'
  if (!('card' in told)) return now
  if (told.kind === 'rolled' && told.card === 'die') return 'die'
  if (told.card === 'space') return told.kind === 'rubies_gained' ? 'rubies' : 'points'
  if (told.card.startsWith('witch.B')) return 'shop'
  if (/^book\.(black|green|purple)/.test(told.card)) return now === 'shop' ? 'shop' : 'chips'
  return OF_CARD[told.card] ?? now
}

/** The lines of the last round that was counted, or is being counted. */
function lastCounted(log: Told[]): { round: number; lines: Told[] } {
  let to = log.length
  for (let i = log.length - 1; i >= 0; i -= 1) {
    const told = log[i]!
    if (told.kind !== 'round_began') continue
    const lines = log.slice(i + 1, to)
    if (isCounted(lines)) return { round: told.round, lines }
    to = i
  }
  // The first round begins with the match, before anybody could be told.
  const lines = log.slice(0, to)
  return isCounted(lines) ? { round: 1, lines } : { round: 0, lines: [] }
}

function isCounted(lines: Told[]): boolean {
  return entriesOf(lines).length > 0
}

function entriesOf(lines: Told[]): Counted[] {
  const brewed = lines.findLastIndex((told) => BREWED.includes(told.kind))
  const entries: Counted[] = []
  let step: Phase | null = null
  for (const told of lines.slice(brewed + 1)) {
    step = stepOf(told, step)
    if (step && 'seat' in told) entries.push({ step, seat: told.seat, told })
  }
  return brewed < 0 ? [] : entries
}

export function counted(log: Told[]): Count {
  const { round, lines } = lastCounted(log)
  const entries = entriesOf(lines)
  return { round, entries, due: 1 + entries.findLastIndex(({ step }) => BEFORE_SHOP.includes(step)) }
}

/** What these lines have gained for a seat. */
export function gains(entries: Counted[], seat: number): { points: number; rubies: number } {
  const sum = { points: 0, rubies: 0 }
  for (const { told } of entries) {
    if (!('seat' in told) || told.seat !== seat) continue
    if (told.kind === 'points_gained') sum.points += told.points
    if (told.kind === 'rubies_gained') sum.rubies += told.rubies
    if (told.kind === 'rubies_paid') sum.rubies -= told.rubies
  }
  return sum
}
