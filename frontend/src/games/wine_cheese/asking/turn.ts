// The own turn: what it is for in this phase, and leaving it.
import { among } from '../facets'
import { card, phase } from '../printed'
import { forecast } from '../ripening'
import type { Move } from '../types'
import { capital, cardName } from '../words'
import { does } from './effect'
import { back, farm, inVault, movesOf, type Asking, type Choice, type Scene } from './scene'

const SELLS = ['sell_action', 'sell_pair', 'sell_single', 'sell_unfinished'] as const

/** The vaults from which something can be sold, ripe and unripe. */
export function sellable(scene: Scene): { ripe: number[]; unripe: number[] } {
  const unripe = movesOf(scene, 'sell_unfinished').map((move) => move.slot)
  const slots = among(movesOf(scene, ...SELLS), 'slot').map((key) => Number(key.slice('slot:'.length)))
  return { ripe: slots.filter((slot) => !unripe.includes(slot)), unripe }
}

function payable(scene: Scene): number {
  return among(movesOf(scene, 'produce'), 'hand').length
}

function makeChoice(scene: Scene): Choice {
  const { w } = scene
  const n = payable(scene)
  const full = !farm(scene).cellar.some((slot) => !slot.closed && slot.card === null)
  const note = n ? w.asks.makeNote(n) : full ? w.asks.makeFull : w.asks.makeNone
  return { key: 'make', word: w.asks.make, note, main: n > 0, off: n === 0, signs: [], does: { picks: ['do:make'] } }
}

function sellChoice(scene: Scene): Choice {
  const { w } = scene
  const { ripe, unripe } = sellable(scene)
  const any = ripe.length + unripe.length > 0
  const note = any ? w.asks.sellNote(ripe.length, unripe.length) : w.asks.sellNone
  return { key: 'sell', word: w.asks.sell, note, off: !any, does: { picks: ['do:sell'] } }
}

/** What is unripe can be sold as well later: only what is ripe or could be made goes by. */
function dropChoice(scene: Scene, move: Move): Choice {
  const loses = payable(scene) + sellable(scene).ripe.length > 0
  return { key: 'drop', word: scene.w.asks.drop, does: loses ? { picks: ['do:drop'] } : { move } }
}

function endChoice(scene: Scene, reason: string): Choice {
  const { w } = scene
  const [move] = movesOf(scene, 'end_turn')
  if (!move) return { key: 'end', word: w.asks.end, note: reason, off: true, does: { picks: [] } }
  const loses = movesOf(scene, 'trigger').length > 0
  return { key: 'end', word: w.asks.end, main: !loses, does: loses ? { picks: ['do:end'] } : { move } }
}

function production(scene: Scene): Asking {
  const { w } = scene
  const [drop] = movesOf(scene, 'drop_out')
  if (drop) {
    const choices = [makeChoice(scene), sellChoice(scene), dropChoice(scene, drop), endChoice(scene, w.asks.endFirst)]
    return { title: w.asks.turn, why: w.asks.turnWhy, choices }
  }
  const more = movesOf(scene, ...SELLS).length > 0
  const choices = [...(more ? [sellChoice(scene)] : []), endChoice(scene, '')]
  return { title: w.asks.turnDone, why: more ? w.asks.sellMore : w.asks.turnDoneWhy, choices }
}

function ageing(scene: Scene): Asking {
  const { w, shown } = scene
  const [age] = movesOf(scene, 'age')
  if (!age) return { title: w.asks.ageDone, why: w.asks.turnDoneWhy, choices: [endChoice(scene, '')] }
  const removes = phase(shown.phase).markers ?? 0
  const { ripe, over } = forecast(farm(scene).cellar, removes)
  const note = w.asks.ageNote(ripe.length, over.length)
  const does = over.length ? { picks: ['do:age'] } : { move: age }
  const choice: Choice = { key: 'age', word: w.asks.ageIt, main: true, does, ...(note ? { note } : {}) }
  return {
    title: w.asks.age(removes),
    why: w.asks.ageWhy(removes),
    choices: [choice, endChoice(scene, w.asks.endAge)],
    area: 'cellar',
  }
}

function summer(scene: Scene): Asking {
  const { w } = scene
  const acting = movesOf(scene, 'trigger').map((move): Choice => {
    const card = inVault(scene, move.slot)
    return { key: `slot:${move.slot}`, word: cardName(card, w), onTable: true, does: { picks: [`slot:${move.slot}`] } }
  })
  const why = acting.length ? w.asks.summerWhy : w.asks.summerDone
  return { title: acting.length ? w.asks.summer : w.asks.turnDone, why, choices: [...acting, endChoice(scene, '')], area: 'cellar' }
}

function sellAll(scene: Scene): Asking {
  const { w } = scene
  const left = farm(scene).cellar.filter((slot) => slot.card !== null).length
  const why = left ? w.asks.sellAllWhy(left) : w.asks.sellAllDone
  const choices = [...(left ? [{ ...sellChoice(scene), main: true }] : []), endChoice(scene, w.asks.endSell)]
  return { title: w.asks.sellAll, why, choices, area: 'cellar' }
}

export function askTurn(scene: Scene): Asking {
  switch (phase(scene.shown.phase).kind) {
    case 'aging':
      return ageing(scene)
    case 'special_actions':
      return summer(scene)
    case 'sell_all':
      return sellAll(scene)
    default:
      return production(scene)
  }
}

/** Leaving with something left to do asks once, and says what would be lost. */
export function askSure(scene: Scene, move: Move): Asking {
  const { w } = scene
  const stay = (word: string): Choice => ({ key: 'back', word, does: { picks: [] } })
  if (move.kind === 'age') {
    const { over } = forecast(farm(scene).cellar, phase(scene.shown.phase).markers ?? 0)
    const names = w.and(over.map((card) => cardName(card, w)))
    const go: Choice = { key: 'go', word: w.asks.ageIt, main: true, does: { move } }
    return { title: w.asks.ageSure, why: w.asks.ageLose(names), choices: [go, stay(w.asks.notYet)], area: 'cellar' }
  }
  if (move.kind === 'end_turn') {
    const go: Choice = { key: 'go', word: w.asks.end, main: true, does: { move } }
    const why = w.asks.endLose(movesOf(scene, 'trigger').length)
    return { title: w.asks.endSure, why, choices: [go, stay(w.asks.notYet)] }
  }
  const ripe = sellable(scene).ripe.map((slot) => cardName(inVault(scene, slot), w))
  const go: Choice = { key: 'go', word: w.asks.drop, main: true, does: { move } }
  const why = w.asks.dropLose(payable(scene), ripe)
  return { title: w.asks.dropSure, why, choices: [go, stay(w.asks.stay)] }
}

export function askTrigger(scene: Scene, slot: number): Asking {
  const { w } = scene
  const id = inVault(scene, slot)
  const [move] = movesOf(scene, 'trigger').filter((each) => each.slot === slot)
  const go: Choice[] = move ? [{ key: 'go', word: w.asks.act, main: true, does: { move } }] : []
  const read: Choice = { key: 'read', word: w.asks.read, signs: ['u-help'], does: { read: id } }
  const why = capital(does(card(id), w))
  return { title: w.asks.triggerSure(cardName(id, w)), why: `${why}.`, choices: [...go, read, back(scene)], area: 'cellar' }
}
