// The log in words: what each told thing says, and how the lines are put together.
import { chronicle, type Entry } from '../../lib/chronicle'
import { houseSays } from '../../lib/told'
import type { Told, ToldOf } from './types'
import { colourOf, SPACES, SPOON } from './printed'
import { cardWords, causeName, chipName, chipNames, marketWords, type Words } from './words'

const coinsAt = (space: number): number => SPACES[space]?.coins ?? 0

function drawn(told: ToldOf<'drawn'>, w: Words): string {
  const chips = chipNames(told.chips, w)
  return told.card === 'brewing' ? w.log.drawn(chips) : w.log.drawnFor(chips, causeName(told.card, w))
}

function placed(told: ToldOf<'placed'>, w: Words): string {
  const name = chipName(told.chip, w)
  const colour = colourOf(told.chip)
  if (told.at === SPOON) return colour === 'white' ? w.log.bowlWhite(name, told.white) : w.log.bowl(name)
  if (colour === 'white') return w.log.placedWhite(name, coinsAt(told.at), told.white)
  if (told.colour !== colour) return w.log.placedAs(name, w.chips[told.colour], told.moved, coinsAt(told.at))
  return w.log.placed(name, told.moved, coinsAt(told.at))
}

function moved(told: ToldOf<'moved'>, w: Words): string {
  const name = chipName(told.chip, w)
  return told.at < told.before
    ? w.log.movedBack(name, coinsAt(told.at))
    : w.log.moved(name, coinsAt(told.at), causeName(told.card, w))
}

function chipGained(told: ToldOf<'chip_gained'>, names: string[], w: Words): string {
  const chip = chipName(told.chip, w)
  if (told.card === 'round') return w.log.extraWhite
  if (told.to !== told.seat) return w.log.chipTo(chip, names[told.to] ?? '', causeName(told.card, w))
  return told.card === 'shop' ? w.log.bought(chip) : w.log.chip(chip, causeName(told.card, w))
}

function winners(told: ToldOf<'ended'>, names: string[], w: Words): string {
  return w.and(told.ranks.flatMap((rank, seat) => (rank === 1 ? [names[seat] ?? ''] : [])))
}

/** What a told thing says; for what a seat did, without its name. */
export function clause(told: Told, names: string[], w: Words): string {
  const shared = houseSays(told)
  if (shared !== null) return shared
  const cause = 'card' in told ? causeName(told.card, w) : ''
  switch (told.kind) {
    case 'round_began':
      return w.log.round(told.round)
    case 'book_came_out':
      return w.log.bookOut(cardWords(told.card, w).name)
    case 'fortune_read':
      return w.log.fortune(cardWords(told.card, w).name, cardWords(told.card, w).text)
    case 'rats_ran':
      return w.log.rats(w.rats(told.steps))
    case 'drawn':
      return drawn(told, w)
    case 'placed':
      return placed(told, w)
    case 'moved':
      return moved(told, w)
    case 'set_aside':
      return w.log.aside(chipName(told.chip, w))
    case 'put_back':
      return w.log.putBack(chipNames(told.chips, w))
    case 'kept':
      return w.log.kept(chipName(told.chip, w))
    case 'exploded':
      return (told.covered ? w.log.explodedCovered : w.log.exploded)(told.white, told.limit)
    case 'rescued':
      return w.log.rescued(cause)
    case 'stopped':
      return w.log.stopped
    case 'stop_taken_back':
      return w.log.stopTakenBack
    case 'restarted':
      return w.log.restarted
    case 'flask_turned':
      return told.full ? w.log.flaskFull : w.log.flaskUsed
    case 'penny_paid':
      return w.log.penny(cause)
    case 'points_gained':
      return told.points < 0 ? w.log.pointsLost(w.points(-told.points), cause) : w.log.points(w.points(told.points), cause)
    case 'rubies_gained':
      return told.rubies < 0 ? w.log.rubiesLost(w.rubies(-told.rubies), cause) : w.log.rubies(w.rubies(told.rubies), cause)
    case 'rubies_paid':
      return told.card === 'rubies' ? w.log.rubiesSpent(w.rubies(told.rubies)) : w.log.rubiesPaid(w.rubies(told.rubies), cause)
    case 'chip_gained':
      return chipGained(told, names, w)
    case 'chip_missing':
      return w.log.missing(chipName(told.chip, w), cause)
    case 'chip_left':
      return w.log.left(chipName(told.chip, w))
    case 'chip_raised':
      return w.log.raised(chipName(told.chip, w), chipName(told.to, w))
    case 'marked':
      return w.log.marked(chipName(told.chip, w))
    case 'droplet_moved':
      return told.droplet === 'pot' ? w.log.droplet(told.at) : w.log.tube(told.at)
    case 'rolled':
      return w.log.rolled(w.faces[told.face])
    case 'answered':
      return w.log.answered[told.choice]
    case 'coins_left':
      return w.log.coinsLeft(w.coins(told.coins))
    case 'ended':
      return w.log.ended(winners(told, names, w))
  }
}

const bare = (text: string) => text.replaceAll('*', '')

/** One sentence for whoever listens; a drawn chip is said once, where it comes to lie. */
export function sentence(told: Told, names: string[], w: Words): string {
  if (told.kind === 'drawn' && told.card === 'brewing') return ''
  const text = bare(clause(told, names, w))
  return 'seat' in told ? `${names[told.seat] ?? ''}: ${text}.` : /[.!?]$/.test(text) ? text : `${text}.`
}

const FOLLOWS: Told['kind'][] = [
  'placed',
  'moved',
  'exploded',
  'set_aside',
  'put_back',
  'points_gained',
  'rubies_gained',
  'chip_gained',
  'droplet_moved',
  'chip_missing',
  'flask_turned',
  'rescued',
  'rubies_paid',
  'chip_left',
]

/** What the die shows is said; that it is taken goes without saying. */
const byDie = (told: Told): boolean =>
  ['points_gained', 'rubies_gained', 'chip_gained'].includes(told.kind) && 'card' in told && told.card === 'die'

/** A drawn chip is named where it lies; by itself it would be said twice. */
const drawnOnly = (told: Told, next: Told | undefined): boolean =>
  told.kind === 'drawn' && told.card === 'brewing' && next?.kind === 'placed' && next.seat === told.seat

/** Whether this still belongs to the line before it: the same seat, and a consequence of what it did. */
function follows(told: Told, before: Told | undefined): boolean {
  if (!before || !('seat' in told) || !('seat' in before) || told.seat !== before.seat) return false
  if (drawnOnly(before, told)) return false
  if (told.kind === 'placed') return before.kind === 'drawn' || before.kind === 'put_back'
  if ('card' in told && 'card' in before && told.card === before.card && told.card !== 'shop') return FOLLOWS.includes(told.kind)
  return ['exploded', 'moved', 'rescued', 'flask_turned'].includes(told.kind)
}

/** The lines of the log. */
export function lines(log: Told[], names: string[], w: Words, now?: number): Entry<Told>[] {
  return chronicle(log, {
    clause: (told) => clause(told, names, w),
    heading: (told) => told.kind === 'round_began',
    follows,
    silent: (told, next) => drawnOnly(told, next) || byDie(told),
  }, now)
}

/** A part of the log in sentences, for whoever did not look, or listens. */
export function retell(log: Told[], names: string[], w: Words = marketWords()): string[] {
  return lines(log, names, w).map(({ seat, text }) => {
    const told = bare(seat === null ? text : `${names[seat] ?? ''}: ${text}`)
    return /[.!?]$/.test(told) ? told : `${told}.`
  })
}
