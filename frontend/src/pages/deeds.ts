// What takes more than one request: opening a table, playing against a bot, coming in with a code.

import { guide } from '../guide/progress.svelte'
import { api, type Answer, type GameInfo } from '../lib/api'
import type { Room } from '../lib/table'

/** A table with house bots in every other seat. */
async function openWithBots(game: GameInfo): Promise<Answer<Room>> {
  let answer = await api.open(game.name, Math.min(...game.seats))
  if (!answer.ok) return answer
  const { code, seats } = answer.value
  for (const { seat, name } of seats) {
    if (name === null && answer.ok) answer = await api.seatBot(code, seat, 'easy')
  }
  return answer
}

export async function playBot(game: GameInfo): Promise<Answer<Room>> {
  const opened = await openWithBots(game)
  return opened.ok ? begin(opened.value.code) : opened
}

/** The same, with the guide at one's side, and against bots that never run ahead of whoever reads it. */
export async function guidedMatch(game: GameInfo): Promise<Answer<Room>> {
  const opened = await openWithBots(game)
  if (!opened.ok) return opened
  const agreed = await api.terms(opened.value.code, { ...opened.value.terms, bots: 'patient' })
  const begun = agreed.ok ? await begin(agreed.value.code) : agreed
  if (begun.ok) guide.start(begun.value.code)
  return begun
}

/** Says ready and starts; whoever presses begin is ready. */
export async function begin(code: string): Promise<Answer<Room>> {
  const ready = await api.ready(code, true)
  return ready.ok ? api.start(code) : ready
}

/** Sits down where there is a seat; who comes too late for one looks on. */
export async function comeIn(code: string): Promise<Answer<Room>> {
  const seated = await api.sit(code, null)
  if (seated.ok || !['room_full', 'started', 'over'].includes(seated.problem.code)) return seated
  return api.room(code)
}
