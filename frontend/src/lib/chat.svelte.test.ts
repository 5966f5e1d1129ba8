import { beforeEach, expect, test } from 'vitest'
import { Chat, joined, reading, type ChatLine, type Say } from './chat.svelte'
import { voice } from './announce.svelte'

const line = (no: number, more: Partial<ChatLine> = {}): ChatLine => ({ no, by: 'b', name: 'Joost', seat: 1, text: `line ${no}`, phrase: null, at: no, ...more })
let sent: Say[] = []
const chat = () => new Chat('VINE-27QX', () => 0, (frame) => sent.push(frame), (said) => `${said.name}: ${said.text}`)
const hear = (to: Chat, ...lines: ChatLine[]) => to.hear({ kind: 'said', lines })

beforeEach(() => {
  localStorage.clear()
  sent = []
  reading.aloud = false
})

test('lines that come again after a lost line are there once', () => {
  expect(joined([line(1), line(2)], [line(1), line(2), line(3)]).map((each) => each.no)).toEqual([1, 2, 3])
})

test('who comes for the first time has missed nothing; who comes back has', () => {
  const first = chat()
  hear(first, line(1), line(2))
  expect(first.unread).toBe(0)
  hear(first, line(3))
  expect(first.unread).toBe(1)
  first.seen()
  const again = chat()
  hear(again, line(1), line(2), line(3), line(4))
  expect(again.unread).toBe(1)
})

test('whoever is left out is neither seen nor counted, by this reader only and for good', () => {
  const here = chat()
  hear(here, line(1, { by: 'c' }))
  here.mute('c', true)
  hear(here, line(2, { by: 'c' }), line(3))
  expect(here.lines.map((each) => each.no)).toEqual([3])
  expect(here.unread).toBe(1)
  expect(here.speakers.map((each) => each.by)).toEqual(['c', 'b'])
  expect(chat().isMuted('c')).toBe(true)
  here.mute('c', false)
  expect(here.lines).toHaveLength(3)
})

test('what was not answered is said again with the same id, and a refusal is kept until the next words', () => {
  const here = chat()
  here.say({ text: 'Hello' }, 'one-id-for-it')
  here.resume()
  expect(sent).toEqual(Array(2).fill({ kind: 'say', id: 'one-id-for-it', text: 'Hello' }))
  expect(here.answered('another', null)).toBe(false)
  expect(here.answered('one-id-for-it', 'too_many')).toBe(true)
  expect(here.problem).toBe('too_many')
  here.resume()
  expect(sent).toHaveLength(2)
  here.say({ phrase: 'sorry' }, 'second-id')
  expect(here.problem).toBeNull()
})

test('new lines of others are read aloud only on wish', () => {
  const here = chat()
  hear(here, line(1))
  hear(here, line(2))
  const before = voice.said.length
  reading.aloud = true
  hear(here, line(3), line(4, { seat: 0, name: 'Joost', by: 'b' }))
  expect(voice.said.slice(before).map((each) => each.text)).toEqual(['Joost: line 3', 'Joost: line 4'])
})
