import { fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync, tick } from 'svelte'
import { beforeEach, expect, test } from 'vitest'
import { room } from '../fakes/rooms'
import Prompt from './Prompt.svelte'
import type { Json, Move, Table, Undo } from './table'

const few: Move[] = [{ kind: 'draw' }, { kind: 'stop' }, { kind: 'withdraw' }]
const many: Move[] = [
  ...Array.from({ length: 7 }, (_, house) => ({ kind: 'send', house })),
  ...Array.from({ length: 5 }, (_, slot) => ({ kind: 'target', slot })),
  { kind: 'end_turn' },
]

class Desk implements Table<Json, Json> {
  room = room({ status: 'running' })
  seat = 0
  shown = null
  own = null
  log = []
  outcome = null
  stale = false
  refusal = null
  undoable: Undo | null = $state(null)
  undone = 0
  chosen: Move[] = []
  pending = $state(false)
  no = $state(1)
  moves = $state.raw(few)
  get prompt() {
    return { no: this.no, ask: 'brew', about: {}, moves: this.moves, owes: true, chosen: null, why: {} }
  }
  choose(move: Move): void {
    this.chosen.push(move)
  }
  undo(): void {
    this.undone++
  }
  dismiss(): void {}
  rematch(): void {}
  leave(): void {}
}

let table: Desk
beforeEach(() => {
  table = new Desk()
})

const names = (): string[] => screen.getAllByRole('button').map((button) => button.textContent!.trim())
const press = (key: string, target: Element | Window = window) => fireEvent.keyDown(target, { key })

test('every offered move can be reached and chosen, few or many', async () => {
  for (const moves of [few, many]) {
    table.moves = moves
    table.chosen = []
    const { unmount } = render(Prompt, { table, open: true, everywhere: true })
    for (const group of screen.getAllByRole('button').map((_, i) => i)) {
      const before = table.chosen.length
      await fireEvent.click(screen.getAllByRole('button')[group]!)
      if (table.chosen.length > before) continue
      const inside = screen.getAllByRole('button').length - 1
      for (let i = 1; i <= inside; i++) await fireEvent.click(screen.getAllByRole('button')[i]!)
      await press('Escape')
    }
    expect(table.chosen).toEqual(moves)
    unmount()
  }
})

test('moves are said in the game’s words, else in the house’s, else plainly', () => {
  table.moves = [...few, { kind: 'send', house: 2 }]
  render(Prompt, { table, open: true, say: (move: Move) => (move.kind === 'draw' ? 'Draw another' : null) })
  expect(names().map((name) => name.replace(/^\d\s*/, ''))).toEqual(['Draw another', 'stop', 'Take it back', 'send: house 2'])
})

test('digits choose while it is open, and mean nothing in a field or while a move is under way', async () => {
  const { unmount } = render(Prompt, { table, open: true, everywhere: true })
  await press('2')
  expect(table.chosen).toEqual([few[1]])
  const field = document.body.appendChild(document.createElement('input'))
  await press('1', field)
  field.remove()
  table.pending = true
  await press('1')
  await press('9')
  expect(table.chosen).toHaveLength(1)
  unmount()
  table.pending = false
  render(Prompt, { table, everywhere: true })
  await press('1')
  expect(table.chosen).toHaveLength(1)
})

test('beside a page with keys of its own, digits choose only inside the list, and the page does not hear them', async () => {
  const heard: string[] = []
  const listen = (event: KeyboardEvent): unknown => heard.push(event.key)
  window.addEventListener('keydown', listen)
  render(Prompt, { table, open: true })
  await press('2', document.body)
  await press('1', screen.getAllByRole('button')[0]!)
  await press('l', screen.getAllByRole('button')[0]!)
  window.removeEventListener('keydown', listen)
  expect([table.chosen, heard]).toEqual([[few[0]], ['2', 'l']])
})

test('focus that was on an answer goes to the first answer of the next question, other focus stays', async () => {
  render(Prompt, { table, open: true })
  screen.getAllByRole('button')[1]!.focus()
  table.moves = [{ kind: 'peek' }, ...few]
  table.no = 2
  flushSync()
  await tick()
  expect(document.activeElement!.textContent).toContain('peek')
  const elsewhere = document.body.appendChild(document.createElement('button'))
  elsewhere.focus()
  table.no = 3
  flushSync()
  await tick()
  expect(document.activeElement).toBe(elsewhere)
  elsewhere.remove()
})

test('without a question it says so', () => {
  table.moves = []
  render(Prompt, { table, open: true })
  expect(screen.getByText('Nothing is asked of you now.')).toBeTruthy()
})

test('the last move can be taken back where that is so, and otherwise the reason is said', async () => {
  table.undoable = 'nothing'
  render(Prompt, { table, open: true })
  const back = () => screen.getByRole('button', { name: /^Take my last move back/ })
  await fireEvent.click(back())
  expect(table.undone).toBe(0)
  expect(back().getAttribute('aria-disabled')).toBe('true')
  table.undoable = 'chance'
  await tick()
  expect(back().textContent).toContain('Chance has spoken')
  table.undoable = 7
  await tick()
  await fireEvent.click(back())
  expect(table.undone).toBe(1)
})
