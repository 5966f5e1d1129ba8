// The money road: 22 stones round the valley, clockwise from the lower left corner, and the start beside the first.
import { jit, svg, text } from './pen'

export const STONES = 22

/** The middle of a stone on a road round a field of w x h; -1 is the start. */
export function stone(w: number, h: number, i: number): [x: number, y: number] {
  const gx = w / 6
  const gy = h / 5
  if (i < 0) return [-44, h]
  if (i < 6) return [0, h - i * gy]
  if (i < 12) return [(i - 5) * gx, 0]
  return i < 17 ? [w, (i - 11) * gy] : [w - (i - 16) * gx, h]
}

const shape = (i: number) =>
  svg`M${-19 + jit(i, 3)} -12q${8 + jit(i + 2, 3)}-8 20-7q15 0 18 8q4 14-2 20q-12 7-22 6q-14-1-16-8q-2-10 2-19`

export type StoneKind = 'plain' | 'lap' | 'bonus'
const FILLS: Record<StoneKind, string> = { plain: '#f2e7cd', lap: '#c9d9a0', bonus: '#f0d684' }

/** A stone round 0, 0; one that carries an indicator is larger. */
export function slab(i: number, kind: StoneKind, carries = false): string {
  const grow = carries ? ' transform="scale(1.32 1.25)"' : ''
  return svg`<path${grow} fill="${FILLS[kind]}" stroke="var(--ink)" stroke-width="1.7" d="${shape(i)}"/>`
}

/** The old figures of the farm hang below their line, stand on it, or rise above it: this puts the middle of each at 0. */
const drop = (worth: number) => (/[34579]/.test(String(worth)) ? 2.5 : /[68]/.test(String(worth)) ? 6 : 4.5)

/** In the middle of its stone; beside an indicator it stands to the lower right, where the stone is clear. */
export function figure(worth: number, carried: boolean): string {
  return text(carried ? 11 : -0.5, drop(worth) + (carried ? 6 : -1.5), worth, 18, 'var(--ink)', 'farm')
}

/** The place where all begin, with the short green arrow to the first stone; 0, 0 is the first stone. */
export function start(): string {
  return svg`<path fill="${FILLS.plain}" stroke="var(--ink)" stroke-width="1.7" d="M-58 -22q14-8 28-2q6 20 0 44q-16 6-30-2q-6-20 2-40"/><path class="k" stroke="#3f6a25" stroke-width="3" d="M-30 2l7-1m-4-4l4 4-4 5"/>`
}

/** From the last stone back to the first of the two twos. */
export function lapArrow(from: [number, number], to: [number, number]): string {
  const [ax, ay] = from
  const [zx, zy] = to
  const path = svg`M${ax - 16} ${ay - 17}Q${zx + 32} ${ay - 22} ${zx + 27} ${ay - 62}L${zx + 24} ${zy + 20}m-9 8l8-10 10 8`
  const line = (width: number, ink: string) =>
    svg`<path d="${path}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
  return line(8.5, '#faf3e3') + line(4, '#3f6a25')
}
