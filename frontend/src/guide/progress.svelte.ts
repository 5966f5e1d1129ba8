// How far the guide has come in a match. This browser remembers it, so that a match that is opened again goes on there.

export interface Progress {
  said: string[]
  /** The reader wants no hints now; they can be called back. */
  off: boolean
  /** The moment at which it said something last, so that a page that is loaded again does not say more there. */
  at?: string
}

type All = { [code: string]: Progress }

const KEY = 'guide'
/** Matches that are remembered; the oldest is forgotten. */
const KEPT = 12

function kept(): All {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as All
  } catch {
    return {}
  }
}

let all = $state.raw<All>(kept())

function keep(code: string, progress: Progress): void {
  const { [code]: _, ...others } = all
  all = Object.fromEntries([...Object.entries(others).slice(1 - KEPT), [code, progress]])
  localStorage.setItem(KEY, JSON.stringify(all))
}

export const guide = {
  /** How far it has come; null where nobody asked for a guide. */
  of(code: string): Progress | null {
    return all[code] ?? null
  },
  /** Whether it speaks in this match. */
  speaks(code: string): boolean {
    return all[code]?.off === false
  },
  /** From the beginning, or where it stopped. */
  start(code: string): void {
    keep(code, { said: all[code]?.said ?? [], off: false })
  },
  stop(code: string): void {
    keep(code, { said: all[code]?.said ?? [], off: true })
  },
  tell(code: string, lesson: string, at: string): void {
    const { said, off } = all[code] ?? { said: [], off: false }
    keep(code, { said: [...new Set([...said, lesson])], off, at })
  },
  again(code: string): void {
    keep(code, { said: [], off: false })
  },
}
