// The keys of the whole table: numbers answer the prompt, Escape steps back and goes to the prompt, H changes the house, V
// shows the table from the other side to whoever looks on, L opens the log, a question mark reads the card or house in
// focus, or else the rules of the question.
import { shelf } from '../../rules/shelf.svelte'
import type { Desk } from './desk.svelte'

const WRITING = 'input, textarea, select, dialog'

/** Whether the key was meant for the table. */
export function keys(event: KeyboardEvent, desk: Desk, answer: (number: number) => boolean): boolean {
  const at = event.target instanceof Element ? event.target : null
  if (event.ctrlKey || event.metaKey || event.altKey || at?.closest(WRITING)) return false
  if (/^[1-9]$/.test(event.key)) return desk.drawer !== 'plain' && answer(Number(event.key))
  switch (event.key) {
    case 'Escape':
      desk.escape()
      return true
    case 'h':
      return press(desk, 'other')
    case 'v':
      return desk.cross()
    case 'l':
      desk.toggleLog()
      return true
    case '?':
      return read(desk, at)
    default:
      return false
  }
}

function press(desk: Desk, key: string): boolean {
  const choice = desk.asking?.choices.find((each) => each.key === key)
  if (choice) desk.press(choice)
  return choice !== undefined
}

function read(desk: Desk, at: Element | null): boolean {
  if (!desk.read(at)) shelf.at('wine_cheese', desk.heading)
  return true
}
