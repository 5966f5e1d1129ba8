// How fast things move on the table, as this browser was told. Who prefers no motion gets none, and what nobody looks at
// lies as it is.
import { prefersReducedMotion } from 'svelte/motion'

const FACTORS = { slow: 1.8, normal: 1, fast: 0.45, off: 0 }
export type Pace = keyof typeof FACTORS
export const PACES = Object.keys(FACTORS) as Pace[]

const KEY = 'pace'

function kept(): Pace {
  const said = localStorage.getItem(KEY) as Pace | null
  return said && PACES.includes(said) ? said : 'normal'
}

let now = $state<Pace>(kept())
let speed = $state(1)

export const pace = {
  get now(): Pace {
    return now
  },
  set now(next: Pace) {
    now = next
    localStorage.setItem(KEY, next)
  },
  /** So many times as fast as usual, where a match is looked back at. */
  set speed(times: number) {
    speed = times
  },
  /** What every duration is multiplied by; 0 where nothing travels. */
  get factor(): number {
    return prefersReducedMotion.current ? 0 : FACTORS[now] / speed
  },
  /** So many milliseconds at this pace. */
  ms(usual: number): number {
    return document.hidden ? 0 : usual * pace.factor
  },
}
