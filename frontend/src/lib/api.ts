// The lobby's REST: every door of the server that is not the socket. An answer is a value or a problem, never a throw.

import type { Json, Room } from './table'
import type { Choice, Terms } from './time'
import type { components } from './wire'

type Wire = components['schemas']

export type Problem = Wire['Problem']
export type Answer<T> = { ok: true; value: T } | { ok: false; problem: Problem }

export type MyMatch = Wire['MyMatch']
export type Link = Wire['Link']
export type Me = Wire['Me']
export type OptionInfo = Omit<Wire['OptionInfo'], 'values' | 'default'> & { values: Json[]; default: Json }
export type GameInfo = Omit<Wire['GameInfo'], 'options'> & { options: OptionInfo[] }
export type Options = { [name: string]: Json }
export type Level = Wire['SeatBot']['level']
export type Report = Wire['Report']
export type Wrong = Report['what']

async function ask<T>(method: string, path: string, body?: object): Promise<Answer<T>> {
  try {
    const headers: HeadersInit = body ? { 'Content-Type': 'application/json' } : {}
    const answer = await fetch(`/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    const said: unknown = answer.status === 204 ? null : await answer.json()
    return answer.ok ? { ok: true, value: said as T } : { ok: false, problem: problem(said) }
  } catch {
    return { ok: false, problem: { code: 'offline', text: 'The server cannot be reached.' } }
  }
}

function problem(said: unknown): Problem {
  const { code, text } = (said ?? {}) as Partial<Problem>
  return { code: code ?? 'unknown', text: text ?? 'The server gave no reason.' }
}

const room = (code: string): string => `/rooms/${encodeURIComponent(code)}`

function query(asked: { [name: string]: string | number | undefined }): string {
  const there = Object.entries(asked).filter(([, value]) => value !== undefined && value !== '')
  return there.length ? `?${there.map(([name, value]) => `${name}=${value}`).join('&')}` : ''
}

/** What this page adds to the luck of the match: nobody can know it before, so nobody can have chosen the luck. */
function nonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(24)))).replace(/[+]/g, '-').replace(/[/]/g, '_')
}

export const api = {
  me: () => ask<Me>('GET', '/me'),
  call: (name: string) => ask<Me>('POST', '/guest', { name }),
  mine: () => ask<MyMatch[]>('GET', '/me/matches'),
  link: () => ask<Link>('POST', '/me/link'),
  arrive: (code: string) => ask<Me>('POST', '/arrive', { code }),
  games: () => ask<GameInfo[]>('GET', '/games'),
  open: (game: string, seats: number) => ask<Room>('POST', '/rooms', { game, seats }),
  room: (code: string) => ask<Room>('GET', room(code)),
  sit: (code: string, seat: number | null) => ask<Room>('PUT', `${room(code)}/seat`, { seat }),
  leave: (code: string) => ask<Room>('DELETE', `${room(code)}/seat`),
  options: (code: string, options: Options) => ask<Room>('PUT', `${room(code)}/options`, { options }),
  ready: (code: string, ready: boolean) => ask<Room>('PUT', `${room(code)}/ready`, { ready, nonce: ready ? nonce() : null }),
  seatBot: (code: string, seat: number, level: Level) => ask<Room>('PUT', `${room(code)}/bot`, { seat, level }),
  unseatBot: (code: string, seat: number) => ask<Room>('DELETE', `${room(code)}/bot/${seat}`),
  terms: (code: string, terms: Terms) => ask<Room>('PUT', `${room(code)}/terms`, terms),
  freeSeat: (code: string, seat: number) => ask<Room>('DELETE', `${room(code)}/seat/${seat}`),
  host: (code: string, seat: number) => ask<Room>('PUT', `${room(code)}/host`, { seat }),
  hush: (code: string, hushed: boolean) => ask<Room>('PUT', `${room(code)}/hush`, { hushed }),
  colour: (code: string, colour: number) => ask<Room>('PUT', `${room(code)}/colour`, { colour }),
  pause: (code: string, wish: boolean) => ask<Room>('PUT', `${room(code)}/pause`, { wish }),
  choose: (code: string, seat: number, choice: Choice) => ask<Room>('PUT', `${room(code)}/absent/${seat}`, { choice }),
  start: (code: string) => ask<Room>('POST', `${room(code)}/start`),
  past: (code: string, eyes: string, seen?: { publicNo: number; ownNo: number }) =>
    ask<Wire['Past']>('GET', `${room(code)}/past${query({ eyes, public: seen?.publicNo, own: seen?.ownNo })}`),
  fork: (code: string, at: number, seat: number) => ask<Room>('POST', `${room(code)}/fork`, { at, seat }),
  weighing: (code: string) => ask<Wire['Weighing']>('GET', `${room(code)}/weighing`),
  weigh: (code: string) => ask<Wire['Weighing']>('POST', `${room(code)}/weighing`),
  report: (code: string, report: Report) => ask<Wire['Filed']>('POST', `${room(code)}/reports`, report),
  rematch: (code: string) => ask<Room>('POST', `${room(code)}/rematch`),
}
