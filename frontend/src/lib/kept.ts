// What this browser keeps between visits; a browser that keeps nothing for pages forgets it.

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps it, or forgets it where there is nothing to keep. */
export function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // a full or closed store loses a convenience, and nothing else
  }
}
