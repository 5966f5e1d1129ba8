// What the pages around the tables say, in the language of the reader, and the sentences that are put together.

import type { Problem } from '../lib/api'
import { language, words } from '../lib/words.svelte'
import { en } from './words/en'
import { nl } from './words/nl'

export const say = words({ en, nl })

/** The problem in the reader's language; a reason that only the server knows is said as the server says it. */
export function reason(problem: Problem): string {
  return say().problems[problem.code] ?? problem.text
}

/** Why a match was ended early, in the reader's language where the reason is one of ours. */
export function whyEnded(reason: string | null): string {
  return reason === null ? say().abortedNote : reason === 'absent' ? say().abortedAbsent : reason
}

/** "The line is gone since 21:07." */
export function lostSince(since: number): string {
  return say().lost(new Date(since).toLocaleTimeString(language.now, { hour: '2-digit', minute: '2-digit', hour12: false }))
}

/** "Mira, Joost and you" */
export function list(names: string[]): string {
  const [last, ...rest] = [...names].reverse()
  return rest.length ? `${rest.reverse().join(', ')} ${say().and} ${last}` : (last ?? '')
}
