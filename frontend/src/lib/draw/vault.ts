// The arch of a cellar vault, 100 x 220 units, stretched to its place; a closed one has a door of planks.

const STONES =
  'M0 78h7M0 108h7M0 138h7M0 168h7M0 198h7M93 78h7M93 108h7M93 138h7M93 168h7M93 198h7M3 40l8 4M16 17l6 7M36 3l3 8M64 3l-3 8M84 17l-6 7M97 40l-8 4'
const DOOR =
  '<path class="k" stroke-width="1.5" d="M24 220V24M41 220V11M59 220V11M76 220V24"/><path fill="#3b3a3c" d="M8 70h84v12H8zM8 168h84v12H8z"/>'
const GLEAM =
  '<path d="M20 60C24 38 36 26 50 24" stroke="#f3e4c6" stroke-opacity=".25" fill="none" stroke-width="1.5"/>'

export function vault(closed: boolean): string {
  return `<path fill="var(--stone)" d="M0 220V50C4 14 28 0 50 0s46 14 50 50v170z"/><path fill="${closed ? '#6e4a2c' : '#20150f'}" d="M7 220V54C10 24 30 9 50 9s40 15 43 45v166z"/>
<path class="t" opacity=".8" d="${STONES}"/><path class="k" stroke-width="1.6" d="M7 220V54C10 24 30 9 50 9s40 15 43 45v166"/>${closed ? DOOR : GLEAM}`
}
