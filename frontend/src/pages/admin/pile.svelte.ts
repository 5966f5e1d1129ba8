// The pile of reports: those that nobody has dealt with yet, and all of the match that lies open.

import type { Doors, Report } from './rest'

export class Pile {
  /** Newest first. */
  open = $state.raw<Report[]>([])
  /** How many there are; not all need be listed. */
  total = $state(0)
  here = $state.raw<Report[]>([])
  readonly #doors: Doors

  constructor(doors: Doors) {
    this.#doors = doors
  }

  async look(code: string | null): Promise<void> {
    const [open, here] = await Promise.all([this.#doors.reports({ open: 'true' }), code ? this.#doors.reports({ code }) : null])
    if (open.ok) [this.open, this.total] = [open.value.reports, open.value.total]
    if (here?.ok) this.here = here.value.reports
  }
}
