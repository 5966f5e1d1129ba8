// Choices that something brought with it and that come before all else: which marker, which card, which indicator.
import { card } from '../printed'
import type { Good, Ingredient, LabelOption, Move } from '../types'
import { houseInView } from '../geometry'
import { cardName, counted } from '../words'
import { back, farm, inVault, movesOf, remaining, type Asking, type Choice, type Scene } from './scene'
import { does } from './effect'

const sign = (option: LabelOption): string[] => {
  const good: Good = option.includes('wine') ? 'wine' : 'cheese'
  const verb = option.replace(/_?(wine|cheese)_?/, '')
  return [`i-any-${good}`, `a-${verb === 'gain' ? 'card' : verb}`]
}

/** All that may be taken stands in the prompt: the page stays where what gives it lies. */
export function askTake(scene: Scene): Asking {
  const { w, prompt } = scene
  const titles: Record<string, string> = { laboratory: w.asks.takeLab, bonus: w.asks.takeBonus, market_day: w.asks.takeMarket }
  const choices = movesOf(scene, 'take').map(
    (move): Choice => ({ key: `take:${move.ingredient}`, word: w.ingredients[move.ingredient], signs: [`i-${move.ingredient}`], compact: true, does: { move } }),
  )
  const title = titles[String(prompt.about.cause)] ?? w.asks.takeMarket
  const left = Number(prompt.about.left ?? 1)
  return { title, why: prompt.about.cause === 'laboratory' ? w.asks.takeLabWhy(left) : w.asks.takeMore(left), choices }
}

export function askGive(scene: Scene): Asking {
  const { w, prompt } = scene
  const mine = farm(scene)
  const left = Number(prompt.about.left ?? 1)
  const get = prompt.about.get as Ingredient | null | undefined
  const choices = movesOf(scene, 'give').map((move): Choice => {
    const { ingredient, stored } = move
    const place = stored ? w.asks.onShelf(mine.storage[ingredient]) : w.asks.inYard(mine.sites[ingredient])
    const key = `${stored ? 'shelf' : 'site'}:${ingredient}`
    const note = `${w.ingredients[ingredient]}: ${place}`
    return { key, word: place, note, signs: [`i-${ingredient}`], compact: true, onTable: true, does: { move } }
  })
  const title = get ? w.asks.giveTrade(left, w.marker(get, 1)) : w.asks.giveCellar(left)
  return { title, why: w.asks.giveWhy, choices, area: 'yard' }
}

const isOption = (choice: Choice) => choice.compact === true

export function askFree(scene: Scene): Asking {
  const { w, prompt } = scene
  const choices = prompt.moves.flatMap((move): Choice[] => {
    if (move.kind === 'free_label') {
      const option = w.options[move.option]
      return [{ key: `free:${move.option}`, word: option.verb, note: option.does, signs: sign(move.option), compact: true, does: { move } }]
    }
    if (move.kind === 'special') {
      const note = does(card(String(prompt.about.card)), w)
      return [{ key: 'special', word: w.asks.special, note, does: { move } }]
    }
    return move.kind === 'nothing' ? [{ key: 'nothing', word: w.asks.leave, does: { move } }] : []
  })
  return { title: w.asks.free, why: w.asks.freeWhy, choices: [...choices.filter(isOption), ...choices.filter((each) => !isOption(each))] }
}

const goodOf = (scene: Scene): Good => (scene.prompt.about.good === 'cheese' ? 'cheese' : 'wine')

export function askGain(scene: Scene): Asking {
  const { w, shown, picks } = scene
  const good = goodOf(scene)
  if (picks.length) return gainThis(scene, good)
  const unseen = good === 'wine' ? shown.deck_wine : shown.deck_cheese
  const choices = movesOf(scene, 'gain').map((move): Choice => {
    if (move.card === null)
      return { key: 'deck:top', word: w.asks.pile, note: w.asks.pileNote(unseen), onTable: true, does: { move } }
    const key = `show:${move.card}`
    return { key, word: cardName(move.card, w), onTable: true, does: { picks: [key] } }
  })
  return { title: w.asks.gain(w.goods[good]), why: w.asks.gainWhy, choices, area: 'show' }
}

