// The white sum as a fuse: a knot for each value up to the limit, burnt ones black, a keg at the end.
import { svg, text, use } from './pen'

const LEFT = 20
const KEG = 50

export interface Fuse {
  width: number
  limit: number
  white: number
}

export function knot(fuse: Fuse, i: number): { x: number; y: number } {
  const step = (fuse.width - KEG - LEFT - 12) / fuse.limit
  return { x: LEFT + i * step, y: 24 - 4.5 * Math.sin((i / fuse.limit) * 2 * Math.PI) }
}

function cord(fuse: Fuse, upTo: number): string {
  const knots = Array.from({ length: upTo + 1 }, (_, i) => knot(fuse, i))
  return `M${knots.map(({ x, y }) => svg`${x} ${y}`).join('L')}`
}

/** Cord, knots and keg; the flame is a piece of its own, because it runs. */
export function fuse(f: Fuse): string {
  const burnt = Math.min(f.white, f.limit)
  const knots = Array.from({ length: f.limit }, (_, i) => {
    const { x, y } = knot(f, i + 1)
    const black = i + 1 <= burnt
    return svg`<circle cx="${x}" cy="${y}" r="10.5" fill="${black ? '#2a2019' : '#fffaf0'}" stroke="#2a2019" stroke-width="1.8"/>${text(x, y + 5, i + 1, 14, black ? '#f7d9a0' : '#2a2019')}`
  })
  const all = cord(f, f.limit)
  return svg`<path d="${all}" fill="none" stroke="#2a2019" stroke-width="9" stroke-linecap="round"/><path d="${all}" fill="none" stroke="#d9bd86" stroke-width="5.5" stroke-linecap="round" stroke-dasharray="5 2.5"/>
  <path d="${cord(f, burnt)}" fill="none" stroke="#2a2019" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>${knots.join('')}
  <g transform="translate(${f.width - KEG} 2)"><path fill="#8b5c37" stroke="#2a2019" stroke-width="2" d="M4 6q20-8 40 0q6 17 0 34q-20 8-40 0q-6-17 0-34"/><path class="k" style="stroke:#2a2019" stroke-width="2.4" d="M2 14q22 6 44 0M2 32q22 6 44 0"/>${text(24, 30, `${f.limit + 1}!`, 17, '#fff1d2', 'market')}</g>`
}

/** Where the flame burns: on the present knot, or on the keg. */
export function flameAt(f: Fuse): { x: number; y: number; size: number } {
  if (f.white > f.limit) return { x: f.width - 46, y: -26, size: 40 }
  const { x, y } = knot(f, f.white)
  return { x: x - 11, y: y - 35, size: 22 }
}

export function flame(size: number): string {
  return use('flame', 0, 0, size)
}
