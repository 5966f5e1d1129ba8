// Looking back on reactive state: which moment lies on the table, with whose eyes, and how fast it goes on.

import { api, type Problem } from './api'
import { find, goOn, nameOf, ofLine, sameTime, type Eyes, type Moment, type Story } from './past'
import { pace } from './pace.svelte'

const STEP = 1400
export const SPEEDS = [0.5, 1, 3, 8]

/** Where to begin: at a moment by its name, or after a line of the log. */
export interface Wish {
  eyes?: string | null
  at?: string | null
  line?: number | string | null
}

export class Back {
  eyes = $state<Eyes | null>(null)
  at = $state(0)
  playing = $state(false)
  speed = $state(1)
  problem = $state.raw<Problem | null>(null)
  story = $state.raw<Story | null>(null)
  /** Whether more is on its way. */
  loading = $state(true)
  #stories = new Map<string, Story>()
  #asked = ''

  constructor(
    readonly code: string,
    private readonly wish: Wish,
  ) {
    void this.#load(wish.eyes ?? '', (story, whole) => this.#wanted(story, whole))
  }

  get moments(): Moment[] {
    return this.story?.moments ?? []
  }
  get moment(): Moment | null {
    return this.moments[this.at] ?? null
  }
  get last(): number {
    return Math.max(0, this.moments.length - 1)
  }
  get over(): boolean {
    return this.story !== null && this.story.room.status !== 'running'
  }
  /** The address of what lies on the table now. */
  get name(): string {
    return this.moment ? nameOf(this.moments, this.at) : ''
  }

  go(to: number): void {
    this.at = Math.max(0, Math.min(this.last, to))
  }

  step(by: number): void {
    this.playing = false
    this.go(this.at + by)
  }

  jump(line: number): void {
    this.playing = false
    this.go(ofLine(this.moments, line))
  }

  play(): void {
    if (!this.playing && this.at === this.last) this.at = 0
    this.playing = !this.playing
  }

  /** Goes on by itself while it plays; to be called in an effect. */
  run(): (() => void) | undefined {
    pace.speed = this.speed
    const { at, last, loading } = this
    if (!this.playing) return
    if (at >= last && !loading) {
      this.playing = false
      return
    }
    const next = setTimeout(() => this.go(at + 1), STEP / this.speed)
    return () => clearTimeout(next)
  }

  see(eyes: Eyes): void {
    const then = this.moment
    if (eyes === this.eyes || !then) return
    const kept = this.#stories.get(String(eyes))
    this.#asked = String(eyes)
    if (kept) this.#show(eyes, kept, sameTime(kept.moments, then))
    else void this.#load(String(eyes), (story, whole) => (whole ? sameTime(story.moments, then) : null))
  }

  #show(eyes: Eyes, story: Story, at: number): void {
    this.eyes = eyes
    this.story = story
    this.at = at
  }

  /** Where to begin, once so much is loaded. */
  #wanted({ moments }: Story, whole: boolean): number | null {
    const { at } = this.wish
    const line = Number(this.wish.line ?? -1)
    if (line >= 0) return whole || moments.at(-1)!.lines > line ? ofLine(moments, line) : null
    if (!at) return 0
    return whole || moments.at(-1)!.publicNo > Number.parseInt(at, 10) ? find(moments, at) : null
  }

  async #load(eyes: string, place: (story: Story, whole: boolean) => number | null): Promise<void> {
    this.#asked = eyes
    this.loading = true
    let story: Story | null = null
    let placed = false
    for (let more = true; more; ) {
      const answer = await api.past(this.code, eyes, story?.moments.at(-1))
      if (this.#asked !== eyes) return
      if (!answer.ok) {
        // Whoever has a link to what others saw sees it with their own eyes as long as the match runs.
        if (answer.problem.code === 'not_over') return this.#load('', place)
        this.problem = answer.problem
        this.loading = false
        return
      }
      story = goOn(story, answer.value)
      more = answer.value.more
      const at = placed ? this.at : place(story, !more)
      if (at !== null) {
        placed = true
        this.#show(answer.value.eyes, story, at)
      }
    }
    if (story) this.#stories.set(String(this.eyes), story)
    this.loading = false
  }
}
