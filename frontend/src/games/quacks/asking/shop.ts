// The purse, the basket and the rubies: what the evening's shopping asks.
import type { Kind, Move } from '../types'
import { ROUNDS } from '../printed'
import { answer } from './answers'
import { about, type Asking, type Choice, type Scene } from './scene'
import { calls, witchOf } from './witches'

function doneChoice(scene: Scene): Choice {
  const { w, prompt } = scene
  const { left = 0 } = about(scene)
  const move = prompt.moves.find((each) => each.kind === 'done')!
  const more = prompt.moves.some((each) => each.kind === 'buy')
  const note = left ? w.asks.doneLost(left) : w.asks.doneAll
  return { key: 'done', word: w.asks.done, note, move, main: true, ...(more ? { sure: leaves(move, note, left, scene) } : {}) }
}

/** Whoever leaves the shop with coins that would buy something is asked once. */
function leaves(move: Move, note: string, left: number, { w }: Scene): Asking {
  const back: Choice = { key: 'back', word: w.asks.sureNo, note: w.asks.sureNoNote, back: true }
  return { title: w.asks.sure(w.coins(left)), why: w.asks.sureWhy, choices: [back, { key: 'sure', word: w.asks.sureYes, note, move }] }
}

/** What the basket holds and what it may still hold; the chips themselves lie on the shelf. */
export function askBasket(scene: Scene): Asking {
  const { w, prompt } = scene
  const { coins = 0, left = 0, chips = [], raised = [], copy = null, witch = null } = about(scene)
  const more = prompt.moves.some((move) => move.kind === 'buy')
  const why = prompt.chosen
    ? w.asks.chosenNote
    : !more && chips.length
      ? w.asks.basketFull
      : chips.length
        ? w.asks.basketOne(left)
        : w.asks.basketWhy(left)
  const several = prompt.moves.filter((move) => move.kind === 'return').length !== 1 || raised.length > 0 || copy !== null || witch !== null
  const others = prompt.moves.flatMap((move): Choice[] => {
    if (move.kind === 'use' && !witchOf(move, scene)) return [answer(move, scene)]
    if (move.kind === 'empty' && several) return [{ key: 'empty', word: w.asks.empty, move, quiet: true }]
    if (move.kind === 'withdraw') return [{ key: 'withdraw', word: w.asks.withdraw, move, quiet: true }]
    return []
  })
  const done = prompt.chosen ? { ...doneChoice(scene), chosen: true } : doneChoice(scene)
  const title = prompt.ask === 'open_basket' && chips.length ? w.asks.basketOpen : coins || chips.length ? w.asks.basket : w.asks.basketNone
  return { title, why, choices: [...calls(scene), ...others, done] }
}

/** Why a chip on the shelf cannot be had, in two or three words. */
export function whyNot(chip: Kind, coins: number, scene: Scene): string {
  const { w, prompt } = scene
  const { left = 0 } = about(scene)
  switch (prompt.why[chip]) {
    case 'too_dear':
      return w.table.short2(coins - left)
    case 'same_colour':
      return w.table.oneColour
    case 'two_chips':
      return w.table.twoOnly
    case 'sold_out':
      return w.table.soldOut
    default:
      return ''
  }
}

export function askSpend(scene: Scene): Asking {
  const { w, me, prompt } = scene
  const { rubies = 0, price = 2 } = about(scene)
  const cost = w.asks.price(w.rubies(price))
  const can = (on: 'droplet' | 'flask') => prompt.moves.find((move) => move.kind === 'spend' && move.on === on)
  const thing = (on: 'droplet' | 'flask', word: string, note: string): Choice => {
    const move = can(on)
    const base = { key: on, word, sign: on }
    return move ? { ...base, note: `${cost} · ${note}`, move } : { ...base, note: w.why[prompt.why[on] ?? ''] ?? '' }
  }
  const done = prompt.moves.find((move) => move.kind === 'done')!
  const choices: Choice[] = [
    thing('droplet', w.asks.spendDroplet, w.asks.spendDropletNote(me.droplet, me.droplet + 1)),
    thing('flask', w.asks.spendFlask, w.asks.spendFlaskNote),
    ...calls(scene),
    { key: 'done', word: w.asks.spendDone, note: w.asks.spendDoneNote(w.rubies(rubies)), move: done, main: true },
  ]
  return { title: w.asks.spend, why: w.asks.spendWhy(w.rubies(rubies), price), choices }
}

export function askExploded(scene: Scene): Asking {
  const { w, me, prompt, shown } = scene
  const { points = 0, coins = 0 } = about(scene)
  const choices = prompt.moves.map((move): Choice => {
    if (move.kind !== 'choose') return answer(move, scene)
    const held = prompt.chosen?.kind === 'choose' && prompt.chosen.what === move.what
    return move.what === 'points'
      ? { key: 'points', word: w.points(points), note: w.asks.choosePointsNote, sign: 'u-crown', move, main: true, chosen: held }
      : { key: 'coins', word: w.coins(coins), note: shown.round === ROUNDS ? w.asks.chooseCoinsLast : w.asks.chooseCoinsNote, sign: 'gold', move, main: true, chosen: held }
  })
  return { title: w.asks.exploded, why: prompt.chosen ? w.asks.chosenNote : w.asks.explodedWhy(me.coins), choices }
}

export function askDroplet(scene: Scene): Asking {
  const { w } = scene
  return { title: w.asks.droplet, why: w.asks.dropletWhy, choices: scene.prompt.moves.map((move) => answer(move, scene)), tiles: true }
}

