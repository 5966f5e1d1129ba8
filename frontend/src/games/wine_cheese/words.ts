// The dictionary of the present language, and the sentences that are put together from it.
import { words } from '../../lib/words.svelte'
import { cells, houseInView, same, terrain, turned } from './geometry'
import { card, type Any } from './printed'
import type { Ingredient, Move, MoveOf, Plot } from './types'
import { en } from './words/en'
import { nl } from './words/nl'

export type Words = typeof en

export const farmWords = words<Words>({ en, nl })

/** The whole name of a card. */
export function cardName(id: string, w: Words): string {
  return card(id).name[w.lang]
}

/** "2 milk and 1 salt", in the order in which they first come. */
export function counted(markers: (Ingredient | Any)[], w: Words): string {
  const kinds = [...new Set(markers)]
  return w.and(kinds.map((kind) => w.marker(kind, markers.filter((other) => other === kind).length)))
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

/** What grows on a plot, with its article. */
export function soil(plot: Plot, w: Words): string {
  return w.thePlot(terrain(plot) ?? 'water')
}

/** A plot as this seat would point at it: "the left milk pasture in the third row". */
export function thePlace(plot: Plot, view: number, w: Words): string {
  const [row, col] = turned(plot, view)
  const ground = terrain(plot) ?? 'water'
  const twin = cells(view).find((other) => terrain(other) === ground && !same(other, plot) && turned(other, view)[0] === row)
  return w.inRow(w.thePlot(ground, twin && (col < turned(twin, view)[1] ? 'left' : 'right')), row)
}

function paid(stored: Ingredient[], w: Words): string {
  return stored.length ? w.say.fromShelf(counted(stored, w)) : ''
}

function sayStore(move: MoveOf<'store'>, w: Words): string {
  const kinds = (['salt', 'sugar', 'yeast', 'cultures'] as const).filter((kind) => move[kind])
  return kinds.length ? w.say.store(w.and(kinds.map((kind) => w.marker(kind, move[kind])))) : w.say.storeNothing
}

function sayLabel(move: MoveOf<'label'>, w: Words): string {
  const second = move.second ? w.say.second(w.marker(move.second, 1)) : ''
  return w.say.label(w.ingredients[move.ingredient], w.options[move.option].does) + second + paid(move.stored, w)
}

/** A move in plain words, for a plain button, as this seat sees the valley. */
export function say(move: Move, w: Words = farmWords(), view = 0): string {
  switch (move.kind) {
    case 'bench':
      return capital(w.say.bench(w.colors[move.color]))
    case 'send':
      return w.say.send(houseInView(move.house, view), thePlace(move.plot, view, w))
    case 'return':
      return w.say.return(thePlace(move.plot, view, w), houseInView(move.house, view))
    case 'take':
      return w.say.take(w.marker(move.ingredient, 1))
    case 'produce':
      return w.say.produce(cardName(move.card, w), move.slot) + paid(move.stored, w)
    case 'free_label':
      return w.say.freeLabel(w.options[move.option].does)
    case 'special':
      return w.say.special
    case 'nothing':
      return w.say.nothing
    case 'sell_action':
      return move.trigger ? w.say.sellAction(move.slot) : w.say.sellPlain(move.slot)
    case 'sell_pair':
      return w.say.sellPair(move.wine_slot, move.cheese_slot, w.goods[move.first])
    case 'sell_single':
      return w.say.sellSingle(move.slot)
    case 'sell_unfinished':
      return w.say.sellUnfinished(move.slot)
    case 'drop_out':
      return w.say.dropOut
    case 'end_turn':
      return w.say.endTurn
    case 'label':
      return sayLabel(move, w)
    case 'trade':
      return w.say.trade(w.marker(move.get, 1))
    case 'open_cellar':
      return move.by === 'markers' ? w.say.openMarkers : w.say.openSteps(w.goods[move.by])
    case 'give':
      return move.stored ? w.say.giveStored(w.marker(move.ingredient, 1)) : w.say.give(w.marker(move.ingredient, 1))
    case 'gain':
      return move.card === null ? w.say.gainTop : w.say.gain(cardName(move.card, w))
    case 'target':
      return w.say.target(move.slot)
    case 'gourmet':
      return w.say.gourmet(w.Goods[move.indicator])
    case 'pay_starter':
      return w.say.payStarter + paid(move.stored, w)
    case 'store':
      return sayStore(move, w)
    case 'age':
      return w.say.age
    case 'trigger':
      return w.say.trigger(move.slot)
  }
}

/** What a kind of move is called, for a list of many. */
export function nameOfKind(kind: string, w: Words = farmWords()): string | null {
  return w.say.kinds[kind] ?? null
}
