// How the valley lies on the page: fields, stones and signs in one drawing of fixed units, for either viewer.
import { jit, svg, use } from '../../lib/draw/pen'
import { plot as drawPlot, sign } from '../../lib/draw/plots'
import * as road from '../../lib/draw/road'
import { cells, COLS, ROWS, terrain, turned } from './geometry'
import { TRACK } from './printed'
import type { Plot } from './types'

const CELL = 78
/** From the drawing's corner to the field's. */
const LEFT = 101
const TOP = 56

export interface Lie {
  /** Height of a plot; its width is always the same. */
  cell: number
  width: number
  height: number
}

export function lie(cell: number): Lie {
  return { cell, width: COLS * CELL + 186, height: ROWS * cell + 112 }
}

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

/** Where a plot of South's numbering lies for this viewer. */
export function boxOf(place: Lie, plot: Plot, seat: number): Box {
  const [row, col] = turned(plot, seat)
  return { x: LEFT + (col - 1) * CELL, y: TOP + (row - 1) * place.cell, w: CELL, h: place.cell }
}

const roadSize = (place: Lie): [number, number] => [COLS * CELL + 68, ROWS * place.cell + 64]

/** The middle of a stone; -1 is the start. */
export function stoneAt(place: Lie, i: number): [number, number] {
  const [w, h] = roadSize(place)
  const [x, y] = road.stone(w, h, i)
  return [LEFT - 35 + x, TOP - 33 + y]
}

/** A place in the queue before the start: two by two, a row a seat, on the ground that {@link queue} draws. */
export function queueAt(place: Lie, corner: number): [number, number] {
  const [x, y] = stoneAt(place, -1)
  return [x - 11 + (corner % 2) * 21, y - 33 - (corner >> 1) * 26]
}

export function stoneKind(i: number): road.StoneKind {
  if (TRACK.bonus.includes(i)) return 'bonus'
  return i === TRACK.lap_to || i === TRACK.lap_to + 1 ? 'lap' : 'plain'
}

/** The ground, the road and the fields: what never changes during a match. */
export function ground(place: Lie, seat: number): string {
  const [w, h] = roadSize(place)
  const bed = svg`<path fill="#d8c79c" opacity=".85" d="M${LEFT - 58} ${TOP - 52}h${w + 46}q14 2 12 16v${h + 8}q0 16-14 16H${LEFT - 56}q-14 0-14-16V${TOP - 36}q0-14 12-16"/>`
  const grass = svg`<path fill="#90a85c" d="M${LEFT - 4} ${TOP - 3}h${COLS * CELL + 7}v${ROWS * place.cell + 5}h${-COLS * CELL - 7}z"/>`
  const fields = cells(seat).map((plot, i) => {
    const { x, y, w: wide, h: high } = boxOf(place, plot, seat)
    return drawPlot(terrain(plot) ?? 'water', i + 1, x, y, wide, high)
  })
  return bed + grass + fields.join('')
}

/** What grows where, in the corner of each plot. */
export function signs(place: Lie, seat: number): string {
  return cells(seat)
    .map((plot) => {
      const { x, y, w } = boxOf(place, plot, seat)
      const symbol = sign(terrain(plot) ?? 'water')
      if (!symbol) return ''
      return (
        svg`<circle cx="${x + w - 14}" cy="${y + 14}" r="11" fill="#fffaf0" stroke="var(--ink)" stroke-width="1.4"/>` +
        use(symbol, x + w - 22, y + 6, 16)
      )
    })
    .join('')
}

export function stones(place: Lie): string {
  const all = TRACK.worths.map((_, i) => {
    const [x, y] = stoneAt(place, i)
    return svg`<g transform="translate(${x} ${y})">${road.slab(i, stoneKind(i))}</g>`
  })
  const [x, y] = stoneAt(place, 0)
  return all.join('') + svg`<g transform="translate(${x} ${y})">${road.start()}</g>`
}

/** The sign of the start reaches up behind whoever waits there, so that nobody seems to stand beside a stone. */
export function queue(place: Lie): string {
  const [x, y] = stoneAt(place, -1)
  return svg`<path transform="translate(${x} ${y})" fill="#f2e7cd" stroke="var(--ink)" stroke-width="1.7" d="M-21 -76q20-5 41 0q5 28 1 57q-20 5-41 0q-5-28-1-57"/>`
}

export function lapArrow(place: Lie): string {
  return road.lapArrow(stoneAt(place, TRACK.worths.length - 1), stoneAt(place, TRACK.lap_to))
}

/** A frame that sits loosely on a plot. */
export function frame({ x, y, w, h }: Box): string {
  const j = (n: number) => jit(x + y + n, 1.4)
  return svg`M${x + 2 + j(1)} ${y + 2 + j(2)}h${w - 5}l${j(3)} ${h - 5}h${5 - w}z`
}
