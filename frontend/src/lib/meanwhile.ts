// What was missed, short enough to be read at a glance.

export const LINES = 3

/** All of it, or how much there was and the last of it. */
export function meanwhile(lines: string[], more: (n: number) => string): string[] {
  return lines.length <= LINES ? lines : [more(lines.length), ...lines.slice(1 - LINES)]
}
