// What lies on the farm and in the valley says of itself, where it is pressed and answers nothing.
import type { Explained } from '../../rules/explained'
import { houseInView, same, terrain } from './geometry'
import type { Desk } from './desk.svelte'
import { housing, PHASES, SHELVES, TRACK } from './printed'
import { GOODS, INGREDIENTS, type Good, type Ingredient, type Plot } from './types'
import { capital } from './words'

/** What is needed of the desk. */
export type Looked = Pick<Desk, 'w' | 'shown' | 'view' | 'names'>

const LAST = TRACK.worths.length - 1

/** Reasons are parts of sentences. */
const sentence = (why: string) => (why ? { why: `${capital(why)}.` } : {})

/** Whose indicators stand on a space of the money road; -1 is the start. */
function standing(space: number, { shown, names, w }: Looked): string {
  const here = shown.farms.flatMap((farm, seat) =>
    GOODS.filter((good) => farm[good].space === space).map((good) => w.things.whose(names[seat] ?? '', w.goods[good])),
  )
  return here.length ? w.things.here(here.join('; ')) : w.things.nobody
}

function ofStone(space: number, { shown, w }: Looked): string[] {
  if (space < 0) return [w.things.atStart]
  const said = [w.things.stone(TRACK.worths[space] ?? 0, TRACK.lap_worth)]
  if (TRACK.bonus.includes(space)) said.push(shown.bonus.includes(space) ? w.things.bonus : w.things.bonusGone)
  if (space === LAST) said.push(w.things.lapBehind(TRACK.worths[TRACK.lap_to] ?? 0, TRACK.lap_worth))
  if (space === TRACK.lap_to) said.push(w.things.lapArrives(TRACK.worths[LAST] ?? 0, TRACK.lap_worth))
  return said
}

/** A space of the money road, with the ones beside it. */
export function stoneSays(space: number, looked: Looked): Explained {
  const { w } = looked
  const more = [
    ...(space >= 0 ? [{ word: w.things.back, to: () => stoneSays(space - 1, looked) }] : []),
    ...(space < LAST ? [{ word: w.things.on, to: () => stoneSays(space + 1, looked) }] : []),
  ]
  return {
    title: space < 0 ? w.things.startTitle : w.things.stoneTitle(TRACK.worths[space] ?? 0),
    text: [...ofStone(space, looked), standing(space, looked), w.things.jump],
    heading: '§1.14',
    more,
  }
}

/** Why a house does not answer, in words that are true of a house. */
export function houseWhy(code: string | undefined, { shown, w }: Looked): string {
  return (code && w.things.houseWhy[code]?.(shown.forced ? w.workers[shown.forced] : '')) || ''
}

/** A housing card: what its kind brings, and who lives in it. */
export function houseSays(number: number, { shown, view, names, w }: Looked, why = ''): Explained {
  const { card, houses } = shown.housing[number - 1]!
  const { kind, others } = housing(card)
  const name = kind === 'work_together' ? w.together : w.alone
  const lives = [view, 1 - view].map((seat) => {
    const color = houses[seat]?.color
    return w.things.lives(names[seat] ?? '', color ? w.workers[color] : w.table.vacant)
  })
  return {
    title: w.things.house(houseInView(number, view), name),
    text: [w.things.houses[kind], w.things.pattern(others.length), lives.join('; ') + '.'],
    heading: '§1.5',
    ...sentence(why),
  }
}

function goodOf(what: Ingredient): Good {
  return INGREDIENTS.indexOf(what) < INGREDIENTS.indexOf('salt') ? 'wine' : 'cheese'
}

/** An ingredient of the yard, with its shelf. */
export function siteSays(what: Ingredient, { shown, view, w }: Looked, why = ''): Explained {
  const farm = shown.farms[view]!
  const spaces = SHELVES[what] ?? 0
  return {
    title: w.ingredients[what],
    text: [
      w.things.site(farm.sites[what], w.goods[goodOf(what)]),
      spaces ? w.things.shelf(farm.storage[what], spaces) : w.things.noShelf,
    ],
    heading: '§1.7',
    ...sentence(why),
  }
}

/** A plot of the valley: what it brings, and who works there. */
export function plotSays(plot: Plot, { shown, w }: Looked): Explained {
  const soil = terrain(plot) ?? 'water'
  const worker = shown.workers.find(({ row, col }) => same([row, col], plot))
  return {
    title: capital(w.plots[soil]),
    text: [w.things.plots[soil], ...(soil === 'water' ? [] : [worker ? w.things.works(w.workers[worker.color]) : w.things.nobodyWorks])],
    heading: '§1.5',
  }
}

export function vaultSays(closed: boolean, w: Looked['w'], why = ''): Explained {
  const [title, text, heading] = closed ? [w.things.closedVault, w.things.opens, '§1.14'] : [w.things.emptyVault, w.things.ripens, '§1.6']
  return { title, text: [text], heading, ...sentence(why) }
}

export function tradeSays(w: Looked['w'], why: string): Explained {
  return { title: w.table.trade, text: [w.things.trade], heading: '§1.4', ...sentence(why) }
}

/** The turn-order card of a farm. */
export function orderSays(seat: number, { shown, names, w }: Looked): Explained {
  const number = shown.first === seat ? 1 : 2
  return { title: w.things.order(number), text: [w.things.goes(names[seat] ?? '', number), w.things.orderBy], heading: '§1.7' }
}

export function pileSays(good: Good, left: number, w: Looked['w']): Explained {
  return { title: w.table.deck(w.goods[good], left), text: [w.things.pile], heading: '§1.14' }
}

/** What the other holds and has sold, of which only the number is known. */
export function unseenSays(seat: number, { shown, names, w }: Looked): Explained {
  const farm = shown.farms[seat]!
  return {
    title: w.table.farmOf(names[seat] ?? ''),
    text: [w.things.holds(w.table.cardsOf(w.goods.wine, farm.hand_wine), w.table.cardsOf(w.goods.cheese, farm.hand_cheese)), w.things.sold(farm.gold, farm.silver)],
    heading: '§2',
  }
}
