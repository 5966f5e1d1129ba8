// A pot seen from above, its middle at the origin and its rim about 292 away: iron, brew, spaces, and what marks them.
import { jit, svg, text, use } from './pen'
import { spiral, spot, type Point } from './spiral'

export interface Space {
  coins: number
  points: number
  ruby: boolean
}

const round = ({ x, y }: Point): string => svg`${x} ${y}`

function polar(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) }
}

function arc(radius: number, from: number, to: number): string {
  return svg`M${round(polar(radius, from))}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${round(polar(radius, to))}`
}

function fire(): string {
  const flame = (i: number): string => {
    const degrees = 38 + i * 13
    const { x, y } = polar(276, degrees)
    const tip = 44 + jit(i, 12)
    return svg`<g transform="translate(${x} ${y}) rotate(${degrees - 90})"><path d="M-30-10C-26 20-8 26-4 ${tip}C2 32 24 26 28-10z" fill="#e8952e"/>
    <path d="M-14-10C-12 8-4 14-1 26 4 14 12 10 14-10z" fill="#f7d65a"/><path class="k" style="stroke:#2a2019" d="M-30-10C-26 20-8 26-4 ${tip}C2 32 24 26 28-10"/></g>`
  }
  return Array.from({ length: 9 }, (_, i) => flame(i)).join('')
}

const HANDLES = 'M-286-44c-44 8-44 80 0 88M286-44c44 8 44 80 0 88'

function iron(): string {
  const shine = svg`<g fill="none" stroke="#f4e5c3" stroke-linecap="round"><path stroke-width="2.6" opacity=".75" d="${arc(280, 188, 282)}"/>
  <path stroke-width="1.6" opacity=".55" d="${arc(273, 196, 260)}"/><path stroke-width="1.6" opacity=".35" d="${arc(281, 20, 70)}"/></g>`
  const rivets = Array.from({ length: 16 }, (_, i) => {
    const { x, y } = polar(276, i * 22.5 + 6)
    return svg`<circle cx="${x}" cy="${y}" r="4.5" fill="#4b4650" stroke="#0f1013" stroke-width="1.5"/>`
  })
  return `<circle r="292" fill="var(--pot-edge)"/><circle r="289" fill="var(--iron)"/>${shine}${rivets.join('')}<circle r="262" fill="#0f1215"/>`
}

function ripples(): string {
  return [44, 103, 160, 217]
    .map((r, i) => svg`<path d="${arc(r, 20 + i * 40, 120 + i * 40)}"/><path d="${arc(r + 4, 190 + i * 33, 262 + i * 33)}"/>`)
    .join('')
}

const way = `M${spiral.map(round).join('L')}`

/** Everything of a pot that stays as it is: fire, handles and iron. */
export function vessel(): string {
  return `<g filter="url(#wobble)">${fire()}<path fill="none" stroke="var(--pot-edge)" stroke-width="16" d="${HANDLES}"/><path fill="none" stroke="var(--iron)" stroke-width="10" d="${HANDLES}"/></g>${iron()}`
}

/** The brew, quiet or burst. */
export function brew(burst: boolean): string {
  return `<circle r="258" fill="${burst ? '#4a1f1a' : 'var(--brew)'}"/><path d="${way}" fill="none" stroke="${burst ? '#6b2f22' : 'var(--brew-2)'}" stroke-width="44" stroke-linecap="round" stroke-linejoin="round" opacity=".75"/>
  <g fill="none" stroke="${burst ? '#d99a78' : '#8fc0a8'}" stroke-opacity=".28" stroke-width="1.6" stroke-linecap="round">${ripples()}</g>`
}

/** A space with what it is worth; `large` leaves the points out, for small screens. */
function space({ coins, points, ruby }: Space, i: number, scores: boolean, large: boolean): string {
  const { x, y } = spot(i)
  const ink = scores ? '#2a2019' : '#f2ead2'
  const shield = svg`<path d="M${x - 11} ${y + 3.5}h22v10q-1 5-11 7.5q-10-2.5-11-7.5z" fill="${scores ? '#2a2019' : '#d9c28a'}"/>${text(x, y + 16, points, 13.5, scores ? '#f7e3a1' : '#22180f')}`
  const gem = svg`<g style="--ink:#f3ead6">${use('ruby', x + 7, y - 27, 19)}</g>`
  return svg`<circle cx="${x}" cy="${y}" r="22.5" fill="${scores ? '#f7e3a1' : '#12282b'}" fill-opacity="${scores ? 1 : 0.55}" stroke="${scores ? '#fff3c4' : '#a9cbb8'}" stroke-opacity="${scores ? 1 : 0.55}" stroke-width="${scores ? 2.5 : 1.3}"/>
  ${text(x, large ? y + 8 : y + 0.5, coins, large ? 24 : 20, ink, 'market')}${large ? '' : shield}${ruby ? gem : ''}`
}

/** All spaces but the spoon, none of which scores. */
export function spaces(all: Space[], large: boolean): string {
  return all.slice(0, -1).map((each, i) => space(each, i, false, large)).join('')
}

