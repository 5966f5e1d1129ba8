// A move is chosen by pointing at things. Each move has facets (a house, a plot, a card, a way to pay); what is pointed
// at narrows the offered moves, and what still differs among those is what is asked next. No rule is needed for that.
import type { LabelOption, Move } from './types'

/** The name of a thing: its dimension, a colon, which one. */
export type Key = string

export const dimension = (key: Key): string => key.slice(0, key.indexOf(':'))
export const which = (key: Key): string => key.slice(key.indexOf(':') + 1)

export const labelKey = (ingredient: string, option: LabelOption): Key => `label:${ingredient}/${option}`

/** All the things that this move is about. */
export function facets(move: Move): Key[] {
  switch (move.kind) {
    case 'bench':
      return [`color:${move.color}`]
    case 'send':
    case 'return':
      return [`house:${move.house}`, `plot:${move.plot}`]
    case 'take':
      return [`take:${move.ingredient}`]
    case 'produce':
      return ['do:make', `hand:${move.card}`, `slot:${move.slot}`, `pay:${move.stored}`]
    case 'free_label':
      return [`free:${move.option}`]
    case 'sell_action':
      return ['do:sell', `slot:${move.slot}`, `how:${move.trigger}`]
    case 'sell_pair':
      return ['do:sell', `slot:${move.wine_slot}`, `slot:${move.cheese_slot}`, `how:pair ${move.first}`]
    case 'sell_single':
    case 'sell_unfinished':
      return ['do:sell', `slot:${move.slot}`, `how:${move.kind}`]
    case 'label':
      return [labelKey(move.ingredient, move.option), `second:${move.second ?? ''}`, `pay:${move.stored}`]
    case 'trade':
      return ['do:trade', `get:${move.get}`]
    case 'open_cellar':
      return ['do:open', `by:${move.by}`]
    case 'give':
      return [`${move.stored ? 'shelf' : 'site'}:${move.ingredient}`]
    case 'gain':
      return [move.card === null ? 'deck:top' : `show:${move.card}`]
    case 'target':
      return [`slot:${move.slot}`]
    case 'trigger':
      return ['do:trigger', `slot:${move.slot}`]
    case 'gourmet':
      return [`steps:${move.indicator}`]
    case 'pay_starter':
      return [`pay:${move.stored}`]
    case 'store':
      return (['salt', 'sugar', 'yeast', 'cultures'] as const).map((what) => `${what}:${move[what]}`)
    case 'drop_out':
      return ['do:drop']
    case 'age':
      return ['do:age']
    case 'end_turn':
      return ['do:end']
    case 'special':
    case 'nothing':
      return [`do:${move.kind}`]
  }
}

/** The moves that all these things belong to. */
export function narrow(moves: Move[], picks: Key[]): Move[] {
  return moves.filter((move) => {
    const about = facets(move)
    return picks.every((key) => about.includes(key))
  })
}

/** The picks after pointing at one more thing: it replaces its like, and starts afresh where it does not fit. */
export function pick(moves: Move[], picks: Key[], key: Key): Key[] {
  const kept = [...picks.filter((other) => dimension(other) !== dimension(key)), key]
  return narrow(moves, kept).length ? kept : [key]
}

/** Everything that can be pointed at to go on from these picks, like instead of like. */
export function offered(moves: Move[], picks: Key[]): Set<Key> {
  const keys = new Set(narrow(moves, picks).flatMap(facets))
  for (const key of picks) {
    const others = picks.filter((other) => other !== key)
    for (const like of narrow(moves, others).flatMap(facets)) if (dimension(like) === dimension(key)) keys.add(like)
  }
  return keys
}

/** The different things of one dimension among these moves, in the order of the moves. */
export function among(moves: Move[], dim: string): Key[] {
  return [...new Set(moves.flatMap(facets).filter((key) => dimension(key) === dim))]
}

/** The picks with the obvious filled in: in each of these dimensions the first thing that fits. */
export function settle(moves: Move[], picks: Key[], dims: string[]): Key[] {
  return dims.reduce((done, dim) => {
    if (done.some((key) => dimension(key) === dim)) return done
    const [first] = among(narrow(moves, done), dim).sort((a, b) => (dim === 'pay' ? a.length - b.length : 0))
    return first ? [...done, first] : done
  }, picks)
}
