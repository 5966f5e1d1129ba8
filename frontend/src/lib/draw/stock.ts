// What stands at the foot of a vault, 100 x 70 units: casks under a wine, rounds on a board under a cheese.
import { svg } from './pen'

const LINE = 'fill="none" stroke="#d9b98a" stroke-opacity=".62" stroke-width="1.3" stroke-linecap="round"'
const BOARD = `<path fill="#4b382d" d="M8 58h84v7H8z"/><path ${LINE} d="M8 58h84M8 65h84M18 61h16M52 62h22"/>`

function cask(x: number, y: number, r: number): string {
  return svg`<circle cx="${x}" cy="${y}" r="${r}" fill="#5b4030"/><circle cx="${x}" cy="${y}" r="${r}" ${LINE}/><circle cx="${x}" cy="${y}" r="${r - 4}" ${LINE}/><path ${LINE} d="M${x - r * 0.4} ${y - r * 0.62}v${r * 1.24}M${x} ${y - r * 0.75}v${r * 1.5}M${x + r * 0.4} ${y - r * 0.62}v${r * 1.24}"/><circle cx="${x}" cy="${y + r * 0.36}" r="2.4" fill="#20150f" stroke="#d9b98a" stroke-opacity=".62"/>`
}

function round(x: number, y: number, w: number): string {
  return svg`<path fill="#6d5632" d="M${x - w} ${y}c0-9 ${2 * w}-9 ${2 * w} 0v9c0 9 ${-2 * w} 9 ${-2 * w} 0z"/><path ${LINE} d="M${x - w} ${y}c0-9 ${2 * w}-9 ${2 * w} 0s${-2 * w} 9 ${-2 * w} 0v9c0 9 ${2 * w} 9 ${2 * w} 0v-9"/>`
}

export function stock(good: 'wine' | 'cheese' | null): string {
  if (good === 'wine') return BOARD + cask(30, 40, 18) + cask(68, 40, 18)
  if (good === 'cheese') return BOARD + round(31, 47, 17) + round(68, 47, 17) + round(49, 32, 16)
  return BOARD
}
