// A worker is told by the hat; coat and bench have its colour.
import { svg, use } from './pen'

export type Hat = 'red' | 'blue' | 'green' | 'yellow' | 'purple'

/** Head and shoulders in a square of 48 units, the hat a little above it. */
export function worker(hat: Hat): string {
  return svg`<g class="hat-${hat}"><ellipse cx="24" cy="47" rx="20" ry="4.8" class="ws"/>${use('worker', 0, 0, 48)}${use('h-' + hat, 2.4, -7.7, 43, 27)}</g>`
}

/** On the bench before the house, 44 x 40 units. */
export function seated(hat: Hat): string {
  return svg`<g class="hat-${hat}">${use('worker', 8, 0, 28)}${use('h-' + hat, 9.4, -4.5, 25, 15.7)}${use('bench', 0, 22, 44, 18)}</g>`
}
