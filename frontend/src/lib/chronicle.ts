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
  /** In words, bold between stars; within a line, what was told before it need not be said again. */
  clause(told: T, before: T | undefined): string
  heading(told: T): boolean
  /** Whether it still belongs to what was told before it. */
  follows(told: T, before: T | undefined): boolean
  /** What goes without saying. */
  silent?(told: T, next: T | undefined): boolean
}

/** The parts of a line are parted by semicolons. */
export function chronicle<T extends { kind: string }>(log: T[], { clause, heading, follows, silent }: Manner<T>): Entry<T>[] {
  const entries: Entry<T>[] = []
  log.forEach((told, i) => {
    if (silent?.(told, log[i + 1])) return
    const last = entries.at(-1)
    if (last && follows(told, log[i - 1])) {
      last.text += `; ${clause(told, log[i - 1])}`
      last.line.push(told)
      last.to = i
    } else {
      const seat = 'seat' in told ? (told.seat as number) : null
      entries.push({ seat, heading: heading(told), text: clause(told, log[i - 1]), line: [told], from: i, to: i })
    }
  })
  return entries
}
