// What can be read of the market: pots, bag, score, table, books, card, witches and log, a sentence a line.
import type { Topic } from '../../../line/aloud'
import type { Desk, MarketTable } from '../desk.svelte'
import { ROUNDS, SPACES } from '../printed'
import { retell } from '../telling'
import type { Kind, Player } from '../types'
import { capital, cardWords, chipName, phaseName } from '../words'
import { aloudWords, called, type Subject } from './words'

const LAST = 10

const bare = (text: string): string => text.replaceAll('*', '')
const closed = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

/** "2 times white 1, toadstool 2" */
export function heap(chips: Kind[], desk: Desk): string {
  return [...new Set(chips)]
    .map((chip) => aloudWords().times(chips.filter((other) => other === chip).length, chipName(chip, desk.w)))
    .join(', ')
}

function pot(desk: Desk, player: Player): string[] {
  const { table } = desk.w
  if (player.hidden) return [closed(`${desk.names[player.seat]}: ${table.hidden}`)]
  const lies = player.pot.map((laid) => `${capital(table.lies(SPACES[laid.at]!.coins, chipName(laid.chip, desk.w)))}.`)
  const bowl = player.bowl.map((laid) => `${capital(table.inBowl(chipName(laid.chip, desk.w)))}.`)
  return [
    `${table.pot(desk.names[player.seat] ?? '')}: ${table.whites(player.white, player.limit)}; ${table.scoresAt(player.coins, player.worth, player.ruby)}.`,
    `${capital(table.startAt(SPACES[player.droplet]!.coins))}.`,
    ...(lies.length || bowl.length ? [...lies, ...bowl] : [aloudWords().emptyPot]),
  ]
}

function bag(desk: Desk, table: MarketTable): string[] {
  const { me, w } = desk
  const chips = table.own?.bag ?? me.contents
  const flask = me.flask ? w.table.flaskFull : w.table.flaskEmpty
  const aside = me.aside.map(({ chip }) => `${capital(chipName(chip, w))} ${w.table.beside}.`)
  return [
    ...(me.bag === null ? [] : [`${w.table.bag(me.bag)}.`]),
    chips ? `${w.table.bagShown}: ${heap(chips, desk)}.` : aloudWords().bagUnknown,
    `${w.rubies(me.rubies)}. ${flask}.`,
    ...aside,
  ]
}

function scores(desk: Desk): string[] {
  return desk.shown.players.map(
    ({ seat, points, tails, rubies }) => `${desk.w.table.scoreOf(desk.names[seat] ?? '', points, tails)}, ${desk.w.rubies(rubies)}.`,
  )
}

function standing(desk: Desk, player: Player): string {
  const { table } = desk.w
  if (player.hidden) return table.hidden
  const state = {
    waiting: table.waiting,
    brewing: table.brewing,
    stopped: table.stopped(player.coins),
    exploded: table.exploded(player.white),
  }[player.state]
  return `${state}, ${table.chipCount(player.pot.length, player.white, player.limit)}`
}

function market(desk: Desk): string[] {
  const { shown, w, names } = desk
  const waited = shown.waiting.filter((each) => !each.chosen)
  return [
    `${w.table.round(shown.round, ROUNDS)}: ${phaseName(shown.phase, shown.round, w)}. ${w.table.reads(names[shown.first] ?? '')}.`,
    ...shown.players.map((player) => `${names[player.seat]}: ${standing(desk, desk.player(player.seat))}.`),
    waited.length ? w.asks.waitsFor(w.and(waited.map(({ seat }) => names[seat] ?? '')), waited.length > 1) : aloudWords().nobodyWaits,
  ]
}

function books(desk: Desk): string[] {
  return desk.shown.books.map((book) => {
    const { name, text } = cardWords(book.card, desk.w)
    const prices = book.prices.map(({ chip, coins }) => aloudWords().costs(chipName(chip, desk.w), desk.w.coins(coins))).join(', ')
    return `${name}: ${closed(bare(text))} ${capital(prices)}.`
  })
}

function card(desk: Desk): string[] {
  const { fortune } = desk.shown
  if (!fortune) return [desk.w.table.noCard]
  const { name, text } = cardWords(fortune, desk.w)
  return [`${name}. ${bare(text)}`]
}

function witches(desk: Desk): string[] {
  const { table, pennies } = desk.w
  return desk.shown.witches.map((witch) => {
    const { name, text } = cardWords(witch.card, desk.w)
    const paid = desk.me.pennies.includes(witch.group) ? table.penny(pennies[witch.penny]) : table.pennyPaid
    return `${name}: ${closed(bare(text))} ${capital(paid)}.`
  })
}

/** Without a question of the draw it says nothing of the risk. */
export function odds(desk: Desk, table: MarketTable): string[] {
  const { me, w } = desk
  const { bag: left, risk } = me
  if (left === null || risk === null) return [aloudWords().bagUnknown]
  const share = left ? `, ${aloudWords().percent(Math.round((100 * risk) / left))}` : ''
  const chips = table.own?.bag ?? me.contents
  return [
    `${capital(w.asks.odds(left, risk))}${share}.`,
    `${w.table.whites(me.white, me.limit)}; ${w.table.burstsAt(me.limit + 1)}. ${me.flask ? w.table.flaskFull : w.table.flaskEmpty}.`,
    ...(chips ? [`${w.table.bagShown}: ${heap(chips, desk)}.`] : []),
  ]
}

function log(desk: Desk, table: MarketTable): string[] {
  const lines = retell(table.log.map((line) => line.told), desk.names, desk.w).slice(-LAST)
  return lines.length ? lines : [desk.w.table.logEmpty]
}

export function topics(desk: Desk, table: MarketTable): Topic[] {
  const topic = (subject: Subject, lines: () => string[]): Topic => ({
    name: aloudWords().topics[subject][0]!,
    phrases: called(subject),
    lines,
  })
  const theirs = desk.others.map((seat): Topic => {
    const name = desk.names[seat] ?? ''
    return { name: `${aloudWords().topics.pot[0]} ${name}`, phrases: called('pot').map((word) => `${word} ${name}`), lines: () => pot(desk, desk.player(seat)) }
  })
  return [
    topic('pot', () => pot(desk, desk.me)),
    ...theirs,
    topic('bag', () => bag(desk, table)),
    topic('score', () => scores(desk)),
    topic('table', () => market(desk)),
    topic('books', () => books(desk)),
    topic('card', () => card(desk)),
    ...(desk.shown.witches.length ? [topic('witches', () => witches(desk))] : []),
    topic('log', () => log(desk, table)),
  ]
}
