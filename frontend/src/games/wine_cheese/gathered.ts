// What came into a farmyard.
import type { Line } from '../../lib/table'
import type { Ingredient, Told } from './types'

const SPENDS: Told['kind'][] = ['produced', 'markers_paid', 'markers_expired']

/** What came after something of it was used up: from then on the sum says nothing any more. */
export function sinceSpent(log: Line<Told>[], seat: number | null): Line<Told>[] {
  return log.slice(log.findLastIndex(({ told }) => SPENDS.includes(told.kind) && 'seat' in told && told.seat === seat) + 1)
}

/** Every ingredient that a part of the log brought this seat. */
export function gathered(log: Line<Told>[], seat: number | null): Ingredient[] {
  return log.flatMap(({ told }) => (told.kind === 'markers_gained' && told.seat === seat ? told.ingredients : []))
}
