// Every choice of the farms in words: what it is called, what may be typed for it, and why another is closed.
import type { Closed, Spoken } from '../../../line/aloud'
import { asking, type Scene } from '../asking'
import { does } from '../asking/effect'
import { inVault } from '../asking/scene'
import type { Desk } from '../desk.svelte'
import { facets } from '../facets'
import { card } from '../printed'
import type { Move } from '../types'
import { reason } from '../why'
import { cardName, say, type Words } from '../words'
import { yields } from '../yielded'
import { tongues } from './words'

/** The worker of this house, so that a move can be called by it. */
function worker(move: Move, scene: Scene, w: Words): string {
  const color = move.kind === 'send' ? scene.shown.housing[move.house - 1]?.houses[scene.seat]?.color : undefined
  const stood = move.kind === 'return' ? scene.shown.workers.find(({ row, col }) => row === move.plot[0] && col === move.plot[1])?.color : undefined
  const found = color ?? stood
  return found ? w.workers[found] : ''
}

/** The cards in the vaults that the move is about. */
function vaults(move: Move): number[] {
  if (move.kind === 'sell_pair') return [move.wine_slot, move.cheese_slot]
  return 'slot' in move && move.kind !== 'produce' ? [move.slot] : []
}

function details(move: Move, scene: Scene, w: Words): string[] {
  const cards = vaults(move).map((slot) => inVault(scene, slot)).filter(Boolean)
  const acts = move.kind === 'trigger' ? cards.map((id) => does(card(id), w)) : []
  return [worker(move, scene, w), ...cards.map((id) => cardName(id, w)), ...acts].filter(Boolean)
}

/** What a worker brings in from there. */
function brings(move: Move, scene: Scene): string[] {
  if (move.kind !== 'send' && move.kind !== 'return') return []
  const { harvest = [] } = asking({ ...scene, picks: facets(move) })
  const gifts = yields(harvest, scene.w)
  return gifts.length ? [scene.w.table.brings(scene.w.and(gifts))] : []
}

function phrasesOf(move: Move, scene: Scene): string[] {
  return tongues.flatMap((tongue) => {
    const sentence = say(move, tongue, scene.seat)
    const kind = tongue.say.kinds[move.kind] ?? ''
    const about = details(move, scene, tongue).join(' ')
    return [sentence, `${sentence} ${about}`, `${kind} ${about} ${sentence}`, `${kind} ${sentence} ${about}`]
  })
}

/** What would be lost by it, where that is asked once more. */
function sure(move: Move, scene: Scene): string | undefined {
  const key = { drop_out: 'drop', end_turn: 'end', age: 'age' }[move.kind as string]
  const does = key && asking({ ...scene, picks: [] }).choices.find((choice) => choice.key === key)?.does
  if (!does || !('picks' in does)) return undefined
  const { title, why } = asking({ ...scene, picks: does.picks })
  return `${title} ${why}`
}

export function choices({ scene }: Desk): Spoken<Move>[] {
  if (!scene) return []
  return scene.prompt.moves.map((move) => {
    const said = say(move, scene.w, scene.seat)
    const more = [...details(move, scene, scene.w), ...brings(move, scene)].join(', ')
    const label = more ? `${said}: ${more}` : said
    return { move, label, phrases: [label, ...phrasesOf(move, scene)], sure: sure(move, scene) }
  })
}

/** What cannot be chosen: answers that are hatched, and cards of the hand that cannot be made. */
export function closed(desk: Desk): Closed[] {
  const { scene, asking: asked, w } = desk
  if (!scene || !asked) return []
  const shut = asked.choices.filter((choice) => choice.off && choice.note).map(({ word, note = '' }) => ({ label: word, why: note, phrases: [word] }))
  const unmade = scene.own.hand.flatMap((id): Closed[] => {
    const why = reason(scene.prompt.why, `produce:${id}`, w)
    const phrases = tongues.map((tongue) => `${tongue.say.kinds.produce} ${cardName(id, tongue)}`)
    return why ? [{ label: cardName(id, w), why, phrases }] : []
  })
  return [...shut, ...unmade]
}
