// All wines and cheeses as tables, in the words of the game.
import { does } from '../../games/wine_cheese/asking/effect'
import { CARDS, type Card } from '../../games/wine_cheese/printed'
import type { Good } from '../../games/wine_cheese/types'
import { capital, counted, type Words } from '../../games/wine_cheese/words'
import type { Block } from '../book'

function row(card: Card, w: Words): Block {
  const steps = card.dish ? `${capital(w.dishes[card.dish])}: ${w.steps(card.pair_steps ?? 0)}` : ''
  const action = card.action ? `${w.actions[card.action].name}: ${does(card, w)}` : ''
  return { kind: 'row', cells: [card.name[w.lang], counted(card.cost, w), `${card.gold}, ${card.silver}`, steps || action], head: false }
}

function table(good: Good, w: Words, heads: string[]): Block[] {
  const head: Block = { kind: 'row', cells: [w.Goods[good], ...heads], head: true }
  return [head, ...[...CARDS.values()].filter((card) => card.good === good).map((card) => row(card, w))]
}

/** `heads`: cost, worth, what it does. */
export function lists(w: Words, heads: string[]): { [name: string]: Block[] } {
  return { 'cards wine': table('wine', w, heads), 'cards cheese': table('cheese', w, heads) }
}