/** Drawn over the spaces: the one that scores is light and wears a broken ring. */
export function scoringSpace(all: Space[], scoring: number, large: boolean): string {
  const { x, y } = spot(scoring)
  const ring = svg`<circle cx="${x}" cy="${y}" r="29" fill="none" stroke="#f7e3a1" stroke-width="3" stroke-dasharray="9 7"/>`
  const lit = scoring < all.length - 1 ? space(all[scoring]!, scoring, true, large) : ''
  return lit + ring
}

const SPOON = 'M-4-24c26-8 42 4 44 16h104q8 8 0 16H40C38 22 22 34-4 26c-16-6-16-44 0-50'

/** The spoon at the end of the way: only a scoring space. */
export function spoon({ coins, points }: Space, scores: boolean): string {
  const { x, y } = spiral.at(-1)!
  return svg`<g transform="translate(${x} ${y}) rotate(-42)"><path class="ws" transform="translate(4 6)" d="${SPOON}"/><path fill="#c08a4e" d="${SPOON}"/><path class="k" stroke-width="3" style="stroke:#2a2019" d="${SPOON}"/>
  <ellipse cx="8" cy="1" rx="24" ry="22" fill="${scores ? '#f7e3a1' : '#a87238'}" stroke="#2a2019" stroke-width="1.5"/></g>
  ${text(x + 6, y - 1, coins, 19, scores ? '#2a2019' : '#fff4d8', 'market')}${text(x + 6, y + 15, points, 15, scores ? '#2a2019' : '#fff4d8')}`
}

/** The overflow bowl under the spoon, with a word on it. */
export function bowl(word: string): string {
  return svg`<path class="ws" d="M-52 8h112c-6 44-100 44-112 0"/><path fill="#9db4b8" d="M-58 0h116c-4 50-112 50-116 0"/><ellipse rx="58" ry="13" fill="#3a4a4c"/>
  <path class="k" style="stroke:#2a2019" stroke-width="2.6" d="M-58 0c4 50 112 50 116 0"/><ellipse fill="none" stroke="#2a2019" stroke-width="2.6" rx="58" ry="13"/>${text(0, 27, word, 15, '#1b2324')}`
}

/** A small mark at the edge of the space that a chip of this value would reach. */
export function reach(value: number): string {
  return svg`<circle r="25.5" fill="none" stroke="#f2ead2" stroke-opacity=".8" stroke-width="2" stroke-dasharray="5 5"/><g transform="translate(19 -19)"><circle r="10.5" fill="#f2ead2" stroke="#2a2019" stroke-width="1.5"/>${text(0, 5, value, 14, '#2a2019')}</g>`
}

/** The number of a chip that was laid one by one. */
export function disc(number: number): string {
  return svg`<circle cx="17" cy="-17" r="11" fill="#0f6a66" stroke="#f4fbf3" stroke-width="2"/>${text(17, -12, number, 15, '#f4fbf3')}`
}

export function droplet(): string {
  return use('droplet', -17, -20, 34)
}

export function rat(): string {
  return `<g style="--ink:#120e0c">${use('rat', -21, -23, 42)}</g>`
}

/** The flash where the pot burst. */
export function flash(): string {
  return svg`<path fill="#f2b632" stroke="#2a2019" stroke-width="3" d="M0-118l26 62 58-48-16 72 74-8-60 44 58 42-72 2 16 70-58-44-26 68-24-68-60 46 16-72-72-2 58-42-58-44 72 6-16-72 60 48z"/>
  <path fill="#e2622c" d="M0-62l14 34 32-24-10 38 40-2-34 24 32 24-40 0 10 38-32-24-12 36-14-36-32 24 10-38-40 0 32-24-32-26 40 4-10-38 34 24z"/>`
}

/** The pot from afar: iron, brew, rubies. */
export function farPot(all: Space[], burst: boolean): string {
  const gems = all.map(({ ruby }, i) => (ruby ? svg`<circle cx="${spot(i).x}" cy="${spot(i).y}" r="8" fill="var(--ruby)" stroke="#f3ead6" stroke-width="2"/>` : ''))
  return `<circle r="292" fill="var(--pot-edge)"/><circle r="286" fill="var(--iron)"/><circle r="258" fill="${burst ? '#4a1f1a' : 'var(--brew)'}"/>
  <path d="${way}" fill="none" stroke="${burst ? '#6b2f22' : 'var(--brew-2)'}" stroke-width="46" stroke-linecap="round" opacity=".75"/>${gems.join('')}`
}

/** The lid over a pot that is finished, half open so that what is in it can be seen. */
export function lid(): string {
  return `<path fill="#5d5863" fill-opacity=".93" stroke="#17141b" stroke-width="10" d="M-262-40A265 265 0 0 1 262-40C150-80-150-80-262-40z"/><path fill="none" stroke="#8d8894" stroke-width="9" stroke-linecap="round" d="M-196-128C-150-186-84-216-8-222"/><circle cy="-160" r="40" fill="#8b5c37" stroke="#17141b" stroke-width="10"/>`
}

/** The burst from afar: a star with a word. */
export function farBurst(word: string): string {
  return `<path fill="#f2b632" stroke="#2a2019" stroke-width="8" d="M0-170l40 92 82-70-24 98 106-6-86 60 84 62-104 2 22 100-84-62-36 96-34-98-86 66 24-104-104-2 84-60-84-64 104 6-22-98 80 72z"/>${text(0, 22, word, 74, '#7c1220', 'market')}`
}
