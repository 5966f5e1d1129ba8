// What the guide may say: one thing of the table, explained once.

/** Two sentences each; *stars* make bold. */
export interface Said {
  title: string
  /** What it does. */
  does: string
  /** Why now. */
  now: string
}

export interface Lesson extends Said {
  id: string
  /** It is time to say this. */
  when: boolean
  /** Where the thing lies: selectors, the first that is in sight is taken. */
  at: string[]
  /** Puts the thing into sight, on a page with tabs. */
  open?: () => void
  /** The guide ends with this one. */
  last?: boolean
}

/** The first lesson whose time it is and that was not said yet. */
export function next(lessons: Lesson[], said: string[]): Lesson | null {
  return lessons.find(({ id, when }) => when && !said.includes(id)) ?? null
}
