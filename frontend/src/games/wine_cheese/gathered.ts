// What came into a farmyard.
import type { Line } from '../../lib/table'
import type { Ingredient, Told } from './types'

/** Every ingredient that a part of the log brought this seat. */
export function gathered(log: Line<Told>[], seat: number | null): Ingredient[] {
  return log.flatMap(({ told }) => (told.kind === 'markers_gained' && told.seat === seat ? told.ingredients : []))
}
