// What can be done at any time in the own turn: labels, the trade of three for one, the closed vault.
import { among, which } from '../facets'
import { label } from '../printed'
import type { Ingredient, MoveOf } from '../types'
import { counted } from '../words'
import { back, narrow, remaining, settled, type Asking, type Choice, type Scene } from './scene'
import { payments } from './trade'

function paidFor(move: MoveOf<'label'>): Ingredient[] {
  return move.second ? [move.ingredient, move.second] : [move.ingredient]
}

/** The second markers that may be given, to choose from. */
function seconds(scene: Scene, picks: string[]): Choice[] {
  const rest = picks.filter((key) => !key.startsWith('second:') && !key.startsWith('pay:'))
  const all = among(narrow(scene.prompt.moves, rest), 'second')
  if (all.length < 2) return []
  return all.map((key) => {
    const what = which(key) as Ingredient
    const chosen = picks.includes(key)
    return { key, word: scene.w.ingredients[what], signs: [`i-${what}`], chosen, compact: true, does: { picks: [...rest, key] } }
  })
}

export function askLabel(scene: Scene): Asking {
  const { w } = scene
  const { picks, move } = settled(scene, 'second', 'pay')
  if (move?.kind !== 'label') return { title: '', why: '', choices: [back(scene)] }
  const pays = counted(paidFor(move), w)
  const more = seconds(scene, picks)
  const go: Choice = { key: 'go', word: w.asks.doIt, note: w.asks.pays(pays), main: true, does: { move } }
  return {
    title: w.asks.label(w.ingredients[move.ingredient], w.options[move.option].does),
    why: more.length ? w.asks.second : w.asks.labelPays(counted(label(move.ingredient).cost, w)),
    choices: [...more, ...payments(scene, picks), go, back(scene)],
    area: 'yard',
  }
}

export function askTrade(scene: Scene): Asking {
  const { w } = scene
  const choices = remaining(scene).flatMap((move): Choice[] =>
    move.kind === 'trade'
      ? [{ key: `get:${move.get}`, word: w.ingredients[move.get], signs: [`i-${move.get}`], compact: true, does: { move } }]
      : [],
  )
  return { title: w.asks.trade, why: w.asks.tradeWhy, choices: [...choices, back(scene)], area: 'yard' }
}

export function askOpen(scene: Scene): Asking {
  const { w } = scene
  const choices = remaining(scene).flatMap((move): Choice[] => {
    if (move.kind !== 'open_cellar') return []
    if (move.by === 'markers')
      return [{ key: 'by:markers', word: w.asks.openMarkers, note: w.asks.openMarkersNote, does: { move } }]
    return [{ key: `by:${move.by}`, word: w.asks.openSteps(w.Goods[move.by]), signs: [`m-${move.by}`], does: { move } }]
  })
  return { title: w.asks.openTitle, why: w.asks.openWhy, choices: [...choices, back(scene)], area: 'cellar' }
}
