// The log in words: what each told thing says, and which of them make one line together.
import { chronicle, type Entry } from '../../lib/chronicle'
import { houseSays } from '../../lib/told'
import { card, phase, phaseOfSeason, worth } from './printed'
import type { Told, ToldOf } from './types'
import { cardName, counted, farmWords, soil, type Words } from './words'

/** The heading of a phase: "Spring 2: production and sale". */
export function phaseTitle(n: number, w: Words): string {
  const { season, kind } = phase(n)
  return `${w.seasons[season]} ${phaseOfSeason(n)}: ${w.phases[kind]}`
}

function remains(markers: number, w: Words): string {
  return markers ? w.log.nowLeft(markers) : w.log.nowRipe
}

function gained(told: ToldOf<'card_gained'>, w: Words): string {
  if (told.card === null) return w.log.gainedUnseen(w.goods[told.good])
  const name = cardName(told.card, w)
  return told.source === 'deck' ? w.log.gainedSeen(name) : w.log.gainedCard(name)
}

function labelled(told: ToldOf<'labelled'>, w: Words): string {
  return told.free || !told.ingredient ? w.log.freeLabel : w.log.label(w.ingredients[told.ingredient])
}

function ripened(told: ToldOf<'ripened'>, w: Words): string {
  const words = { hurry: w.log.hurried, slow: w.log.slowed, ageing: w.log.aged }
  return words[told.cause](cardName(told.card, w), remains(told.markers, w))
}

/** Back is at most four steps and what they skip; whoever seems to have gone back further came by the lap arrow. */
const FARTHEST_BACK = 8

function stepped(told: ToldOf<'stepped'>, w: Words): string {
  const went = wentTo(told, w)
  return told.jumped ? `${went}, ${w.log.jumped(told.jumped)}` : went
}

function wentTo(told: ToldOf<'stepped'>, w: Words): string {
  const value = worth(told.after, told.laps)
  const good = w.goods[told.good]
  if (told.after > told.before) return w.log.stepped(good, value)
  if (told.before - told.after > FARTHEST_BACK) return w.log.lapped(good, value)
  return w.log.steppedBack(good, told.after < 0 ? w.log.backToStart : String(value))
}

function actionOf(id: string, w: Words): string {
  const { action } = card(id)
  return action ? w.actions[action].name : ''
}

/** Starter cultures act only for what is paid: that is told next, or not at all where somebody left it or could not. */
function triggered(told: ToldOf<'triggered'>, w: Words, before?: Told, next?: Told): string {
  const action = actionOf(told.card, w)
  const name = before?.kind === 'produced' && before.card === told.card ? null : cardName(told.card, w)
  if (card(told.card).action === 'starter_cultures' && !paysStarter(next)) return (next ? w.log.left : w.log.begun)(action, name)
  if (name === null) return w.log.acted(action)
  return (told.helper ? w.log.helped : w.log.triggered)(action, name)
}

const paysStarter = (told: Told | undefined) => told?.kind === 'markers_paid' && told.cause === 'starter_cultures'

function stored(told: ToldOf<'markers_expired'>, w: Words): string {
  const kept = told.stored.length ? w.log.stored(counted(told.stored, w)) : w.log.storedNothing
  return told.expired.length ? `${kept}; ${w.log.expired(counted(told.expired, w))}` : kept
}

function order(told: ToldOf<'turn_order'>, names: string[], w: Words): string {
  const mine = told.stored[told.first] ?? 0
  const other = told.stored[1 - told.first] ?? 0
  const name = names[told.first] ?? ''
  return mine === other ? w.log.orderSwapped(name, mine) : w.log.order(name, mine, other)
}

