// The land behind the farm: far hills, the pasture of the valley, and a village.
import { hash, svg } from './pen'

const line = (d: string, opacity: number, width: number) =>
  svg`<path fill="none" stroke="var(--rule)" stroke-opacity="${opacity}" stroke-width="${width}" d="${d}"/>`

function hills(w: number, h: number): string {
  const far = svg`120C${w * 0.08} 60 ${w * 0.18} 70 ${w * 0.26} 104S${w * 0.44} 60 ${w * 0.56} 86s${w * 0.21} 40 ${w * 0.47}-10`
  const near = svg`c${w * 0.18}-40 ${w * 0.37}-16 ${w * 0.54}-24s${w * 0.32} 20 ${w * 0.5}-10`
  return svg`<path fill="var(--hill-2)" d="M-30 ${far}v${h}H-30z"/>${line(`M0 ${far}`, 0.45, 1.4)}<path fill="var(--hill)" d="M-30 172${near}v${h}H-30z"/>${line(`M0 172${near}`, 0.4, 1.4)}`
}

function grass(w: number, h: number): string {
  return Array.from({ length: Math.round((w * (h - 160)) / 6400) }, (_, i) => {
    return svg`<path d="M${hash(i) * w} ${165 + hash(i + 99) * (h - 185)}l2-7 3 7m2 0l3-6"/>`
  }).join('')
}

/** Hills and pasture down to the foot of the drawing. */
export function land(w: number, h: number): string {
  return svg`<g filter="url(#wobble)">${hills(w, h)}</g><g fill="none" stroke="var(--rule)" stroke-opacity=".28" stroke-width="1.2" stroke-linecap="round">${grass(w, h)}</g>`
}

/** Blades of straw on the ground of a yard. */
export function straw(w: number, h: number): string {
  const blades = Array.from({ length: 40 }, (_, i) => {
    return svg`<path d="M${hash(i + 7) * w} ${16 + hash(i + 40) * (h - 30)}l${5 + hash(i) * 8}-1"/>`
  })
  return svg`<g fill="none" stroke="var(--rule)" stroke-opacity=".28" stroke-width="1.2" stroke-linecap="round">${blades.join('')}</g>`
}

/** Three houses, one of them a church, and two poplars. */
export const village = `<path fill="var(--paper)" d="M0 40h26V20H0zM34 42h18V12H34zM60 42h34V24H60z"/><path fill="#a5482f" d="M-5 21L13 6l18 15zM32 13L43-14l11 27zM55 25l22-14 22 14z"/>
<path class="k" stroke-width="1.6" d="M0 42V20M26 42V20M-5 21L13 6l18 15zM34 42V12M52 42V12M32 13L43-14l11 27zM60 42V24M94 42V24M55 25l22-14 22 14zM43-14v-9M39-19h8M8 42V30h8v12M40 20h6M70 42V32h10v10"/>
<path fill="#6f8f3c" stroke="var(--ink)" stroke-width="1.3" d="M-34 42c-8-10-4-30 2-40 6 10 10 30 2 40zM104 40c-5-8-3-20 1-27 5 7 8 19 2 27z"/>`
