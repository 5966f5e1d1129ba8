// A thing on a track that goes space by space to where it belongs, however far away that is.
import { untrack } from 'svelte'
import { pace } from './pace.svelte'

const HOP = 110
/** Who has farther to go takes all of it at once. */
const FARTHEST = 24

export class Hops {
  at = $state(0)

  /** Made while a component is made: it follows `belongs` as long as that lives. */
  constructor(belongs: () => number) {
    this.at = untrack(belongs)
    $effect(() => {
      const way = belongs() - this.at
      if (!way) return
      const wait = Math.abs(way) > FARTHEST ? 0 : pace.ms(HOP)
      if (!wait) {
        this.at = belongs()
        return
      }
      const next = setTimeout(() => (this.at += Math.sign(way)), wait)
      return () => clearTimeout(next)
    })
  }
}
