// The matches of whoever sits behind this browser, asked for while somebody wants to know.

import { api, type MyMatch } from './api'
import { guest } from './guest.svelte'

const EVERY = 20_000

let found = $state.raw<MyMatch[] | null>(null)
let watching = 0
let timer: ReturnType<typeof setInterval> | undefined

export const mine = {
  /** All of them, those that wait first; null until the server has said. */
  get all(): MyMatch[] | null {
    return found
  },
  get running(): MyMatch[] {
    return (found ?? []).filter((one) => one.status === 'running' || one.status === 'lobby')
  },
  get past(): MyMatch[] {
    return (found ?? []).filter((one) => one.status === 'finished' || one.status === 'aborted')
  },
}

export async function look(): Promise<void> {
  if (guest.name === null) return
  const answer = await api.mine()
  if (answer.ok) found = answer.value
}

/** Looks now, from time to time, and whenever somebody comes back to the page; gives the way to stop. */
export function watch(): () => void {
  void look()
  if (watching++ === 0) {
    timer = setInterval(() => void look(), EVERY)
    window.addEventListener('focus', look)
  }
  return () => {
    if (--watching > 0) return
    clearInterval(timer)
    window.removeEventListener('focus', look)
  }
}
