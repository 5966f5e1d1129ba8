// A pair of scales: the pan that hangs higher is the one that counts.
import { svg, text, use } from './pen'

const REACH = 104
const MOST = 15
/** At such a difference it leans half as far as it can. */
const HALF = 8

/** How far the beam leans, in degrees: to the right where the right pan is heavier, and farther the more it is. */
export function lean(left: number, right: number): number {
  const more = right - left
  return (MOST * more) / (HALF + Math.abs(more))
}

function pan(x: number, y: number, symbol: string, weight: number): string {
  return svg`<g transform="translate(${x} ${y})"><path class="t" stroke-width="1.8" d="M0 0L-46 92M0 0L46 92M0 0v92"/><path fill="#c9a14a" d="M-58 92h116c-8 30-108 30-116 0"/><path class="k" d="M-58 92h116c-8 30-108 30-116 0z"/>${use(symbol, -28, 34, 56)}<circle cy="126" r="19" fill="#faf3e3" stroke="#2a2019" stroke-width="2.4"/>${text(0, 134, weight, 22)}</g>`
}

/** Cheese on the left, wine on the right, their figures below the pans, so that what lies there is seen whole; viewBox -170 -22 340 264. */
export function scales(cheese: number, wine: number): string {
  const angle = (lean(cheese, wine) * Math.PI) / 180
  const dx = REACH * Math.cos(angle)
  const dy = REACH * Math.sin(angle)
  const post = 'M-8-6v220M8-6v220M-62 214h124l12 22H-74z'
  return svg`<path fill="#8b5c37" d="M-8-6h16v220H-8zM-62 214h124l12 22H-74z"/><path class="k" stroke-width="2.6" d="${post}"/><path class="k" stroke-width="7" d="M${-dx} ${-dy}L${dx} ${dy}"/><circle r="13" fill="#c9a14a" stroke="#2a2019" stroke-width="2.6"/>${pan(-dx, -dy, 'm-cheese', cheese)}${pan(dx, dy, 'm-wine', wine)}`
}
