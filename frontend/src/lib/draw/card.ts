// A wine or cheese card, 100 x 142 units. Wine has an arched head and its coins left, cheese misses a corner and has
// them right, so that the two halves of a plate close when the cards of a pair lie side by side.
import { bottle, type Wine } from './bottle'
import { cheese, type Cheese } from './cheese'
import { svg, text, use } from './pen'

export interface Face {
  good: 'wine' | 'cheese'
  /** One or two lines. */
  name: string[]
  gold: number
  silver: number
  picture: { wine: Wine } | { cheese: Cheese; rind: string }
  /** A gourmet card: its plate and what a pair is worth. */
  plate?: { symbol: string; steps: number }
  /** An action card: its sign, and what the action names: symbols, or per card, or per gourmet card. */
  action?: { symbol: string; names: string[] | 'card' | 'gourmet' }
}

const SHAPES = {
  wine: 'M3 139V25C3 11 26 3 50 3s47 8 47 22v114c-30 2-64 2-94 0',
  cheese: 'M3 3c24-1 48-1 72 0l22 20v116c-30 2-64 2-94 0z',
}

/** What the cards are cut with; a page that shows cards has this once. */
export const cardDefs = `<clipPath id="cut-wine"><path d="${SHAPES.wine}"/></clipPath><clipPath id="cut-cheese"><path d="${SHAPES.cheese}"/></clipPath>`

/** Where the n ingredient spaces of a card lie. */
export function spaces(n: number): { x: number; y: number; r: number }[] {
  const step = Math.min(19, 93 / n)
  return Array.from({ length: n }, (_, i) => ({ x: 50 + (i - (n - 1) / 2) * step, y: 125.5, r: step / 2 - 0.35 }))
}

function ground(wine: boolean): string {
  const land = '<path class="t" opacity=".4" d="M3 101c30-2 62 1 94-1M3 106c30-1 62 1 94 0"/>'
  const rows =
    '<path class="t" opacity=".35" d="M3 92c20-14 40-4 50-10s30-8 47 2M60 88l34 8M64 94l30 9"/>'
  return svg`<path fill="${wine ? '#7c1f37' : '#dca93c'}" opacity=".93" d="M0 0h100v39c-34 4-66 3-100 0z" transform="translate(.8 1)"/>
  <path fill="${wine ? '#ead9c6' : '#f3e2b0'}" opacity=".6" d="M3 88c20-14 40-4 50-10s30-8 47 2v30H3z"/>${wine ? rows : land}`
}

function title(face: Face): string {
  const wine = face.good === 'wine'
  const long = Math.max(...face.name.map((line) => line.length))
  const size = long > 12 ? 11.2 : long > (wine ? 10 : 9) ? 12.6 : 14.4
  const top = face.name.length > 1 ? 18.5 : 27
  const ink = wine ? '#fdf1df' : '#2a2019'
  return face.name.map((line, i) => text(wine ? 50 : 47, top + i * 13.6, line, size, ink, 'farm')).join('')
}

/** Under the arch, or beside the missing corner, the first of two lines has less room. */
const LARGE = { size: 16.5, letter: 8, first: 74, most: 88 }

/** The name as it can be read on a card of some seventy pixels, as in a tablet's cellar, where it stands for the usual one. */
function largeTitle({ good, name }: Face): string {
  const top = name.length > 1 ? 20.5 : 27
  return name
    .map((line, i) => {
      const most = i < name.length - 1 ? LARGE.first : LARGE.most
      const wide = line.length * LARGE.letter > most ? ` textLength="${most}" lengthAdjust="spacingAndGlyphs"` : ''
      return svg`<text x="${good === 'wine' ? 50 : 47}" y="${top + i * 14.5}" font-size="${LARGE.size}"${wide} text-anchor="middle" font-weight="700" fill="${good === 'wine' ? '#fdf1df' : '#2a2019'}" font-family="var(--f-farm)">${line}</text>`
    })
    .join('')
}

function namesOf(names: string[] | 'card' | 'gourmet', x: number, wine: boolean): string {
  if (names === 'card')
    return (
      svg`<path fill="${wine ? '#a33a55' : '#e3b84e'}" stroke="var(--ink)" stroke-width="1.1" d="M${x - 2} 94.5h8v10h-8z"/>` +
      text(x - 7, 103, '1', 10.5)
    )
  if (names === 'gourmet')
    return (
      svg`<circle cx="${x + 6}" cy="99.5" r="5.6" fill="#fff" stroke="var(--ink)" stroke-width="1.1"/><circle cx="${x + 6}" cy="99.5" r="2.8" class="t" stroke-width=".8"/>` +
      text(x - 6, 103, '2/1', 9.5)
    )
  const left = x - 6.3 * names.length - (names.length > 1 ? 0.5 : 0)
  return names.map((name, i) => use(name, left + i * 13.6, 93, 12.8)).join('')
}

function sign(face: Face): string {
  const wine = face.good === 'wine'
  if (face.plate) return text(wine ? 88 : 12, 109, `+${face.plate.steps}`, 14)
  if (!face.action) return ''
  const { symbol, names } = face.action
  const x = wine ? 84 : 16
  const box = wine ? 82 : 18
  const seal = svg`<circle cx="${x}" cy="76" r="14" fill="#fffaf0" stroke="var(--ink)" stroke-width="1.6"/><circle cx="${x}" cy="76" r="11.5" class="t" stroke-width=".8"/>`
  if (!names.length) return seal + use(symbol, x - 9.5, 66.5, 19)
  const paper = svg`<path fill="#fffaf0" stroke="var(--ink)" stroke-width="1" d="M${box - 13.5} 92.5q13-1.5 27 0v14q-13 1.5-27 0z"/>`
  return seal + use(symbol, x - 9.5, 66.5, 19) + paper + namesOf(names, box, wine)
}

/** Everything on the card but what lies on its spaces. */
export function face(f: Face): string {
  const wine = f.good === 'wine'
  const coins = wine ? 16 : 84
  const plate = f.plate ? use(f.plate.symbol, wine ? 75 : -25, 46, 50) : ''
  return svg`<path class="ws" d="${SHAPES[f.good]}" transform="translate(2 3)"/><path fill="var(--paper)" d="${SHAPES[f.good]}"/>
  <g clip-path="url(#cut-${f.good})">${ground(wine)}${plate}</g>
  ${'wine' in f.picture ? bottle(f.picture.wine) : cheese(f.picture.cheese, f.picture.rind)}<g class="title">${title(f)}</g><g class="title large" display="none">${largeTitle(f)}</g>
  ${use('gold', coins - 15.5, 40, 31)}${use('silver', coins - 10.5, 72, 21)}${text(coins, 61, f.gold, 17.5)}${text(coins, 87, f.silver, 13)}
  ${sign(f)}<path class="t" opacity=".55" d="M6 113c30-2 60 1 88 0"/>`
}

export function outline(good: 'wine' | 'cheese'): string {
  return SHAPES[good]
}

/** The back of a card shows its good. */
export function back(good: 'wine' | 'cheese'): string {
  const wine = good === 'wine'
  return svg`<path class="ws" d="${SHAPES[good]}" transform="translate(2 3)"/><path fill="${wine ? '#7c1f37' : '#dca93c'}" d="${SHAPES[good]}"/>
  <path fill="url(#hatch-l)" d="${SHAPES[good]}"/><circle cx="50" cy="74" r="29" fill="#faf3e3" stroke="var(--ink)" stroke-width="2"/>
  ${use(wine ? 'i-any-wine' : 'i-any-cheese', 29, 53, 42)}<path class="k" d="${SHAPES[good]}"/>`
}
