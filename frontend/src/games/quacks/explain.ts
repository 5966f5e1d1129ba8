// Where a line of the log or of the count comes from: what led to it, the card that caused it, and the rule.
import type { Explained } from '../../rules/explained'
import { ofCard } from '../../rules/heading'
import { sentence } from './telling'
import type { Told } from './types'
import { cardWords, type Words } from './words'

const CAUSES: { [cause: string]: string } = { die: '7', space: '3', bowl: '10', tube: '11', shop: '7', rubies: '7', coins: '12', pennies: '12', round: '2.1', brewing: '6' }
const KINDS: { [kind in Told['kind']]?: string } = { fortune_read: '5', book_came_out: '2', rats_ran: '4', rolled: '7', placed: '6', exploded: '6', stopped: '6', rescued: '9', penny_paid: '9', answered: '7', ended: '12' }

function chapter(told: Told): string {
  const card = 'card' in told ? told.card : ''
  return ofCard(card) || KINDS[told.kind] || CAUSES[card] || '7'
}

/** The cards and causes that a line names, in their own words. */
function causes(line: Told[], w: Words): string[] {
  const named = [...new Set(line.flatMap((told) => ('card' in told && told.card ? [told.card] : [])))]
  return named.flatMap((card) => {
    if (w.cards[card]) return [`*${cardWords(card, w).name}*: ${cardWords(card, w).text}`]
    return w.whence[card] ?? []
  })
}

export function whence(line: Told[], names: string[], w: Words): Explained {
  const happened = line.map((told) => sentence(told, names, w)).filter((each) => each)
  return { title: w.table.whence, text: [...happened, ...causes(line, w)], heading: chapter(line.at(-1)!) }
}
