// A match on the scales, on reactive state: what was seen of it, how far the weighing is, and what was found.

import { api, type Problem } from '../../lib/api'
import { goOn, type Story } from '../../lib/past'
import type { Weighed } from './found'

const LOOK = 1500

export class Scales {
  story = $state.raw<Story | null>(null)
  found = $state.raw<Weighed | null>(null)
  share = $state<number | null>(null)
  problem = $state.raw<Problem | null>(null)
  /** Whose decisions are read first: the viewer's own, where they had a seat. */
  own = $state<number | null>(null)

  constructor(readonly code: string) {
    void this.#read()
    void this.weigh()
  }

  /** Has it weighed; whoever asked before, it is the same answer. */
  async weigh(): Promise<void> {
    this.problem = null
    this.#take(await api.weigh(this.code))
  }

  /** Looks again after a while, as long as it is weighed; to be called in an effect. */
  watch(): (() => void) | undefined {
    if (this.found || this.problem || this.share === null) return
    const later = setInterval(async () => {
      const answer = await api.weighing(this.code)
      // Who weighed it may have gone: then it is asked for once more.
      if (answer.ok && answer.value.share === null) void this.weigh()
      else if (answer.ok || answer.problem.code !== 'offline') this.#take(answer)
    }, LOOK)
    return () => clearInterval(later)
  }

  #take(answer: Awaited<ReturnType<typeof api.weigh>>): void {
    if (!answer.ok) {
      this.problem = answer.problem
      return
    }
    this.share = answer.value.share
    this.found = answer.value.found
  }

  /** Everything lies open, and is told so; first only, whether the reader had a seat. */
  async #read(): Promise<void> {
    const mine = await api.past(this.code, '')
    if (mine.ok && typeof mine.value.eyes === 'number') this.own = mine.value.eyes
    let story: Story | null = null
    for (let more = true; more; ) {
      const answer = await api.past(this.code, 'all', story?.moments.at(-1))
      if (!answer.ok) {
        this.problem = answer.problem
        return
      }
      story = goOn(story, answer.value)
      more = answer.value.more
    }
    this.story = story
  }
}
