// What lies on the desk of the back room: the list, the match that is open, and the entry that is looked at.
// It is asked for anew while somebody looks at the page; what is the same stays the same, so that nothing moves under a hand.

import { api, type Answer, type Problem } from '../../lib/api'
import type { Room } from '../../lib/table'
import { numbers, type Numbers } from './numbers'
import type { Act } from './acts'
import { Pile } from './pile.svelte'
import { Doors, type Entry, type Line, type MatchRow, type MatchView, type Report, type View } from './rest'
import { isLate, merged, searches, steady, type Filter } from './rows'
import { placeOf } from './timeline'

const EVERY = 4000
const LOCKED = ['wrong_token', 'not_admin']

export class Desk {
  rows = $state.raw<MatchRow[] | null>(null)
  total = $state(0)
  numbers = $state.raw<Numbers | null>(null)
  match = $state.raw<MatchView | null>(null)
  /** The room as it is now, with who is there. */
  room = $state.raw<Room | null>(null)
  /** Who is connected to it. */
  lines = $state.raw<Line[]>([])
  views = $state.raw<(View | null)[]>([])
  /** The entry whose views these are. */
  viewed = $state<number | null>(null)
  /** Why there is no list, or no match. */
  problem = $state.raw<Problem | null>(null)
  missing = $state.raw<Problem | null>(null)
  /** A hand is on the rows: they must not run away from it. */
  held = false
  /** The chosen entry; null: always the last. */
  chosen = $state<number | null>(null)
  filter = $state<Filter>('running')
  sought = $state('')
  /** The reports lie on the desk instead of the list. */
  piled = $state(false)
  readonly pile: Pile
  readonly #doors: Doors
  readonly #onlocked: () => void
  #code: string | null = null
  /** The moment that a report is about, until its match is open. */
  #wanted: Report | null = null
  #seeing = false

  constructor(token: string, onlocked: () => void) {
    this.#doors = new Doors(token)
    this.pile = new Pile(this.#doors)
    this.#onlocked = onlocked
  }

  get entries(): Entry[] {
    return this.match?.entries ?? []
  }

  get last(): number {
    return this.match?.seq ?? 0
  }

  /** The number of the entry that is looked at. */
  get at(): number {
    return this.chosen ?? this.last
  }

  get entry(): Entry | undefined {
    return this.entries[placeOf(this.entries, this.at)]
  }

  /** Goes on until it is stopped; a page that nobody looks at asks for nothing. */
  run(): () => void {
    const look = (): void => void (document.hidden || this.look())
    const timer = setInterval(look, EVERY)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }

  async look(): Promise<void> {
    await Promise.all([this.list(), this.count(), this.pile.look(this.#code), this.#follow()])
  }

  async list(): Promise<void> {
    const { sought, filter } = this
    const found = await Promise.all(searches(sought, filter).map((wanted) => this.#doors.matches(wanted)))
    // Somebody has written on meanwhile: the answer to that comes, too.
    if (sought !== this.sought || filter !== this.filter) return
    const lists = found.flatMap((answer) => (answer.ok ? [answer.value] : []))
    this.problem = found.map((answer) => this.#trouble(answer)).find((problem) => problem !== null) ?? null
    if (this.problem) return
    const all = merged(lists.map((list) => list.matches))
    const next = filter === 'late' ? all.filter((row) => isLate(row, Date.now())) : all
    this.rows = this.held && this.rows ? steady(next, this.rows) : next
    this.total = lists.length > 1 || filter === 'late' ? next.length : lists[0]!.total
  }

  async count(): Promise<void> {
    this.numbers = numbers(await this.#doors.numbers(), Date.now())
  }

  async open(code: string | null): Promise<void> {
    if (code === this.#code) return
    this.#code = code
    this.match = this.room = this.viewed = this.missing = null
    this.views = this.lines = this.pile.here = []
    this.chosen = this.#wanted?.code === code ? this.#wanted.seq : null
    this.#wanted = null
    if (code) await Promise.all([this.#load(code), this.pile.look(code)])
  }

  /** Its match will be opened, or lies open, at the entry after which this was seen. */
  point(report: Report): void {
    if (report.code !== this.#code) this.#wanted = report
    else if (report.seq !== null) void this.choose(report.seq)
  }

  async choose(seq: number): Promise<void> {
    this.chosen = seq === this.last ? null : seq
    await this.#see()
  }

  async act(act: Act, reason: string): Promise<Problem | null> {
    const code = this.#code
    if (!code) return null
    const answer = await this.#doors.act(code, act, reason)
    if (!answer.ok) return answer.problem
    if (act.kind === 'close') return (await this.pile.look(code), null)
    this.chosen = null
    await Promise.all([this.#load(code), this.list()])
    return null
  }

  /** A long log is fetched again only where the list does not say that nothing was added. */
  async #follow(): Promise<void> {
    const code = this.#code
    if (!code) return
    const row = this.rows?.find((one) => one.code === code)
    if (!this.match || !row || row.seq !== this.match.seq || row.status !== this.match.room.status) await this.#load(code)
    else await this.#present(code)
  }

  async #load(code: string): Promise<void> {
    const [answer] = await Promise.all([this.#doors.match(code), this.#present(code)])
    if (code !== this.#code) return
    this.missing = this.#trouble(answer)
    if (!answer.ok) return
    this.match = answer.value
    await this.#see()
  }

  async #present(code: string): Promise<void> {
    const [room, lines] = await Promise.all([api.room(code), this.#doors.lines(code)])
    if (code !== this.#code) return
    if (room.ok) this.room = room.value
    if (lines.ok) this.lines = lines.value
  }

  /** One view at a time is asked for: a key that is held down leads through many entries. */
  async #see(): Promise<void> {
    if (this.#seeing) return
    this.#seeing = true
    while (this.match && this.match.seq !== null && this.viewed !== this.at) await this.#look(this.match, this.at)
    this.#seeing = false
  }

  async #look({ room }: MatchView, at: number): Promise<void> {
    const eyes = [...room.seats.map(({ seat }) => seat), null]
    const seen = await Promise.all(eyes.map((seat) => this.#doors.view(room.code, seat, at)))
    if (room.code !== this.#code) return
    this.views = seen.map((answer) => (answer.ok ? answer.value : null))
    this.viewed = at
  }

  #trouble(answer: Answer<unknown>): Problem | null {
    if (answer.ok) return null
    if (LOCKED.includes(answer.problem.code)) this.#onlocked()
    return answer.problem
  }
}
