// Whether this browser plays in words: the command line then opens at every table, until it is closed.

const KEY = 'words'
const WRITING = 'input:not([type=checkbox]), textarea, select, dialog'

let open = $state(localStorage.getItem(KEY) === 'on')
/** Where focus was before, to go back to. */
let before: Element | null = null

export const inWords = {
  get open(): boolean {
    return open
  },
  set open(next: boolean) {
    if (next && !open) before = document.activeElement
    open = next
    localStorage.setItem(KEY, next ? 'on' : 'off')
    if (!next && before instanceof HTMLElement && before.isConnected) before.focus()
  },
}

/** Opens the line, unless somebody writes; true if this key does. */
export function opensLine(event: KeyboardEvent): boolean {
  const at = event.target instanceof Element ? event.target : null
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || at?.closest(WRITING)) return false
  inWords.open = true
  document.querySelector<HTMLElement>('.line input')?.focus()
  return true
}
