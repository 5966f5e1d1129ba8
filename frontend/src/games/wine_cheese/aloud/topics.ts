// What can be read of the farms: hand, cellar, yard, valley, table, score, display and log, a sentence a line.
import type { Topic } from '../../../line/aloud'
import { does } from '../asking/effect'
import type { Desk, FarmTable } from '../desk.svelte'
import { ROWS } from '../end/score'
import { narrow } from '../facets'
import { houseInView, spacesInView } from '../geometry'
import { card, housing, worth } from '../printed'
import { spacesOf } from '../ripening'
import { tagline } from '../tagline'
import { phaseTitle, retell } from '../telling'
import { INGREDIENTS, type Ingredient, type Markers } from '../types'
import { capital, cardName, counted, thePlace } from '../words'
import { aloudWords, called, type Subject } from './words'

const LAST = 10

const sentence = (text: string): string => (/[.!?]$/.test(text) ? capital(text) : `${capital(text)}.`)

/** "Chablis, wine: costs 2 white grapes; 8 ripe, 4 early; gourmet, quiche" */
function aCard(id: string, desk: Desk): string {
  const { w, scene } = desk
  const it = card(id)
  const special = it.dish ? w.table.gourmet(w.dishes[it.dish]).replace(/\.$/, '') : it.action ? `${w.actions[it.action].name}, ${does(it, w)}` : ''
  const can = scene && narrow(scene.prompt.moves, [`hand:${id}`]).length ? aloudWords().canMake : ''
  const parts = [aloudWords().costs(counted(it.cost, w)), aloudWords().worth(it.gold, it.silver), special, can].filter(Boolean)
  return sentence(`${cardName(id, w)}, ${w.goods[it.good]}: ${parts.join('; ')}`)
}

function hand(desk: Desk): string[] {
  const cards = desk.own?.hand ?? []
  return cards.length ? cards.map((id) => aCard(id, desk)) : [desk.w.table.handEmpty]
}

function cellar(desk: Desk, seat: number): string[] {
  const { w, shown } = desk
  return (shown.farms[seat]?.cellar ?? []).map((slot, i) => {
    const place = w.table.slot(i + 1)
    if (slot.closed) return sentence(`${place}: ${w.table.closed}`)
    if (slot.card === null) return sentence(`${place}: ${w.table.emptySlot}`)
    const { markers, when } = tagline(slot, spacesOf(slot.card), { shown, view: seat, scene: seat === desk.seat ? desk.scene : null }, w)
    return sentence(`${place}: ${cardName(slot.card, w)}, ${markers}, ${when}`)
  })
}

function heap(markers: Markers, desk: Desk): string {
  const all = INGREDIENTS.flatMap((kind) => Array.from({ length: markers[kind] }, (): Ingredient => kind))
  return all.length ? counted(all, desk.w) : aloudWords().nothing
}

function yard(desk: Desk, seat: number): string[] {
  const farm = desk.shown.farms[seat]
  return farm ? [aloudWords().sites(heap(farm.sites, desk)), aloudWords().shelf(heap(farm.storage, desk))] : []
}

function valley(desk: Desk): string[] {
  const { shown, w, view } = desk
  const workers = shown.workers.map(({ row, col, color }) =>
    aloudWords().stands(w.workers[color], thePlace([row, col], view, w)),
  )
  const houses = spacesInView(shown.housing.length, view).map((number) => {
    const { card: id, houses: both } = shown.housing[number - 1]!
    const color = both[view]?.color
    const rule = housing(id).kind === 'work_together' ? w.together : w.alone
    return sentence(w.table.house(houseInView(number, view), rule, color ? w.workers[color] : w.table.vacant))
  })
  return [...workers, ...houses]
}

function theTable(desk: Desk): string[] {
  const { shown, w, names } = desk
  const waited = shown.waiting[0]
  const turn = waited ? w.asks.thinks(names[waited.seat] ?? '', w.asks.theirs[waited.ask]) : w.asks.nobody
  return [`${phaseTitle(shown.phase, w)}. ${sentence(`${names[shown.first]} ${w.table.cardNoMeans(1)}`)}`, turn]
}

function score(desk: Desk): string[] {
  const { shown, names, w } = desk
  if (shown.laid.length) return sheet(desk)
  return shown.farms.flatMap((farm, seat) => {
    const [wine, cheese] = [worth(farm.wine.space, farm.wine.laps), worth(farm.cheese.space, farm.cheese.laps)]
    const name = names[seat] ?? ''
    const own = seat === desk.seat && desk.own ? [...desk.own.gold, ...desk.own.silver].map((id) => cardName(id, w)) : []
    return [
      `${aloudWords().road(name, wine, cheese)} ${aloudWords().sold(farm.gold, farm.silver)}`,
      ...(own.length ? [sentence(`${w.table.piles}: ${own.join(', ')}`)] : []),
    ]
  })
}

/** Line by line, as it adds up. */
function sheet(desk: Desk): string[] {
  const { shown, names, w } = desk
  return shown.laid.flatMap(({ sheet: sums }, seat) => {
    const rows = ROWS.map((row) => aloudWords().row(w.table.rows[row.name][0]!, sums[row.cheese], sums[row.wine]))
    return [sentence(names[seat] ?? ''), ...rows, sentence(`${w.table.rows.final[0]}: ${sums.k}`)]
  })
}

function display(desk: Desk): string[] {
  const { shown, w } = desk
  return [
    ...[...shown.display_wine, ...shown.display_cheese].map((id) => aCard(id, desk)),
    sentence(w.table.deck(w.goods.wine, shown.deck_wine)),
    sentence(w.table.deck(w.goods.cheese, shown.deck_cheese)),
  ]
}

function farm(desk: Desk, seat: number): string[] {
  const it = desk.shown.farms[seat]
  if (!it) return []
  return [...cellar(desk, seat), ...yard(desk, seat), aloudWords().hand(desk.names[seat] ?? '', it.hand_wine, it.hand_cheese)]
}

function log(desk: Desk, table: FarmTable): string[] {
  const lines = retell(table.log.map((line) => line.told), desk.names, desk.w).slice(-LAST)
  return lines.length ? lines : [desk.w.table.logEmpty]
}

export function topics(desk: Desk, table: FarmTable): Topic[] {
  const topic = (subject: Subject, lines: () => string[]): Topic => ({ name: aloudWords().topics[subject][0]!, phrases: called(subject), lines })
  const other = desk.names[1 - desk.view] ?? ''
  return [
    ...(desk.own ? [topic('hand', () => hand(desk))] : []),
    topic('cellar', () => cellar(desk, desk.view)),
    topic('yard', () => yard(desk, desk.view)),
    topic('valley', () => valley(desk)),
    topic('table', () => theTable(desk)),
    topic('score', () => score(desk)),
    topic('display', () => display(desk)),
    { name: other, phrases: [other, desk.w.table.farmOf(other)], lines: () => farm(desk, 1 - desk.view) },
    topic('log', () => log(desk, table)),
  ]
}
