// A seat's view in short lines, whatever the game: what lies before it for everybody, what it alone knows, what it is asked.

import type { Json } from '../../lib/table'
import type { View } from './rest'

export interface Fact {
  name: string
  value: string
}

/** So many characters are shown of a value. */
const LONG = 28

export function short(value: Json): string {
  if (value === null) return '–'
  if (Array.isArray(value)) {
    const plain = value.every((one) => one === null || typeof one !== 'object')
    const text = value.join(', ')
    return plain && value.length > 0 && text.length <= LONG ? text : String(value.length)
  }
  if (typeof value === 'object') {
    const parts = Object.entries(value).filter((part): part is [string, number] => typeof part[1] === 'number' && part[1] !== 0)
    const text = parts.map(([name, part]) => `${name} ${part}`).join(', ')
    return text.length <= LONG && parts.length ? text : String(parts.reduce((sum, [, part]) => sum + part, 0))
  }
  if (typeof value === 'boolean') return value ? '+' : '–'
  return String(value).slice(0, LONG)
}

function isObject(value: Json | undefined): value is { [key: string]: Json } {
  return value !== null && value !== undefined && typeof value === 'object' && !Array.isArray(value)
}

/** What is shown, in this order, of a player of a game that is known here; of another all that there is. */
const FIRST: { [game: string]: string[] } = {
  quacks: ['state', 'pot', 'white', 'bag', 'points', 'rubies', 'coins', 'droplet', 'rats'],
  wine_cheese: ['hand_wine', 'hand_cheese', 'sites', 'storage', 'cellar', 'wine.space', 'cheese.space'],
}

/** What lies before a seat in sight of this viewer: the part of the table that has one object a seat. */
export function before(shown: Json, seat: number, seats: number, game: string): Fact[] {
  if (!isObject(shown)) return []
  const mine = Object.values(shown).find((part) => isPlayers(part, seats)) as Json[] | undefined
  const player = mine?.[seat]
  if (!isObject(player)) return []
  const names = FIRST[game] ?? Object.keys(player).filter((name) => name !== 'seat' && typeof player[name] !== 'boolean')
  return names.flatMap((path) => {
    const [name, inside] = path.split('.') as [string, string?]
    const there = player[name]
    const value = inside && isObject(there) ? there[inside] : there
    return value === undefined || value === null ? [] : [{ name, value: short(value) }]
  })
}

function isPlayers(part: Json, seats: number): boolean {
  return Array.isArray(part) && part.length === seats && part.every((one) => isObject(one) && Object.keys(one).length > 2)
}

/** A thing that only its seat knows, with the seats that know one: all others are not told. */
export interface Secret {
  name: string
  holders: number[]
}

export function secrets(views: (View | null)[]): Secret[] {
  const names = new Set(views.flatMap((view) => (isObject(view?.own as Json) ? Object.keys(view!.own as object) : [])))
  return [...names]
    .filter((name) => name !== 'seat')
    .map((name) => ({ name, holders: views.flatMap((view, seat) => (view && secret(view, name) !== null ? [seat] : [])) }))
    .filter(({ holders }) => holders.length > 0)
}

/** What this view knows of a secret; null: nothing. */
export function secret(view: View, name: string): string | null {
  const own = view.own as Json
  if (!isObject(own) || own[name] === undefined || own[name] === null) return null
  const value = own[name]
  return Array.isArray(value) ? value.map((one) => spoken(one)).join(', ') || '–' : short(value)
}

function spoken(value: Json): string {
  return typeof value === 'object' ? short(value) : String(value).replaceAll('_', ' ')
}
