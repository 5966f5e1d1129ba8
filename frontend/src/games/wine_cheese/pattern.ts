// What a worker would bring in from a plot: the preview of a placement, plot by plot, with the reason for each nothing.
import { same, terrain } from './geometry'
import { housing, type Terrain } from './printed'
import type { Color, Plot, Worker } from './types'

export type Reason = 'own' | 'company' | 'free' | 'nobody' | 'taken' | 'water' | 'edge'

export interface Cell {
  /** In South's numbering; null off the grid. */
  plot: Plot | null
  terrain: Terrain | null
  gives: number
  why: Reason
  /** The worker who stands there. */
  by: Color | null
}

/** The plots of a card's pattern for a worker on `plot`, seen from `seat`; its own plot first. */
export function harvest(card: string, plot: Plot, seat: number, workers: Worker[]): Cell[] {
  const { kind, others } = housing(card)
  const sign = seat === 1 ? -1 : 1
  const own: Cell = {
    plot,
    terrain: terrain(plot),
    gives: kind === 'work_together' ? 2 : 1,
    why: 'own',
    by: null,
  }
  const around = others.map(([row, col]): Plot => [plot[0] + sign * row, plot[1] + sign * col])
  return [own, ...around.map((place) => neighbour(place, kind === 'work_together', workers))]
}

function neighbour(plot: Plot, together: boolean, workers: Worker[]): Cell {
  const ground = terrain(plot)
  if (ground === null) return { plot: null, terrain: null, gives: 0, why: 'edge', by: null }
  if (ground === 'water') return { plot, terrain: ground, gives: 0, why: 'water', by: null }
  const by = workers.find((worker) => same([worker.row, worker.col], plot))?.color ?? null
  if (together) return { plot, terrain: ground, gives: by ? 1 : 0, why: by ? 'company' : 'nobody', by }
  return { plot, terrain: ground, gives: by ? 0 : 1, why: by ? 'taken' : 'free', by }
}
