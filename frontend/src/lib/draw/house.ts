// A housing card, 120 x 152 units: its pattern is what is read, the two houses are where the workers sit.
import { jit, svg, text, use } from './pen'

export interface HouseFace {
  together: boolean
  /** The two other plots, as row and column from the red one. */
  others: [number, number][]
  /** The letters on the card: WT or TA. */
  letters: string
}

function pattern(face: HouseFace): string {
  const cells: [number, number][] = [[0, 0], ...face.others]
  const rows = cells.map(([r]) => r)
  const cols = cells.map(([, c]) => c)
  const u = 27
  const left = 60 - ((Math.max(...cols) - Math.min(...cols) + 1) * u) / 2
  const top = 76 - ((Math.max(...rows) - Math.min(...rows) + 1) * u) / 2
  return cells
    .map(([r, c], i) => {
      const x = left + (c - Math.min(...cols)) * u
      const y = top + (r - Math.min(...rows)) * u
      const square = svg`<path d="M${x + 1.5} ${y + 1.5 + jit(i, 0.8)}h${u - 3}v${u - 3}h${3 - u}z" fill="${i ? '#fffaf0' : '#b23a2c'}" stroke="var(--ink)" stroke-width="1.9" stroke-linejoin="round"/>`
      return square + text(x + u / 2, y + u / 2 + 6.5, i || !face.together ? 1 : 2, 19, i ? '#2a2019' : '#fff')
    })
    .join('')
}

function hut(y: number, mine: boolean): string {
  return svg`<g transform="translate(60 ${y}) scale(.74 ${mine ? 0.78 : -0.78})"><path fill="${mine ? '#f4e2bd' : '#cfc4ae'}" d="M-30 4h60v20h-60z"/><path fill="${mine ? '#a5482f' : '#8a7a68'}" d="M-37 5L-20-12h40L37 5z"/><path class="k" stroke-width="2.1" d="M-30 5v19h60V5M-37 5l17-17h40L37 5z"/><path class="t" d="M-26-2h50M-18-8h36M-7 24V10H7v14"/></g>`
}

const EDGES = {
  together: 'M2 8q0-6 6-6h104q6 0 6 6v136q0 6-6 6H8q-6 0-6-6z',
  alone: 'M10 2h100l8 9v130l-8 9H10l-8-9V11z',
}

/** The card itself; the lower house is the viewer's own. */
export function house(face: HouseFace): string {
  const { together, letters } = face
  const inner = together
    ? '<path class="t" d="M6 9q0-3 3-3h102q3 0 3 3v134q0 3-3 3H9q-3 0-3-3z"/>'
    : ''
  const hands = together ? use('a-helper', 0, 0, 19) + use('a-helper', 8, 5, 19) : use('a-helper', 3, 2, 19)
  return svg`<path class="ws" d="M5 6h112v146H5z"/><g filter="url(#wobble)"><path fill="${together ? '#e4ebcd' : '#f3dfc3'}" stroke="var(--ink)" stroke-width="2" d="${together ? EDGES.together : EDGES.alone}"/>${inner}${hut(24, false)}${hut(128, true)}</g>
  ${pattern(face)}<g transform="translate(7 7)">${hands}</g>${text(99, 140.5, letters, 14.5)}`
}
