// Which told things are heard, and how: what happens to the own pot, and a burst wherever it happens.
import type { Sound } from '../../lib/sound.svelte'
import { colourOf, SPOON } from './printed'
import type { Told } from './types'

export interface Heard {
  sound: Sound
  depth?: number
}

export function heard(told: Told, seat: number | null): Heard | null {
  if (told.kind === 'exploded') return { sound: 'boom' }
  if (!('seat' in told) || told.seat !== seat) return null
  switch (told.kind) {
    case 'drawn':
      return { sound: 'bag' }
    case 'placed':
      return { sound: colourOf(told.chip) === 'white' ? 'white' : 'chip', depth: told.at / SPOON }
    case 'rubies_gained':
      return told.rubies > 0 ? { sound: 'ruby' } : null
    case 'points_gained':
      return told.points > 0 ? { sound: 'coins' } : null
    case 'chip_gained':
      return told.card === 'shop' ? { sound: 'coins' } : null
    default:
      return null
  }
}
