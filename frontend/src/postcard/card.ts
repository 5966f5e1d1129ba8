// A moment of a match as a postcard: plain data in, SVG text out. Its signs, colours and fonts come from outside.

import { hues } from '../lib/seats'
import { svg } from '../lib/draw/pen'
import type { SeatView } from '../lib/table'

export const WIDTH = 1200
export const HEIGHT = 800

/** A drawing in units of its own. */
export interface Art {
  viewBox: string
  drawing: string
}

export interface Postcard {
  world: 'farm' | 'market'
  /** Which sign of the sheet stands on the stamp. */
  stamp: string
  title: string
  /** Where in the match it is. */
  where: string
  art: Art
  seats: SeatView[]
  /** By seat: what it is called, and what it has. */
  names: string[]
  scores: string[]
  /** What just happened; empty where nothing was told. */
  said: string
  address: string
}

/** What a game knows of its card. */
export type Face = Pick<Postcard, 'stamp' | 'where' | 'art' | 'scores'>

/** What it knows that from; `front` is the seat from which the table is seen. */
export interface Facing<Public, Own> {
  shown: Public
  own: Own | null
  front: number
  names: string[]
}

const INK = '#2a2019'
/** Between the rule under the heading and the sentence, and how high a seat's row may be. */
const ROWS = { top: 274, height: 330, most: 92 }
const LETTERS = 0.47

/** Text that may stand in an SVG. */
export function plain(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

const cut = (text: string, letters: number): string => (text.length > letters ? `${text.slice(0, letters - 1).trimEnd()}…` : text)

/** In lines of at most so many letters; what is too much for the last one ends in dots. */
export function lines(text: string, letters: number, most: number): string[] {
  const found: string[] = []
  let rest = text
  while (rest.length > letters && found.length < most - 1) {
    const end = rest.lastIndexOf(' ', letters)
    if (end <= 0) break
    found.push(rest.slice(0, end))
    rest = rest.slice(end + 1)
  }
  return [...found, cut(rest, letters)]
}

interface Pen {
  size: number
  face?: string
  fill?: string
  anchor?: 'start' | 'middle' | 'end'
  weight?: number
}

function write(x: number, y: number, text: string, { size, face = 'text', fill = INK, anchor = 'start', weight = 700 }: Pen): string {
  return svg`<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" font-family="var(--f-${face})" fill="${fill}" text-anchor="${anchor}">${plain(text)}</text>`
}

function block(x: number, y: number, text: string, width: number, most: number, pen: Pen & { leading: number }): string {
  return lines(text, Math.floor(width / (pen.size * LETTERS)), most).map((line, i) => write(x, y + i * pen.leading, line, pen)).join('')
}

/** The table as it lay, in a frame that was drawn by hand. */
function view({ world, art }: Postcard): string {
  const frame = 'M58 62q280-8 556 0q5 248 0 500q-280 7-556 0q-6-250 0-500z'
  const ground = world === 'market' ? 'var(--wall)' : 'var(--hill-2)'
  return svg`<clipPath id="frame"><path d="${frame}"/></clipPath><g clip-path="url(#frame)"><rect x="50" y="54" width="572" height="516" fill="${ground}"/>
  ${world === 'market' ? awning() : ''}<svg x="64" y="${world === 'market' ? 96 : 66}" width="544" height="${world === 'market' ? 462 : 492}" viewBox="${art.viewBox}">${art.drawing}</svg></g>
  <path class="k" stroke-width="3" d="${frame}"/>`
}

function awning(): string {
  const cloth = (i: number) => svg`<path fill="${i % 2 ? '#f6e8c9' : 'var(--awning)'}" stroke="${INK}" stroke-width="1.8" d="M${54 + i * 51} 56h51v28a25.500 15 0 0 1-51 0z"/>`
  return Array.from({ length: 11 }, (_, i) => cloth(i)).join('')
}

function stamp({ stamp, world }: Postcard): string {
  const teeth = Array.from({ length: 9 }, (_, i) => svg`<circle cx="${1030 + i * 13.5}" cy="62"/><circle cx="${1030 + i * 13.5}" cy="192"/>`).join('')
  const sides = Array.from({ length: 9 }, (_, i) => svg`<circle cx="1024" cy="${69 + i * 14.5}"/><circle cx="1144" cy="${69 + i * 14.5}"/>`).join('')
  return svg`<path fill="#fffaf0" stroke="${INK}" stroke-width="1.6" d="M1024 62h120v130h-120z"/><g fill="var(--paper)" stroke="${INK}" stroke-width="1.2">${teeth.replaceAll('/>', ' r="4.5"/>')}${sides.replaceAll('/>', ' r="4.5"/>')}</g>
  <path fill="${world === 'market' ? 'var(--wall-2)' : 'var(--sky)'}" stroke="${INK}" stroke-width="1.4" d="M1036 74h96v106h-96z"/><use href="#${stamp}" x="1044" y="87" width="80" height="80"/>
  <g fill="none" stroke="var(--wine)" stroke-opacity=".55" stroke-width="2.4"><circle cx="1020" cy="186" r="39"/><circle cx="1020" cy="186" r="31"/><path d="M1064 168q14-8 28 0t28 0 28 0M1064 184q14-8 28 0t28 0 28 0M1064 200q14-8 28 0t28 0 28 0"/></g>`
}

function seat(card: Postcard, at: number): string {
  const row = Math.min(ROWS.most, ROWS.height / card.seats.length)
  const y = ROWS.top + row * (at + 0.5) + 9
  const fill = `var(--seat-${at + 1})`
  const name = lines(card.names[at] ?? '', 17, 1)[0] ?? ''
  return svg`<circle cx="686" cy="${y - 9}" r="22" fill="${fill}" stroke="${INK}" stroke-width="2"/>${write(686, y, name.charAt(0).toUpperCase(), { size: 26, fill: '#fff', anchor: 'middle' })}
  ${write(722, y, name, { size: 30 })}${write(1144, y, card.scores[at] ?? '', { size: 30, anchor: 'end' })}<path stroke="${INK}" stroke-opacity=".4" stroke-width="1.5" d="M660 ${y - 9 + row / 2}h484"/>`
}

/** The whole card, of a fixed size. */
export function postcard(card: Postcard): string {
  const title = lines(card.title, 16, 2)
  return svg`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" style="${hues(card.seats)}">
  <rect width="${WIDTH}" height="${HEIGHT}" fill="${card.world === 'market' ? 'var(--counter)' : 'var(--leaf)'}"/><path filter="url(#wobble)" fill="var(--paper)" stroke="${INK}" stroke-width="3" d="M22 22h1156v756H22z"/>
  ${view(card)}${title.map((line, i) => write(660, 162 - 54 * (title.length - 1 - i) - 27 * (2 - title.length), line, { size: 50, face: card.world })).join('')}
  ${write(660, 252, card.where.charAt(0).toUpperCase() + card.where.slice(1), { size: 27, fill: '#51412f' })}${stamp(card)}<path class="t" stroke-width="2.2" d="M660 274q120-6 242 0t242-2"/>
  ${card.seats.map(({ seat: at }) => seat(card, at)).join('')}${block(62, 628, card.said, 1080, 2, { size: 31, leading: 40, weight: 400 })}
  ${write(62, 744, card.address, { size: 22, fill: '#51412f', weight: 400 })}${write(1144, 744, 'Cellar & Cauldron', { size: 26, face: 'farm', fill: 'var(--wine)', anchor: 'end' })}</svg>`
}
