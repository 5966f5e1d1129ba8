// The bottle on a wine card, 100 x 142 units: the glass and the label tell the wine.
import { svg } from './pen'

export type Wine = 'white' | 'red' | 'rose' | 'cremant'

const GLASS: Record<Wine, [glass: string, label: string]> = {
  white: ['#9fae52', '#dcd98a'],
  red: ['#4d6038', '#7c1f37'],
  rose: ['#e9b7a8', '#e58f84'],
  cremant: ['#4d6038', '#c9b04a'],
}

const BODY = 'M14 2v17c-7 5-9 9-9 15v28c0 3 2 5 4 5h20c2 0 4-2 4-5V34c0-6-2-10-9-15V2z'

export function bottle(wine: Wine): string {
  const [glass, label] = GLASS[wine]
  const cap = wine === 'cremant' ? ['#d9b13f', 'M13 0h12v21H13z'] : [label, 'M14 2h10v9H14z']
  return svg`<g transform="translate(31 33)">
  <path class="ws" d="M2 66c10-3 34-3 44 1-8 5-36 5-44-1"/>
  <path class="w" fill="${glass}" d="${BODY}"/><path class="w" fill="${cap[0]!}" d="${cap[1]!}"/>
  <path fill="url(#hatch)" d="M26 21c6 4 7 8 7 13v28c0 3-2 5-4 5h-6z"/>
  <path class="k" d="${BODY}M14 11h10"/>
  <path class="wp" d="M6 37h26v21H6z"/><path class="t" d="M6 37c9-1 18 1 26 0v21c-9 1-18-1-26 0z"/>
  <path class="w" fill="${label}" d="M13 42h12l-2 8h-8z"/><path class="t" d="M12 54h14M9 28l3-5"/></g>`
}
