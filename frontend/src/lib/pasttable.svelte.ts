// The table of a game as it was at the moment that is looked back at: nothing is asked, nothing can be done.

import type { Telling } from './chapters'
import type { Back } from './past.svelte'
import type { Besides, Json, Line, Room, Sealed, Table } from './table'

const NOBODY = () => {}

/** What is there besides, where a match is looked back at. */
class Behind implements Besides {
  constructor(private readonly back: Back) {}

  /** By seat, where all lies open. */
  owns: Json[] | null = $derived.by(() => {
    const { own } = this.back.moment!
    return this.back.eyes === 'all' && own ? Object.values(own) : null
  })

  get sealed(): { [seat: string]: Sealed } {
    return this.back.moment!.sealed
  }
  get log(): Line[] {
    return this.back.story!.log
  }
}

export class PastTable implements Table<Json, Json> {
  readonly prompt = null
  readonly undoable = null
  readonly pending = false
  readonly stale = false
  readonly refusal = null
  readonly choose = NOBODY
  readonly undo = NOBODY
  readonly dismiss = NOBODY
  readonly rematch = NOBODY
  readonly leave = NOBODY
  readonly past: Behind

  constructor(
    private readonly back: Back,
    private readonly telling: () => Telling | null,
    private readonly front: () => number,
  ) {
    this.past = new Behind(back)
  }

  get room(): Room {
    return this.back.story!.room
  }
  get seat(): number | null {
    return this.back.eyes === 'all' ? this.front() : this.back.story!.seat
  }
  get shown(): Json {
    const { shown } = this.back.moment!
    const { owns } = this.past
    return (owns && this.telling()?.opened?.(shown, owns)) ?? shown
  }
  get own(): Json {
    return this.past.owns?.[this.front()] ?? this.back.moment!.own
  }
  log: Line[] = $derived.by(() => this.back.story!.log.slice(0, this.back.moment!.lines))

  get outcome(): Table<Json, Json>['outcome'] {
    return this.back.moment!.outcome
  }
  lookBack(line = 0): void {
    this.back.jump(line)
  }
}
