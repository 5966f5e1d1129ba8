// Making and selling: which card, which vault, how it is paid, and what each way to sell it yields.
import { among, which, type Key } from '../facets'
import { card, type Card } from '../printed'
import { ageingsAhead, ripening } from '../ripening'
import type { Good, Ingredient, Move, MoveOf } from '../types'
import { cardName, counted, type Words } from '../words'
import { does } from './effect'
import { back, inVault, narrow, remaining, settled, type Asking, type Choice, type Scene } from './scene'
import { sellable } from './turn'

/** When a card made now would be ripe. */
export function ripens(id: string, phase: number, w: Words): string {
  const markers = card(id).cost.length
  const when = ripening(markers, ageingsAhead(phase, false))
  if (when.kind === 'ripe_in') return w.table.ripensIn(w.markers(markers), when.ageings)
  if (when.kind === 'unfit') return w.table.ripensUnfit(w.markers(markers))
  return `${w.markers(markers)}: ${w.table.never}.`
}

export function askMake(scene: Scene): Asking {
  const { w } = scene
  const hands = among(remaining(scene), 'hand')
  if (!scene.picks.some((key) => key.startsWith('hand:')) && hands.length > 1) {
    const choices = hands.map(
      (key): Choice => ({ key, word: cardName(which(key), w), onTable: true, does: { picks: [...scene.picks, key] } }),
    )
    return { title: w.asks.makeWhich, why: w.asks.makeWhichWhy, choices: [...choices, back(scene)], area: 'hand' }
  }
  const { picks, move } = settled(scene, 'hand', 'slot', 'pay')
  return move?.kind === 'produce' ? makeThis(scene, picks, move) : { title: '', why: '', choices: [back(scene)] }
}

function makeThis(scene: Scene, picks: Key[], move: MoveOf<'produce'>): Asking {
  const { w } = scene
  const printed = card(move.card)
  const note = printed.action ? w.asks.makeSpecial : w.asks.makeFree
  return {
    title: w.asks.makeTitle(cardName(move.card, w), move.slot),
    why: w.asks.makeWhy(counted(printed.cost, w), ripens(move.card, scene.shown.phase, w)),
    choices: [
      ...payments(scene, picks),
      { key: 'go', word: w.asks.makeIt, note, main: true, does: { move } },
      { key: 'read', word: w.asks.read, signs: ['u-help'], does: { read: move.card } },
      back(scene),
    ],
  }
}

/** The ways to split a payment between yard and shelf, where there are several. */
export function payments(scene: Scene, picks: Key[]): Choice[] {
  const { w } = scene
  const rest = picks.filter((key) => !key.startsWith('pay:'))
  const ways = among(narrow(scene.prompt.moves, rest), 'pay').sort((a, b) => a.length - b.length)
  if (ways.length < 2) return []
  return ways.map((way) => {
    const stored = which(way).split(',').filter(Boolean) as Ingredient[]
    const word = stored.length ? w.asks.payShelf(counted(stored, w)) : w.asks.payYard
    return { key: way, word, chosen: picks.includes(way), does: { picks: [...rest, way] } }
  })
}

function sellLine(scene: Scene, slot: number, ripe: boolean): string {
  const { gold, silver } = card(inVault(scene, slot))
  return ripe ? scene.w.asks.ripeFor(gold) : scene.w.asks.unripeFor(silver)
}

export function askSell(scene: Scene): Asking {
  const { w } = scene
  const slot = scene.picks.find((key) => key.startsWith('slot:'))
  if (slot) return sellThis(scene, Number(which(slot)))
  const { ripe, unripe } = sellable(scene)
  const choices = [...ripe, ...unripe].map((n): Choice => {
    const does = { picks: ['do:sell', `slot:${n}`] }
    return { key: `slot:${n}`, word: cardName(inVault(scene, n), w), note: sellLine(scene, n, ripe.includes(n)), does, onTable: true }
  })
  return { title: w.asks.sellWhich, why: w.asks.sellWhichWhy, choices: [...choices, back(scene)], area: 'cellar' }
}

function sellThis(scene: Scene, slot: number): Asking {
  const { w } = scene
  const id = inVault(scene, slot)
  const paired = (move: Move) => Number(move.kind === 'sell_pair')
  const moves = [...remaining(scene)].sort((a, b) => paired(b) - paired(a))
  const ways = moves.map((move, i): Choice => ({ key: `way:${i}`, does: { move }, ...way(scene, move, slot) }))
  const [first] = ways
  if (first) first.main = true
  const choices: Choice[] = [...ways, { key: 'read', word: w.asks.read, signs: ['u-help'], does: { read: id } }, back(scene, ['do:sell'])]
  return { title: w.asks.sellHow(cardName(id, w)), why: '', choices, area: 'cellar' }
}

function pairSteps(good: Good, printed: Card, w: Words): string {
  return `${w.goods[good]} ${w.steps(printed.pair_steps ?? 0)}`
}

function way(scene: Scene, move: Move, slot: number): { word: string; note: string } {
  const { w } = scene
  const printed = card(inVault(scene, slot))
  switch (move.kind) {
    case 'sell_pair': {
      const wine = card(inVault(scene, move.wine_slot))
      const cheese = card(inVault(scene, move.cheese_slot))
      const other = slot === move.wine_slot ? cheese : wine
      const gold = `${wine.gold} + ${cheese.gold}`
      const note = w.asks.pairNote(gold, pairSteps('wine', wine, w), pairSteps('cheese', cheese, w))
      return { word: w.asks.pair(cardName(other.id, w), w.goods[move.first]), note }
    }
    case 'sell_action': {
      if (!move.trigger) return { word: w.asks.sellPlain, note: w.asks.plainNote(printed.gold) }
      return { word: w.asks.sellAction, note: w.asks.actionNote(printed.gold, does(printed, w)) }
    }
    case 'sell_single':
      return { word: w.asks.sellSingle, note: w.asks.singleNote(printed.gold) }
    default:
      return { word: w.asks.sellUnripe, note: w.asks.unripeNote(printed.silver) }
  }
}
