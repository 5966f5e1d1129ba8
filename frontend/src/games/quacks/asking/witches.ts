// A witch is called first and paid with a second press: her penny is spent once a match, and never by a slip of the finger.
import { valueOf } from '../printed'
import type { Move } from '../types'
import { capital, cardWords, chipName, chipNames } from '../words'
import { keyOf, same, type Asking, type Choice, type Scene } from './scene'

/** The witch who is paid by this move. A chip that was just bought is given once more by the one of buying. */
export function witchOf(move: Move, scene: Scene): string | null {
  if (move.kind === 'use') return move.card.startsWith('witch.') ? move.card : null
  return move.kind === 'copy' ? (scene.shown.witches.find(({ group }) => group === 'B')?.card ?? null) : null
}

function pennyOf(card: string, { shown }: Scene) {
  return shown.witches.find((witch) => witch.card === card)?.penny ?? 'copper'
}

/** A button for each witch who can help; all her ways lie behind it. */
export function calls(scene: Scene): Choice[] {
  const asked = scene.prompt.moves.map((move) => witchOf(move, scene))
  return [...new Set(asked)].flatMap((card) => (card ? [call(card, scene.prompt.moves.filter((_, i) => asked[i] === card), scene)] : []))
}

function call(card: string, moves: Move[], scene: Scene): Choice {
  const { asks, pennies } = scene.w
  const penny = pennyOf(card, scene)
  const does = asks.calls[card] ?? ''
  const { name } = cardWords(card, scene.w)
  return {
    key: card,
    word: asks.call(name),
    brief: name,
    note: asks.forPenny(pennies[penny], does),
    briefNote: does,
    sign: `penny-${penny}`,
    chosen: scene.prompt.chosen !== null && moves.some((move) => same(move, scene.prompt.chosen)),
    places: [...new Set(moves.flatMap((move) => (move.kind === 'use' ? move.places : [])))],
    sure: price(card, moves, scene),
  }
}

/** What she says when she was called: her price, and what it brings. */
function price(card: string, moves: Move[], scene: Scene): Asking {
  const { asks, pennies } = scene.w
  const { name } = cardWords(card, scene.w)
  const penny = pennyOf(card, scene)
  const back: Choice = { key: 'back', word: asks.notNow, note: asks.notNowNote, back: true }
  const ways = moves.map((move) => way(move, asks.calls[card] ?? '', moves.length > 1, scene))
  return { title: asks.payTitle(name, pennies[penny]), why: asks.payWhy, choices: [back, ...ways], card, tiles: true }
}

/** One of several ways is called by its chips; a single one by what is paid. */
function way(move: Move, does: string, several: boolean, scene: Scene): Choice {
  const { asks, pennies } = scene.w
  const penny = pennyOf(witchOf(move, scene)!, scene)
  const cost = { sign: `penny-${penny}`, word: pennies[penny] }
  if (!several) return { key: keyOf(move), word: asks.payPenny(cost.word), note: does, sign: cost.sign, move }
  return { key: keyOf(move), ...chipsOf(move, scene), cost, move }
}

function chipsOf(move: Move, scene: Scene): Pick<Choice, 'word' | 'note' | 'chip' | 'chips' | 'places'> {
  const { w, me } = scene
  if (move.kind === 'copy') return { word: capital(w.asks.copy(chipName(move.chip, w))), note: w.asks.copyNote, chip: move.chip }
  const places = move.kind === 'use' ? move.places : []
  const chips = places.map((place) => me.pot[place]!.chip)
  const both = chips.length > 1
  const pictures = { chip: chips.at(-1)!, ...(both ? { chips } : {}), places }
  const names = capital(chipNames(chips, w))
  if (move.kind === 'use' && move.card === 'witch.B1') return { word: both ? w.asks.lastTwo : names, note: w.asks.stepUp, ...pictures }
  const white = me.white - chips.reduce((sum, chip) => sum + valueOf(chip), 0)
  return { word: both ? w.asks.bothBack : w.asks.putBack(names), note: w.asks.putBackNote(white), ...pictures }
}
