// The score track: spaces 0 to 50 with rat tails between them.
import { jit, svg, text, use } from './pen'

const SIDE = 12

export interface Track {
  width: number
  from: number
  to: number
}

const unit = (track: Track): number => (track.width - 2 * SIDE) / (track.to - track.from + 1)

/** The middle of a space. */
export function trackX(track: Track, space: number): number {
  return SIDE + (space - track.from + 0.5) * unit(track)
}

export function track(t: Track, tails: number[]): string {
  const u = unit(t)
  /** Where spaces are narrow, those with a figure lie a little over their neighbours. */
  const wide = Math.max(u - 2, 19)
  const each = Array.from({ length: t.to - t.from + 1 }, (_, n) => {
    const i = t.from + n
    const x = trackX(t, i)
    const half = (i % 5 ? u - 2 : wide) / 2
    const figure = i % 5 === 0 || u > 26 ? text(x, 55, i, 13) : ''
    const tail = tails.includes(i) && i < t.to ? svg`<g style="--ink:var(--text)">${use('tail', x + u / 2 - 8, 58, 16)}</g>` : ''
    return svg`<path fill="${i % 5 ? 'var(--paper-2)' : 'var(--paper)'}" stroke="#2a2019" stroke-width="1.2" d="M${x - half} ${40 + jit(i, 0.7)}h${2 * half}v${19 + jit(i + 3, 0.8)}h-${2 * half}z"/>${figure}${tail}`
  })
  const named = (_: string, n: number): boolean => (t.from + n) % 5 === 0
  return [...each.filter((it, n) => !named(it, n)), ...each.filter(named)].join('')
}

/** A flag with a letter, its foot at the origin; one that hangs on another's pole has none of its own. */
export function flag(letter: string, colour: string, pole = true): string {
  return svg`${pole ? '<path d="M-5 0v-34" stroke="var(--text)" stroke-width="2.4"/>' : ''}<path fill="${colour}" stroke="#2a2019" stroke-width="1.6" d="M-5-34h23l-5 9 5 9H-5z"/>${text(4, -20.5, letter, 13, '#fff')}`
}
