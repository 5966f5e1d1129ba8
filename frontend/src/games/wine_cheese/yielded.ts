// What a plot of a pattern gives, in words.
import type { Cell } from './pattern'
import type { Words } from './words'

export function yielded(cell: Cell, w: Words): string {
  if (!cell.gives || !cell.terrain || cell.terrain === 'water') return w.table.nothing
  return cell.terrain === 'lab' ? w.table.labMarkers(cell.gives) : w.marker(cell.terrain, cell.gives)
}

/** What a whole pattern gives, each ground once. */
export function yields(cells: Cell[], w: Words): string[] {
  const giving = cells.filter((cell) => cell.gives && cell.terrain !== null)
  const grounds = [...new Set(giving.map((cell) => cell.terrain))]
  return grounds.map((terrain) => {
    const alike = giving.filter((cell) => cell.terrain === terrain)
    return yielded({ ...alike[0]!, gives: alike.reduce((sum, cell) => sum + cell.gives, 0) }, w)
  })
}
