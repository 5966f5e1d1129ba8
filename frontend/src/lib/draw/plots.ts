// The plots of the valley, each a field of 100 x 86 units seen from the farmyard.
import { jit, svg } from './pen'

export type Terrain = 'white' | 'red' | 'sugar' | 'salt' | 'milk' | 'lab' | 'water'

const COW = `<g transform="translate(27 22) scale(.78)"><path class="wp" d="M14 22c8-6 30-6 38-2l6-6c4 0 7 2 8 5l5 2c2 5-1 8-6 8l-5 0c-2 6-4 8-8 9l0 18h-5l-1-15c-8 2-14 2-20 1l-2 14h-5l-1-15c-4-4-5-10-4-19"/>
<path fill="#4a3a33" d="M22 20c6-2 10 0 11 5s-5 9-10 7-6-9-1-12M44 21c6-3 9 0 9 5s-6 5-8 2-3-5-1-7M60 16c3-1 5 1 5 4l-5 2z"/>
<path class="k" d="M14 22c8-6 30-6 38-2l6-6c4 0 7 2 8 5l5 2c2 5-1 8-6 8h-5c-2 6-4 8-8 9v18h-5l-1-15c-8 2-14 2-20 1l-2 14h-5l-1-15c-4-4-5-10-4-19M14 22c-5 2-5 9-4 16M57 14c-2-3-1-6 2-6M66 17c1-3 4-4 5-2"/>
<path class="b" d="M66 22h2v2h-2z"/></g>`

const FENCE =
  '<path class="t" d="M10 78c3-6 4-6 5 0M18 80c2-5 4-5 5 0M80 74c3-6 4-6 5 0M8 18l84-3M8 24l84-3M20 12v16M44 11v16M68 10v16M88 9v16"/>'

function vine(x: number, grape: string): string {
  return svg`<path class="t" stroke-width="1.8" d="M${x} -7v17"/><path fill="#6f8f3c" d="M${x - 8} -2c1-7 15-7 16 0 0 4-5 4-8 3s-8 1-8-3"/><path class="t" d="M${x - 8} -2c1-7 15-7 16 0 0 4-5 4-8 3s-8 1-8-3"/>
<g fill="${grape}" stroke="var(--ink)" stroke-width=".9"><circle cx="${x - 3}" cy="3.5" r="2.5"/><circle cx="${x + 2}" cy="3.5" r="2.5"/><circle cx="${x}" cy="7.3" r="2.3"/></g>`
}

function vineyard(grape: string): string {
  const row = (r: number) =>
    svg`<g transform="translate(${6 - r} ${24 + r * 20})"><path class="t" stroke-width="1.6" d="M6 0c22-2 52 1 76 0"/>${[0, 1, 2, 3].map((i) => vine(12 + i * 21 + r * 3, grape)).join('')}</g>`
  return [0, 1, 2].map(row).join('')
}

function beets(): string {
  const beet = (r: number, i: number) =>
    svg`<g transform="translate(${16 + i * 21 + r * 3} ${28 + r * 21})"><path fill="#efe2d2" stroke="var(--ink)" stroke-width="1.1" d="M-5 0c0 5 3 6 5 11 2-5 5-6 5-11-2-2-8-2-10 0"/><path fill="#6f8f3c" stroke="var(--ink)" stroke-width="1.1" d="M0-1c-6-1-8-5-8-9 4 1 6 3 8 8 0-5 2-8 6-9 1 4-1 8-6 10"/></g>`
  return [0, 1, 2].map((r) => [0, 1, 2, 3].map((i) => beet(r, i)).join('')).join('')
}

const SALT = `<path stroke="var(--ink)" stroke-width="1.3" fill="#b9d4e2" d="M10 16l34-3 2 22-37 3zM52 12l37 1-1 22-35 1zM9 46l37-3 1 30-37 2zM54 43l35 1 1 30-36 1z"/>
<path fill="#fff" stroke="var(--ink)" stroke-width="1.3" d="M58 68c4-14 10-18 13-18s9 5 12 18zM18 66c3-10 7-13 10-13s7 4 9 13z"/><path class="t" d="M72 54l4 9M29 57l2 6M16 22h10M60 22h14M16 28h14"/>`

