// What things of the farm say of themselves: labels, lines of the log, spaces of the score sheet.
import type { Explained } from '../../rules/explained'
import { does } from './asking/effect'
import type { RowName } from './end/score'
import { pairs } from './end/score'
import { card, label, phase, TRACK, type PhaseKind } from './printed'
import { sentence } from './telling'
import { GOODS, type Ingredient, type Indicator, type LabelOption, type Laid, type Told } from './types'
import { capital, cardName, counted, type Words } from './words'

export const CHAPTERS: { [kind in PhaseKind]: string } = {
  send_workers: '§1.5',
  production_sale: '§1.6',
  storage: '§1.7',
  aging: '§1.8',
  special_actions: '§1.9',
  return_workers: '§1.10',
  new_workers: '§1.11',
  sell_all: '§1.12',
  game_end: '§1.13',
}

const KINDS: { [kind in Told['kind']]?: string } = {
  worker_sent: '§1.5',
  worker_returned: '§1.10',
  produced: '§1.6',
  sold: '§1.6',
  pair_sold: '§1.6',
  dropped_out: '§1.6',
  markers_expired: '§1.7',
  turn_order: '§1.7',
  overripe: '§1.8',
  new_workers: '§1.11',
  ended: '§1.13',
}

export function labelSays(what: Ingredient, option: LabelOption, why: string, w: Words): Explained {
  const pays = w.asks.labelPays(counted(label(what).cost, w))
  return { title: w.table.labelFor(w.ingredients[what], w.options[option].does), text: [pays, w.explain[option]], heading: '§1.14', ...(why ? { why: capital(why) + '.' } : {}) }
}

function cardsOf(told: Told): string[] {
  if (told.kind === 'pair_sold') return [told.wine, told.cheese]
  return 'card' in told && told.card ? [told.card] : []
}

function cardSays(id: string, w: Words): string {
  const it = card(id)
  const more = it.dish ? `${capital(w.dishes[it.dish])}, ${w.steps(it.pair_steps ?? 0)}` : `${it.action ? w.actions[it.action].name : ''}: ${does(it, w)}`
  return `*${cardName(id, w)}*: ${w.table.worthIs(it.gold, it.silver)} ${more}.`
}

/** A line of the log: what led to what, and what the cards in it are worth. */
export function whence(line: Told[], names: string[], w: Words): Explained {
  const cards = [...new Set(line.flatMap(cardsOf))]
  const first = line[0]!
  const heading = first.kind === 'phase_began' ? CHAPTERS[phase(first.phase).kind] : (KINDS[first.kind] ?? '§1.14')
  return { title: w.table.whence, text: [...line.map((told) => sentence(told, names, w)), ...cards.map((id) => cardSays(id, w))], heading }
}

function sum(ids: string[], pile: 'gold' | 'silver', w: Words): string {
  return ids.length ? ids.map((id) => `${cardName(id, w)} ${card(id)[pile]}`).join(' + ') : w.table.nothingThere
}

function road({ space, laps }: Indicator, w: Words): string {
  const stands = space < 0 ? 0 : (TRACK.worths[space] ?? 0)
  return laps ? `${stands} + ${laps} × ${TRACK.lap_worth}` : String(stands || w.start)
}

/** How a row of the score sheet came about, farm by farm. */
export function rowSays(row: RowName | 'final', laid: Laid[], roads: { wine: Indicator; cheese: Indicator }[], names: string[], w: Words): Explained {
  const [title, note] = w.table.rows[row]
  const of = (seat: number): string[] => {
    const { gold, silver, sheet } = laid[seat]!
    if (row === 'final') return [`${w.Goods.cheese} ${sheet.i}, ${w.Goods.wine} ${sheet.j}: ${sheet.k}`]
    if (row === 'pairs') return [pairs(laid[seat]!).map(({ wine, cheese, dish }) => `${cardName(cheese, w)} + ${cardName(wine, w)} (${w.dishes[dish]})`).join(', ') || w.table.noPairs]
    return GOODS.map((good) => {
      const mine = (ids: string[]) => ids.filter((id) => card(id).good === good)
      const [gives, all] = good === 'cheese' ? [[sheet.a, sheet.c, sheet.e, sheet.g], sheet.i] : [[sheet.b, sheet.d, sheet.f, sheet.h], sheet.j]
      const how = row === 'gold' ? sum(mine(gold), 'gold', w) : row === 'silver' ? sum(mine(silver), 'silver', w) : row === 'road' ? road(roads[seat]![good], w) : `${gives.join(' + ')} = ${all}`
      return `${w.Goods[good]}: ${how}`
    })
  }
  return { title: title ?? '', text: [capital(note ?? '') + '.', ...laid.flatMap((_, seat) => [`*${names[seat] ?? ''}*`, ...of(seat)])], heading: '§1.13' }
}
