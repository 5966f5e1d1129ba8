// What time it is for whatever counts down on the page; it only ticks while somebody asks.

import { createSubscriber } from 'svelte/reactivity'

const TICK = 250

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, TICK)
  return () => clearInterval(timer)
})

/** The time of this browser, ticking. */
export function ticking(): number {
  subscribe()
  return Date.now()
}