const LAB = `<path fill="#f1e4cf" d="M20 42h52v34H20z"/><path fill="#7b5a86" d="M12 44L46 16l36 27z"/><path class="k" d="M20 44v32h52V44M12 44L46 16l36 28M62 28V12h9v23"/>
<path class="t" d="M22 38l48 0M30 31h32M38 24h16"/><path fill="#f6d978" stroke="var(--ink)" stroke-width="1.6" d="M28 52h13v11H28z"/><path class="k" d="M52 76V54h12v22"/><path class="t" d="M66 9c-4-4 3-6 0-10M34 52v11M28 57h13"/>`

const WATER = `<path fill="#6fa3bd" d="M14 46c2-22 40-28 60-16s18 38-8 42-56-2-52-26"/><path class="k" d="M14 46c2-22 40-28 60-16s18 38-8 42-56-2-52-26"/>
<path class="t" stroke="#eef6f6" stroke-width="1.8" d="M28 44c5-4 9 4 14 0s9 4 14 0M38 56c5-4 9 4 14 0s9 4 14 0"/>
<path class="k" stroke-width="1.7" d="M12 72c2-10 1-16-1-22M18 74c0-10 2-18 5-22M84 30c-1-8 0-12 3-18M79 27c0-6-1-9-3-13"/><path class="b" d="M9 50c0-8 4-8 4 0zM21 52c1-8 5-7 4 0zM85 13c1-7 5-6 4 1z"/>`

const PLOTS: Record<Terrain, [ground: string, picture: string]> = {
  milk: ['#a9c26c', FENCE + COW],
  white: ['#d9d890', vineyard('#dfe06f')],
  red: ['#cda46f', vineyard('#8d2a48')],
  sugar: ['#c9a06f', beets()],
  salt: ['#d8d6c4', SALT],
  lab: ['#c5b8cf', LAB],
  water: ['#a9c26c', WATER],
}

function soil(n: number, w: number, h: number, ground: string): string {
  const j = (k: number, a = 3.4) => jit(n * 9 + k, a)
  return svg`<path fill="${ground}" transform="translate(1.2 1.4)" d="M${3 + j(1)} ${3 + j(2)}Q${w / 2} ${j(3)} ${w - 3 + j(4)} ${3 + j(5)}Q${w + j(9, 2)} ${h / 2} ${w - 3 + j(6)} ${h - 3 + j(7)}Q${w / 2} ${h + j(10, 2)} ${3 + j(8)} ${h - 3 + j(11)}Q${j(12, 2)} ${h / 2} ${3 + j(1)} ${3 + j(2)}z"/>`
}

/** One plot at x, y; `n` makes its hedges its own. */
export function plot(terrain: Terrain, n: number, x: number, y: number, w: number, h: number): string {
  const [ground, picture] = PLOTS[terrain]
  const hedge = svg`<path class="t" stroke-width="1.5" d="M2 ${2 + jit(n * 7, 2)}q${w / 2} ${jit(n + 3, 4)} ${w - 5} 0q${jit(n * 3, 3)} ${h / 2} 0 ${h - 5}q${-w / 2} ${jit(n + 4, 4)} ${5 - w} 0q${jit(n, 3)} ${-h / 2} 0 ${5 - h}"/>`
  return svg`<g transform="translate(${x} ${y})">${soil(n, w - 2, h - 2, ground)}<svg x="2" width="${w - 6}" height="${h - 4}" viewBox="0 0 100 86">${picture}</svg>${hedge}</g>`
}

/** The sign in the corner of a plot: what grows there. */
export function sign(terrain: Terrain): string | null {
  return terrain === 'water' ? null : terrain === 'lab' ? 'a-distil' : `i-${terrain}`
}
