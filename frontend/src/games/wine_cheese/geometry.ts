// How the valley lies before a viewer: South sees it as it is numbered, North sees it turned by half a turn.
import { GRID, type Terrain } from './printed'
import type { Plot } from './types'

export const ROWS = 4
export const COLS = 5
const HOUSES = 5

/** Where a plot lies in this seat's view, and back again: half a turn is its own opposite. */
export function turned([row, col]: Plot, seat: number): Plot {
  return seat === 1 ? [ROWS + 1 - row, COLS + 1 - col] : [row, col]
}

export function terrain([row, col]: Plot): Terrain | null {
  return GRID[row - 1]?.[col - 1] ?? null
}

/** All cells of the grid from the viewer's upper left on, in South's numbering. */
export function cells(seat: number): Plot[] {
  const places = Array.from({ length: ROWS * COLS }, (_, i): Plot => [Math.floor(i / COLS) + 1, (i % COLS) + 1])
  return places.map((place) => turned(place, seat))
}

/** Which house it is for this seat, counted from its left; and the other way round. */
export function houseInView(space: number, seat: number): number {
  return seat === 1 ? HOUSES + 1 - space : space
}

/** The housing spaces 1 to 5 from the viewer's left to right. */
export function spacesInView(count: number, seat: number): number[] {
  const spaces = Array.from({ length: count }, (_, i) => i + 1)
  return seat === 1 ? spaces.reverse() : spaces
}

export function same(a: Plot, b: Plot): boolean {
  return a[0] === b[0] && a[1] === b[1]
}