/** What a told thing says; for what a seat did, without its name. */
export function clause(told: Told, names: string[], w: Words): string {
  const shared = houseSays(told)
  if (shared !== null) return shared
  switch (told.kind) {
    case 'phase_began':
      return phaseTitle(told.phase, w)
    case 'worker_sent':
      return w.log.sent(w.workers[told.color], soil(told.plot, w))
    case 'worker_returned':
      return w.log.returned(w.workers[told.color], soil(told.plot, w))
    case 'markers_gained':
      return w.log.gained[told.cause](counted(told.ingredients, w))
    case 'markers_paid':
      return w.log.paid[told.cause](counted(told.ingredients, w))
    case 'markers_expired':
      return stored(told, w)
    case 'produced':
      return w.log.produced(cardName(told.card, w))
    case 'labelled':
      return labelled(told, w)
    case 'card_gained':
      return gained(told, w)
    case 'ripened':
      return ripened(told, w)
    case 'overripe':
      return w.log.overripe(cardName(told.card, w))
    case 'stepped':
      return stepped(told, w)
    case 'triggered':
      return triggered(told, w)
    case 'sold':
      return w.log.sold[told.pile](cardName(told.card, w), card(told.card)[told.pile])
    case 'pair_sold':
      return w.log.pair(cardName(told.wine, w), cardName(told.cheese, w), w.dishes[told.dish])
    case 'dropped_out':
      return w.log.dropped
    case 'cellar_opened':
      return w.log.opened
    case 'turn_order':
      return order(told, names, w)
    case 'new_workers':
      return w.log.newWorkers(w.colors[told.color])
    case 'ended':
      return w.log.ended[told.by](names[told.winner] ?? '', told.finals[told.winner] ?? 0, told.finals[1 - told.winner] ?? 0)
  }
}

const bare = (text: string) => text.replaceAll('*', '')

/** One sentence for whoever listens. */
export function sentence(told: Told, names: string[], w: Words): string {
  const text = bare(clause(told, names, w))
  return 'seat' in told ? `${names[told.seat] ?? ''} ${text}.` : `${text}.`
}

const FOLLOWS = new Set<Told['kind']>(['markers_gained', 'markers_paid', 'labelled', 'card_gained', 'ripened', 'stepped', 'sold'])
const OPENS = new Set<Told['kind']>(['markers_expired', 'dropped_out'])

/** Whether this still belongs to the line before it: the same seat, and a consequence of what it did. */
function follows(told: Told, before: Told | undefined): boolean {
  if (!before || !('seat' in told) || !('seat' in before) || told.seat !== before.seat) return false
  if (OPENS.has(before.kind)) return false
  if (told.kind === 'triggered') return before.kind === 'produced' || before.kind === 'triggered'
  if (told.kind === 'markers_paid') return before.kind === 'triggered'
  if (told.kind === 'cellar_opened') return before.kind === 'markers_paid' || before.kind === 'stepped'
  if (told.kind === 'labelled') return told.free || before.kind === 'markers_paid'
  if (told.kind === 'ripened' && told.cause === 'ageing') return before.kind === 'ripened' && before.cause === 'ageing'
  if (told.kind === 'sold') return before.kind === 'pair_sold' || before.kind === 'sold' || before.kind === 'triggered'
  return FOLLOWS.has(told.kind)
}

/** What a told thing says within a line: what stands before it need not be said again. */
function within(told: Told, before: Told | undefined, next: Told | undefined, names: string[], w: Words): string {
  if (told.kind === 'triggered') return triggered(told, w, before, next)
  if (told.kind === 'ripened' && told.cause === 'ageing' && before && follows(told, before)) return w.log.agedToo(cardName(told.card, w), remains(told.markers, w))
  const said = clause(told, names, w)
  return before?.kind === 'labelled' && before.free && follows(told, before) ? w.log.forFree(said) : said
}

/** The lines of the log, as they read once `now` things are told. A label is not named where the line says what it cost and what it did. */
export function lines(log: Told[], names: string[], w: Words, now?: number): Entry<Told>[] {
  return chronicle(log, {
    clause: (told, before, next) => within(told, before, next, names, w),
    heading: (told) => told.kind === 'phase_began',
    follows,
    silent: (told) => told.kind === 'labelled',
  }, now)
}

/** A part of the log in sentences, for whoever did not look, or listens. */
export function retell(log: Told[], names: string[], w: Words = farmWords()): string[] {
  return lines(log, names, w).map(({ seat, text }) => {
    const told = bare(seat === null ? text : `${names[seat] ?? ''} ${text}`)
    return /[.!?]$/.test(told) ? told : `${told}.`
  })
}
