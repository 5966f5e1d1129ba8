// The log of a match in lines: what belongs together is one.

/** One line of the log, of one thing told or of several. */
export interface Entry<T> {
  /** Whose doing it was; null for the table's own. */
  seat: number | null
  heading: boolean
  /** Bold between stars. */
  text: string
  /** From which line of the log to which. */
  from: number
  to: number
  /** What it is made of. */
  line: T[]
}

/** How a game tells its log. */
export interface Manner<T> {
  /** In words, bold between stars; within a line, what was told before it need not be said again, and what came of it is told next. */
  clause(told: T, before: T | undefined, next: T | undefined): string
  heading(told: T): boolean
  /** Whether it still belongs to what was told before it. */
  follows(told: T, before: T | undefined): boolean
  /** What goes without saying. */
  silent?(told: T, next: T | undefined): boolean
}

/**
 * The parts of a line are parted by semicolons. Where a match is looked back at, `now` things have been told: their last line
 * says what it said then, and what comes later begins another.
 */
export function chronicle<T extends { kind: string }>(log: T[], { clause, heading, follows, silent }: Manner<T>, now = log.length): Entry<T>[] {
  const entries: Entry<T>[] = []
  log.forEach((told, i) => {
    const next = i + 1 === now ? undefined : log[i + 1]
    if (silent?.(told, next)) return
    const last = entries.at(-1)
    if (last && (i < now || last.from >= now) && follows(told, log[i - 1])) {
      last.text += `; ${clause(told, log[i - 1], next)}`
      last.line.push(told)
      last.to = i
    } else {
      const seat = 'seat' in told ? (told.seat as number) : null
      entries.push({ seat, heading: heading(told), text: clause(told, log[i - 1], next), line: [told], from: i, to: i })
    }
  })
  return entries
}
