// Small changes of a JSON value, as the server sends them: what a viewer saw before, plus a patch, is what is seen now.
// An object holds the changes of a part, by key or by list index; a list is an operation: set, delete, append, edit a list
// (at this place of the old one so many items are gone, and these stand there), or set a list of objects that repeat
// each other (one for each choice of a value from each axis, the last axis turning fastest).

import type { Json } from './table'

type Edit = [number, number] | [number, number, Json[]]
type Group = [{ [key: string]: Json }, string[]]
export type Patch = ['=', Json] | ['-'] | ['+', Json[]] | ['~', Edit[]] | ['#', Group[]] | { [part: string]: Patch }

/** The value does not have the shape that the patch was made for: somebody missed something. */
export class Misfit extends Error {}

/** The changed value; what did not change is shared with the old one, so that pages redraw only what is new. */
export function apply(value: Json, patch: Patch): Json {
  if (!Array.isArray(patch)) return inside(value, patch)
  if (patch[0] === '=') return patch[1]
  if (patch[0] === '#') return patch[1].flatMap(unfolded)
  if (patch[0] === '+' && Array.isArray(value)) return [...value, ...patch[1]]
  if (patch[0] === '~' && Array.isArray(value)) return edited(value, patch[1])
  throw new Misfit(`"${patch[0]}" does not fit here`)
}

function inside(value: Json, patch: { [part: string]: Patch }): Json {
  if (Array.isArray(value)) return list(value, patch)
  if (value === null || typeof value !== 'object') throw new Misfit('nothing to look into')
  const next = { ...value }
  for (const [key, change] of Object.entries(patch)) {
    if (isGone(change)) delete next[key]
    else next[key] = apply(next[key] ?? null, change)
  }
  return next
}

function list(value: Json[], patch: { [part: string]: Patch }): Json[] {
  const next = [...value]
  const gone = new Set<number>()
  for (const [key, change] of Object.entries(patch)) {
    const index = Number(key)
    if (!(index in next)) throw new Misfit(`no item ${key}`)
    if (isGone(change)) gone.add(index)
    else next[index] = apply(next[index]!, change)
  }
  return gone.size ? next.filter((_, index) => !gone.has(index)) : next
}

function edited(value: Json[], edits: Edit[]): Json[] {
  const next: Json[] = []
  let at = 0
  for (const [start, gone, items = []] of edits) {
    next.push(...value.slice(at, start), ...items)
    at = start + gone
  }
  return next.concat(value.slice(at))
}

function unfolded([same, axes]: Group): Json[] {
  return axes.reduce(
    (made, axis) => made.flatMap((one) => (same[axis] as Json[]).map((value) => ({ ...one, [axis]: value }))),
    [same],
  )
}

function isGone(change: Patch): boolean {
  return Array.isArray(change) && change[0] === '-'
}
