// The farms told in words, to whoever types and listens instead of looking.
import type { Aloud } from '../../../line/aloud'
import { Desk, type FarmTable } from '../desk.svelte'
import { choices, closed } from './moves'
import { topics } from './topics'

function question(desk: Desk): string {
  if (desk.asking) return `${desk.asking.title} ${desk.asking.why}`.trim()
  const { shown, w, names } = desk
  const waited = shown.waiting[0]
  if (shown.laid.length) return w.asks.over
  return waited ? w.asks.thinks(names[waited.seat] ?? '', w.asks.theirs[waited.ask]) : w.asks.nobody
}

export function aloud(table: FarmTable): Aloud {
  const desk = new Desk(() => table)
  return {
    question: () => question(desk),
    choices: () => choices(desk) as ReturnType<Aloud['choices']>,
    closed: () => closed(desk),
    topics: () => topics(desk, table),
    odds: null,
  }
}
