// The dictionary of the back room, and how it writes times.

import { written } from '../../lib/time'
import { gameOf } from '../../games'
import { language, words } from '../../lib/words.svelte'
import type { Device } from './device'
import type { Mark } from './timeline'
import { en } from './words/en'
import { nl } from './words/nl'

export const back = words({ en, nl })

/** "round 4" */
export function markName({ kind, no }: Mark): string {
  return back().marks[kind]?.(no) ?? String(no)
}

/** A kind of question or of move; one that has no word is shown as the rules engine calls it. */
export function kindName(kind: string): string {
  return back().kinds[kind] ?? kind.replaceAll('_', ' ')
}

/** As a column has room for it. */
export function shortName(game: string): string {
  return back().shortGames[game] ?? gameOf(game).door[language.now].name
}

/** "phone, Firefox" */
export function deviceName({ kind, browser }: Device): string {
  return [back().devices[kind], browser].filter(Boolean).join(', ')
}

/** "0:21", "3:05:00", "2 d 4 h" */
export function span(ms: number): string {
  return written(Math.max(0, ms), back().days)
}

/** How long somebody thought: moments are told apart by tenths. */
export function moment(ms: number): string {
  return ms < 10_000 ? `${(ms / 1000).toLocaleString(language.now, { maximumFractionDigits: ms < 100 ? 2 : 1 })} s` : span(ms)
}

export function clockTime(ms: number): string {
  return new Date(ms).toLocaleTimeString(language.now, { hour12: false })
}
