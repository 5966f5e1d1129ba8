// The market told in words, to whoever types and listens instead of looking.
import type { Aloud } from '../../../line/aloud'
import { Desk, type MarketTable } from '../desk.svelte'
import { choices, closed } from './moves'
import { odds, topics } from './topics'
import { aloudWords } from './words'

function question(desk: Desk): string {
  if (desk.asking) return `${desk.asking.title} ${desk.asking.why.replaceAll('*', '')}`.trim()
  const { shown, w, seat, names } = desk
  if (shown.phase === 'over') return w.asks.over9
  const waited = shown.waiting.filter((each) => !each.chosen && each.seat !== seat)
  return waited.length ? w.asks.waitsFor(w.and(waited.map((each) => names[each.seat] ?? '')), waited.length > 1) : aloudWords().nobodyWaits
}

export function aloud(table: MarketTable): Aloud {
  const desk = new Desk(() => table)
  return {
    question: () => question(desk),
    choices: () => choices(desk) as ReturnType<Aloud['choices']>,
    closed: () => closed(desk),
    topics: () => topics(desk, table),
    odds: table.seat === null ? null : () => odds(desk, table),
  }
}