function gainThis(scene: Scene, good: Good): Asking {
  const { w } = scene
  const [move] = remaining(scene)
  const id = move?.kind === 'gain' ? move.card : null
  const go: Choice[] = move ? [{ key: 'go', word: w.asks.takeIt, main: true, does: { move } }] : []
  const read: Choice[] = id ? [{ key: 'read', word: w.asks.read, signs: ['u-help'], does: { read: id } }] : []
  return {
    title: id ? w.asks.gainThis(cardName(id, w)) : w.asks.gainPile(w.goods[good]),
    why: id ? w.asks.gainRefill : w.asks.gainPileWhy,
    choices: [...go, ...read, back(scene)],
    area: 'show',
  }
}

export function askAgeing(scene: Scene): Asking {
  const { w, prompt } = scene
  const good = w.goods[goodOf(scene)]
  const hurry = prompt.about.pace !== 'slow'
  const choices = movesOf(scene, 'target').map((move): Choice => {
    const markers = farm(scene).cellar[move.slot - 1]?.markers ?? 0
    const note = w.asks.left(markers + (hurry ? -1 : 1))
    return { key: `slot:${move.slot}`, word: cardName(inVault(scene, move.slot), w), note, onTable: true, does: { move } }
  })
  const title = hurry ? w.asks.hurry(good) : w.asks.slow(good)
  return { title, why: hurry ? w.asks.hurryWhy : w.asks.slowWhy, choices, area: 'cellar' }
}

export function askHelp(scene: Scene): Asking {
  const { w } = scene
  const choices = movesOf(scene, 'target').map((move): Choice => {
    const id = inVault(scene, move.slot)
    const note = does(card(id), w)
    return { key: `slot:${move.slot}`, word: cardName(id, w), note, onTable: true, does: { move } }
  })
  return { title: w.asks.help, why: w.asks.helpWhy, choices, area: 'cellar' }
}

const GOURMET_OWN = 1
const GOURMET_OTHER = 2

export function askGourmet(scene: Scene): Asking {
  const { w, prompt } = scene
  const acting = card(String(prompt.about.card))
  const choices = movesOf(scene, 'gourmet').map((move): Choice => {
    const n = move.indicator === acting.good ? GOURMET_OWN : GOURMET_OTHER
    const word = `${w.Goods[move.indicator]} ${w.steps(n)}`
    return { key: `steps:${move.indicator}`, word, signs: [`m-${move.indicator}`], does: { move } }
  })
  const action = acting.action ? w.actions[acting.action].name : ''
  const why = w.asks.gourmetWhy(action, cardName(acting.id, w))
  return { title: w.asks.gourmet(Number(prompt.about.left ?? 1)), why, choices, area: 'valley' }
}

export function askStarter(scene: Scene): Asking {
  const { w, prompt } = scene
  const acting = card(String(prompt.about.card))
  const pays = counted(acting.names ?? [], w)
  const ways = movesOf(scene, 'pay_starter')
  const choices = prompt.moves.flatMap((move: Move): Choice[] => {
    if (move.kind === 'nothing') return [{ key: 'nothing', word: w.asks.leave, does: { move } }]
    if (move.kind !== 'pay_starter') return []
    const from = move.stored.length ? w.asks.payShelf(counted(move.stored, w)) : w.asks.payYard
    const note = ways.length > 1 || move.stored.length ? { note: from } : {}
    return [{ key: `pay:${move.stored}`, word: w.asks.pay, main: move === ways[0], does: { move }, ...note }]
  })
  return { title: w.asks.starter(pays), why: w.asks.starterWhy(cardName(acting.id, w), w.goods[acting.good]), choices }
}

export function askBench(scene: Scene): Asking {
  const { w } = scene
  const choices = movesOf(scene, 'bench').map(
    (move): Choice => ({ key: `color:${move.color}`, word: w.colors[move.color], signs: [`h-${move.color}`], compact: true, does: { move } }),
  )
  const space = scene.shown.housing.findIndex(({ houses }) => houses[scene.seat]?.color === null) + 1
  return { title: w.asks.bench(houseInView(space, scene.seat)), why: w.asks.benchWhy, choices, area: 'valley' }
}
