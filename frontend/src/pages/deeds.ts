// What takes more than one request: opening a table, playing against a bot, coming in with a code.

import { guide } from '../guide/progress.svelte'
import { api, type Answer, type GameInfo } from '../lib/api'
import type { Room } from '../lib/table'

/** A table with house bots in every other seat, begun. */
export async function playBot(game: GameInfo): Promise<Answer<Room>> {
  let answer = await api.open(game.name, Math.min(...game.seats))
  if (!answer.ok) return answer
  const { code, seats } = answer.value
  for (const { seat, name } of seats) {
    if (name === null && answer.ok) answer = await api.seatBot(code, seat, 'easy')
  }
  return answer.ok ? begin(code) : answer
}

/** The same, with the guide at one's side. */
export async function guidedMatch(game: GameInfo): Promise<Answer<Room>> {
  const answer = await playBot(game)
  if (answer.ok) guide.start(answer.value.code)
  return answer
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
