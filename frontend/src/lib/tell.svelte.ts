// Telling somebody who looks elsewhere that a match waits for them: only where they asked for it, and never twice for
// the same question.

import { gameOf } from '../games'
import type { MyMatch } from './api'
import { keep, kept } from './kept'
import { go } from './route.svelte'
import { language } from './words.svelte'

const KEY = 'tell-after'
/** Seconds without a touch or a key after which one is told. */
export const AFTER = [0, 60, 300]

function chosen(): number | null {
  const said = kept(KEY)
  return said !== null && AFTER.includes(Number(said)) ? Number(said) : null
}

let after = $state(chosen())
let touched = Date.now()
for (const event of ['pointerdown', 'keydown']) addEventListener(event, () => (touched = Date.now()), { capture: true, passive: true })

/** Whether this browser can tell at all. */
export const able = 'Notification' in window

export const tell = {
  /** After how many seconds; null: not at all. */
  get after(): number | null {
    return able && Notification.permission === 'granted' ? after : null
  },
}

/** What the reader wishes; the browser asks them once whether this page may. Whether it may. */
export async function wish(seconds: number | null): Promise<boolean> {
  const may = seconds === null || (able && (await Notification.requestPermission()) === 'granted')
  after = may ? seconds : null
  keep(KEY, after === null ? null : String(after))
  return may
}

const told = new Set<string>()

/** Tells of those that wait now and did not before. */
export function tellOf(matches: MyMatch[], words: (match: MyMatch) => string): void {
  const waiting = new Set(matches.filter((match) => match.owed).map((match) => match.code))
  for (const code of told) if (!waiting.has(code)) told.delete(code)
  if (tell.after === null || !document.hidden || Date.now() - touched < tell.after * 1000) return
  for (const match of matches) {
    if (!match.owed || told.has(match.code)) continue
    told.add(match.code)
    void show(match, words(match))
  }
}

/** Telephones tell through the worker only; a press on what it told is sent here by it (`shell.js`). */
async function show(match: MyMatch, body: string): Promise<void> {
  const title = gameOf(match.game).door[language.now].name
  const options = { body, tag: match.code, icon: '/icon-turn.svg', data: match.link }
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  if (worker?.active) return worker.showNotification(title, options).catch(() => undefined)
  try {
    const note = new Notification(title, options)
    note.onclick = () => {
      window.focus()
      go(match.link)
      note.close()
    }
  } catch {
    return
  }
}

navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<{ go?: string }>) => data.go && go(data.go))
