// The dictionary of the present language, and the sentences that are put together from it.
import { words } from '../../lib/words.svelte'
import { colourOf, ROUNDS, valueOf } from './printed'
import type { Kind, Move, Phase } from './types'
import { en } from './words/en'
import { nl } from './words/nl'
import type { CardWords } from './words/en/cards'

export type Words = typeof en

export const marketWords = words<Words>({ en, nl })

const ONE_VALUE = ['purple', 'black', 'locoweed']

/** "toadstool 2"; where all chips of a colour are alike, the number is left out. */
export function chipName(chip: Kind, w: Words): string {
  const colour = colourOf(chip)
  return ONE_VALUE.includes(colour) ? w.chips[colour] : `${w.chips[colour]} ${valueOf(chip)}`
}

/** "white 1, toadstool 2 and ghost" */
export function chipNames(chips: Kind[], w: Words): string {
  return w.and(chips.map((chip) => chipName(chip, w)))
}

export function cardWords(card: string, w: Words): CardWords {
  return w.cards[card] ?? { name: causeName(card, w), short: '', text: '' }
}

/** The steps of a count. In the last round nothing is bought: coins and rubies become points. */
export function stepWords(round: number, w: Words): Record<string, [name: string, note: string]> {
  return round === ROUNDS ? { ...w.table.steps, ...w.table.lastSteps } : w.table.steps
}

/** What goes on in this round. */
export function phaseName(phase: Phase, round: number, w: Words): string {
  const last = round === ROUNDS ? w.table.lastSteps[phase]?.[0].toLowerCase() : undefined
  return last ?? w.phases[phase]
}

/** What a line of the log names as its cause. */
export function causeName(card: string, w: Words): string {
  return w.cards[card]?.name ?? w.causes[card] ?? card
}

/** Which of its books a colour has in this match. */
export function setOf(card: string, w: Words): string {
  const [, colour, which] = card.split('.')
  if (which === 'expansion') return w.table.bookSix
  if (!which || !/^\d$/.test(which)) return w.table.bookBase
  return colour === 'locoweed' ? w.table.bookNo(which) : w.table.book(which)
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

/** By the letter of a witch: who is paid what. */
const PENNIES: Record<string, keyof Words['pennies']> = { A: 'copper', B: 'silver', C: 'gold' }

function sayUse(card: string, places: number[], w: Words): string {
  const name = causeName(card, w)
  const penny = PENNIES[card.split('.')[1]?.charAt(0) ?? '']
  if (card.startsWith('witch.') && penny) return w.say.pay(w.pennies[penny], name, w.and(places.map((place) => String(place + 1))))
  return places.length ? w.say.usePlaces(name, w.and(places.map((place) => String(place + 1)))) : w.say.use(name)
}

/** A move in plain words, for a plain button; with the own pot at hand it can name the chips there. */
export function say(move: Move, w: Words = marketWords(), pot: { chip: Kind }[] = []): string {
  const name = (chip: Kind) => chipName(chip, w)
  const at = (place: number) => (pot[place] ? name(pot[place].chip) : '')
  switch (move.kind) {
    case 'draw':
      return w.say.draw
    case 'stop':
      return w.say.stop
    case 'take_back':
      return w.say.takeBack
    case 'leave_out':
      return w.say.leaveOut(w.and(move.cards.map((card) => causeName(card, w))))
    case 'lay':
      return w.say.lay(name(move.chip))
    case 'keep':
      return w.say.keep(name(move.chip))
    case 'give_back':
      return w.say.giveBack(name(move.chip))
    case 'use':
      return sayUse(move.card, move.places, w)
    case 'pass':
      return w.say.pass
    case 'take':
      return w.say.take(name(move.chip))
    case 'gain':
      return w.say.gain[move.what]
    case 'remove_white':
      return w.say.removeWhite
    case 'give_up':
      return w.say.giveUp(w.rats(move.steps))
    case 'swap':
      return w.say.swap(name(move.chip), name(move.to))
    case 'raise':
      return w.say.raise(at(move.place), move.place + 1, name(move.to))
    case 'mark':
      return w.say.mark(at(move.place), move.place + 1)
    case 'move_droplet':
      return w.say.droplet[move.droplet]
    case 'choose':
      return w.say.choose[move.what]
    case 'buy':
      return w.say.buy(name(move.chip))
    case 'copy':
      return w.say.copy(name(move.chip), w.pennies.silver)
    case 'return':
      return w.say.returns(name(move.chip))
    case 'empty':
      return w.say.empty
    case 'spend':
      return w.say.spend[move.on]
    case 'done':
      return w.say.done
    case 'withdraw':
      return w.say.withdraw
  }
}
