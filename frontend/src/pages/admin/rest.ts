// The admin's doors of the server. The token lies in this tab's memory alone and goes with every request.

import type { Answer, Problem } from '../../lib/api'
import type { Act } from './acts'
import type { Snapshot } from '../../lib/frames'
import type { Room } from '../../lib/table'
import type { components } from '../../lib/wire'

type Wire = components['schemas']

export type MatchRow = Wire['MatchRow']
export type MatchList = Wire['MatchList']
export type Entry = Wire['EntryView']
export type Asked = Wire['AskedSeat']
export type Line = Wire['LineView']
export type Report = Wire['ReportRow']
export type ReportList = Wire['ReportList']
export type Status = MatchRow['status']
export type MatchView = Omit<Wire['MatchView'], 'room'> & { room: Room }
export type View = Snapshot

/** Which matches: all words that are given must fit. */
export interface Wanted {
  status?: Status
  code?: string
  name?: string
}

const OFFLINE: Problem = { code: 'offline', text: '' }

export class Doors {
  readonly #token: string

  constructor(token: string) {
    this.#token = token
  }

  matches(wanted: Wanted): Promise<Answer<MatchList>> {
    const asked = new URLSearchParams({ ...wanted, limit: '100' })
    return this.#ask('GET', `/api/admin/matches?${asked}`)
  }

  match(code: string): Promise<Answer<MatchView>> {
    return this.#ask('GET', this.#path(code))
  }

  /** What a seat sees after this entry; an onlooker where there is no seat. */
  view(code: string, seat: number | null, at: number): Promise<Answer<View>> {
    return this.#ask('GET', `${this.#path(code)}/view?at=${at}${seat === null ? '' : `&seat=${seat}`}`)
  }

  /** Does it, and says why. */
  act(code: string, act: Act, reason: string): Promise<Answer<unknown>> {
    if (act.kind === 'close') return this.#ask('POST', `/api/admin/reports/${encodeURIComponent(code)}/${act.no}/close`, { answer: reason })
    const { kind, ...how } = act
    return this.#ask('POST', `${this.#path(code)}/${kind}`, { ...how, reason })
  }

  /** Who is connected, with what, and how far away. */
  lines(code: string): Promise<Answer<Line[]>> {
    return this.#ask('GET', `${this.#path(code)}/lines`)
  }

  reports(wanted: { open?: 'true'; code?: string }): Promise<Answer<ReportList>> {
    return this.#ask('GET', `/api/admin/reports?${new URLSearchParams({ ...wanted, limit: '100' })}`)
  }

  /** The server's numbers, as Prometheus reads them; empty where there are none. */
  async numbers(): Promise<string> {
    try {
      const answer = await fetch('/metrics', { headers: this.#headers() })
      return answer.ok ? await answer.text() : ''
    } catch {
      return ''
    }
  }

  #path(code: string): string {
    return `/api/admin/matches/${encodeURIComponent(code)}`
  }

  #headers(): { [name: string]: string } {
    return { Authorization: `Bearer ${this.#token}` }
  }

  async #ask<T>(method: string, path: string, body?: object): Promise<Answer<T>> {
    try {
      const headers = { ...this.#headers(), ...(body && { 'Content-Type': 'application/json' }) }
      const answer = await fetch(path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
      const said: unknown = await answer.json()
      return answer.ok ? { ok: true, value: said as T } : { ok: false, problem: said as Problem }
    } catch {
      return { ok: false, problem: OFFLINE }
    }
  }
}
