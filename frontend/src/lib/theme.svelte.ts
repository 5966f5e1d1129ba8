// Daylight or lamplight: what the system prefers until somebody says otherwise, then what was said.

export type Theme = 'light' | 'dark'

const KEY = 'theme'

function first(): Theme {
  const kept = localStorage.getItem(KEY)
  if (kept === 'light' || kept === 'dark') return kept
  return window.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

let now = $state<Theme>(first())

export const theme = {
  get now(): Theme {
    return now
  },
  set now(next: Theme) {
    now = next
    localStorage.setItem(KEY, next)
  },
  swap(): void {
    theme.now = now === 'light' ? 'dark' : 'light'
  },
}
