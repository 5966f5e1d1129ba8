// How the two halves of a farm stand: what its road and its sold cards would bring, were this the end.
import type { Explained } from '../../rules/explained'
import { pairs } from './end/score'
import { card, worth } from './printed'
import { GOODS, type Good, type Own } from './types'
import type { Looked } from './things'

export interface Half {
  good: Good
  road: number
  /** What the own sold cards bring, pairs included; null where they are not known. */
  sold: number | null
  all: number
}

function soldOf(good: Good, { gold, silver }: Own): number {
  const sum = (ids: string[], pile: 'gold' | 'silver') =>
    ids.map(card).reduce((total, each) => (each.good === good ? total + each[pile] : total), 0)
  return sum(gold, 'gold') + sum(silver, 'silver') + pairs({ gold, silver }).length
}

export function halves({ shown, view }: Pick<Looked, 'shown' | 'view'>, own: Own | null): Half[] {
  return GOODS.map((good) => {
    const { space, laps } = shown.farms[view]![good]
    const road = worth(space, laps)
    const sold = own && soldOf(good, own)
    return { good, road, sold, all: road + (sold ?? 0) }
  })
}

/** The half that would count now; null while both are level. */
export function lower(both: Half[]): Good | null {
  const [wine, cheese] = both
  if (!wine || !cheese || wine.all === cheese.all) return null
  return wine.all < cheese.all ? 'wine' : 'cheese'
}

export function halvesSay(looked: Looked, own: Own | null): Explained {
  const { w, names, view } = looked
  const both = halves(looked, own)
  const said = both.map(({ good, road, sold, all }) => (sold === null ? w.things.halfRoad(w.Goods[good], road) : w.things.half(w.Goods[good], road, sold, all)))
  return { title: w.things.halvesOf(names[view] ?? ''), text: [...said, w.things.lowerCounts], heading: '§1.13' }
}
