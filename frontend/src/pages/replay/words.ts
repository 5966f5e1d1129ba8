// The dictionary of looking back, and what the eyes are called.

import type { Eyes } from '../../lib/past'
import { nameOf } from '../../lib/seats'
import type { Room } from '../../lib/table'
import { words } from '../../lib/words.svelte'
import { en } from './words/en'
import { nl } from './words/nl'

export const past = words({ en, nl })

/** Whose eyes they are: a name, an onlooker, or all. */
export function whose(eyes: Eyes, room: Room): string {
  if (eyes === 'all') return past().all
  return eyes === 'onlooker' ? past().onlooker : nameOf(room.seats[eyes]!)
}
