// The score sheet as rows, and the plates on which a wine and a cheese met.
import { card } from '../printed'
import type { Dish, Good, Laid, SheetSpace } from '../types'

export type RowName = 'gold' | 'silver' | 'road' | 'pairs' | 'sum'

export interface Row {
  name: RowName
  cheese: SheetSpace
  wine: SheetSpace
  sign: string
}

export const ROWS: Row[] = [
  { name: 'gold', cheese: 'a', wine: 'b', sign: 'gold' },
  { name: 'silver', cheese: 'c', wine: 'd', sign: 'silver' },
  { name: 'road', cheese: 'e', wine: 'f', sign: 'a-step' },
  { name: 'pairs', cheese: 'g', wine: 'h', sign: 'd-quiche' },
  { name: 'sum', cheese: 'i', wine: 'j', sign: '' },
]

/** The rows, and one more step for the final score. */
export const STEPS = ROWS.length + 1

/** The half that counts: the lower total; cheese where both are equal. */
export function weaker({ sheet }: Laid): Good {
  return sheet.i <= sheet.j ? 'cheese' : 'wine'
}

export type Piles = Pick<Laid, 'gold' | 'silver'>

export interface Pair {
  wine: string
  cheese: string
  dish: Dish
}

/** Every plate that is full: per dish as many as both goods have, whatever pile they lie in. */
export function pairs({ gold, silver }: Piles): Pair[] {
  const sold = [...gold, ...silver].map(card)
  const of = (good: Good, dish: Dish) => sold.filter((each) => each.good === good && each.dish === dish)
  const dishes = [...new Set(sold.flatMap(({ dish }) => dish ?? []))]
  return dishes.flatMap((dish) => {
    const cheeses = of('cheese', dish)
    return of('wine', dish).flatMap((wine, i) => {
      const cheese = cheeses[i]
      return cheese ? [{ wine: wine.id, cheese: cheese.id, dish }] : []
    })
  })
}
