// An ingredient chip, seen from above: colour, picture, rim and number say the same thing four times.
import { svg, text, use } from './pen'

export type ChipColour = 'white' | 'orange' | 'green' | 'blue' | 'red' | 'yellow' | 'purple' | 'black' | 'locoweed'

/** The name of the colour in symbols and style. */
export const short = (colour: ChipColour): string => (colour === 'locoweed' ? 'loco' : colour)

const RIMS: Record<ChipColour, string> = {
  white: '2 3',
  orange: '',
  green: '7 4',
  blue: '14 5',
  red: '1 5',
  yellow: '4 4 12 4',
  purple: '22 7',
  black: '3 2 3 9',
  locoweed: '9 3 2 3',
}
const LETTERS: Record<ChipColour, string> = {
  white: 'W',
  orange: 'O',
  green: 'G',
  blue: 'B',
  red: 'R',
  yellow: 'Y',
  purple: 'P',
  black: 'K',
  locoweed: 'L',
}
const DARK_RIM: ChipColour[] = ['white', 'yellow']
const DARK_LETTER: ChipColour[] = ['white', 'yellow', 'orange', 'green', 'locoweed']
const QUARTERS =
  '<path fill="var(--q-loco2)" d="M0 0L0-23A23 23 0 0 1 23 0ZM0 0L0 23A23 23 0 0 1-23 0Z"/>'

function ground(colour: ChipColour, value: number): string {
  const rim = DARK_RIM.includes(colour) ? '#2a2019' : '#fff6df'
  const double = value > 2 ? '<circle r="16.8" fill="none" stroke="#2a2019" stroke-opacity=".5" stroke-width="1.2"/>' : ''
  return svg`<circle r="23" cx="1.2" cy="2.2" class="ws"/><circle r="24.7" fill="#fff6df"/><circle r="23" fill="var(--q-${short(colour)})"/>${colour === 'locoweed' ? QUARTERS : ''}
  <circle r="19.6" fill="none" stroke="${rim}" stroke-opacity=".65" stroke-width="1.8" stroke-dasharray="${RIMS[colour]}"/>${double}<circle r="23" fill="none" stroke="#2a2019" stroke-width="2"/>${use('q-' + short(colour), -16.5, -18.5, 33)}`
}

/** A chip of radius 25 round the origin; `figure` is written on its disc, a locoweed shows a question mark. */
export function chip(colour: ChipColour, value: number, figure: string = colour === 'locoweed' ? '?' : String(value)): string {
  const disc = svg`<circle cx="13.5" cy="14" r="9.2" fill="#fffaf0" stroke="#2a2019" stroke-width="1.7"/>${text(13.5, 19, figure, 14)}`
  return svg`<g style="--ink:#2a2019">${ground(colour, value)}${figure ? disc : ''}</g>`
}

/** The same from afar: a disc with a letter. */
export function farChip(colour: ChipColour): string {
  const ink = DARK_LETTER.includes(colour) ? '#2a2019' : '#fff'
  return svg`<circle r="29" fill="var(--q-${short(colour)})" stroke="#fff6df" stroke-width="3.5"/>${text(0, 14, LETTERS[colour], 40, ink)}`
}
