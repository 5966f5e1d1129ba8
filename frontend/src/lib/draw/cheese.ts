// The cheese on a cheese card, 100 x 142 units: five shapes, each in the colour of its rind.
import { svg } from './pen'

export type Cheese = 'wheel' | 'drum' | 'wedge' | 'dome' | 'pot'

const SHADE = '<path class="ws" d="M8 58c16-6 50-5 62 1-12 6-50 6-62-1"/>'

const SHAPES: Record<Cheese, (rind: string) => string> = {
  wheel: (rind) => svg`<path class="w" fill="${rind}" d="M14 32c0-18 50-18 50 0v14c0 16-50 16-50 0z"/>
    <path fill="url(#hatch)" d="M48 45c8-2 15-6 16-12v13c0 6-8 10-17 12z"/>
    <path class="k" d="M14 32c0-16 50-16 50 0s-50 16-50 0v15c0 15 50 15 50 0V32"/>
    <path class="t" d="M22 29c6-6 26-7 33-2M20 50l1 4M29 54v4M39 55v4M18 38v5"/>`,
  drum: (rind) => svg`<path class="w" fill="${rind}" d="M19 22c0-12 40-12 40 0v28c0 12-40 12-40 0z"/>
    <path fill="url(#hatch)" d="M46 31c8-2 13-5 13-9v28c0 4-6 7-13 9z"/>
    <path class="k" d="M19 22c0-12 40-12 40 0s-40 12-40 0v28c0 12 40 12 40 0V22"/>
    <path class="t" d="M26 20c6-4 18-5 25-1M24 38l2 5M31 46l3 1M28 31l3 2M38 40l2 4M36 52l4 1"/>`,
  wedge: (rind) => svg`<path class="w" fill="${rind}" d="M8 40L52 14c12 4 18 14 18 22v18L8 56z"/>
    <path class="k" d="M8 40L52 14c12 3 18 14 18 22v18c-20 4-42 4-62 2zM8 40c20 2 42 0 62-4"/>
    <path fill="url(#hatch)" d="M40 39l30-3v18l-30 3z"/>
    <path class="t" d="M20 48c3-3 6 0 4 2s-5 0-4-2M34 46c2-2 6-1 5 2s-6 1-5-2M48 44c3-2 7 0 5 3s-6 0-5-3M58 50c2-1 4 0 3 2"/>`,
  dome: (rind) => svg`<path class="w" fill="${rind}" d="M16 52c0-22 8-36 23-36s23 14 23 36c-10 6-36 6-46 0"/>
    <path fill="url(#hatch)" d="M44 18c12 6 18 20 18 34-4 3-10 4-16 5 4-14 2-28-2-39"/>
    <path class="k" d="M16 52c0-22 8-36 23-36s23 14 23 36c-10 6-36 6-46 0"/>
    <path class="t" d="M26 34c4-8 8-11 13-12M24 46h3M33 40l2 3M42 30l3 3M40 50h4"/>`,
  pot: (rind) => svg`<path class="w" fill="${rind}" d="M16 30h46l-6 26H22z"/>
    <path class="w" fill="#fdfaf1" d="M16 28c4-14 42-14 46 0-8 6-38 6-46 0"/>
    <path fill="url(#hatch)" d="M50 32h12l-6 24H46z"/>
    <path class="k" d="M14 30c8 5 42 5 50 0l-7 26c-8 3-28 3-36 0zM16 28c4-14 42-14 46 0"/>
    <path class="t" d="M24 38l2 10M34 40v10M44 40l-1 10M54 38l-2 9M28 22c6-3 14-4 20-1"/>`,
}

export function cheese(shape: Cheese, rind: string): string {
  return `<g transform="translate(12 38)">${SHADE}${SHAPES[shape](rind)}</g>`
}
