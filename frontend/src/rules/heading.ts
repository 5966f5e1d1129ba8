// Under which heading of the rules a question stands.
import asks from './asks.json'

const HEADINGS: { [game: string]: { [ask: string]: string } } = asks
const KINDS: { [prefix: string]: string } = { fortune: '5', book: '8', witch: '9', flask: '6' }

/** The chapter of a card of The Quacks: a fortune, a book, a witch. */
export function ofCard(id: string): string {
  return KINDS[id.split('.')[0]!] ?? ''
}

/** The heading of a question; where a card asks, the chapter of such cards. */
export function headingOf(game: string, ask: string, about: { [key: string]: unknown }): string {
  const { card } = about
  return (game === 'quacks' && typeof card === 'string' && ofCard(card)) || (HEADINGS[game]?.[ask] ?? '')
}
