// What a line of the count writes on a slip: a sign, a figure, a few words.
import type { Told } from './types'
import { capital, causeName, chipName, type Words } from './words'

export interface Part {
  sign?: string
  figure?: string
  text: string
}

/** Only what says more than the step does: gains of the scoring space need no cause. */
function cause(card: string, w: Words): string {
  return card === 'space' || card === 'die' || card === 'shop' || card === 'tube' ? '' : causeName(card, w)
}

export function told(line: Told, w: Words): Part | null {
  if (line.kind !== 'rolled' && line.kind !== 'droplet_moved' && 'card' in line && line.card === 'die') return null
  switch (line.kind) {
    case 'rolled':
      return { sign: 'die', text: w.faces[line.face] }
    case 'points_gained':
      return { figure: signed(line.points), text: `${w.points(line.points).replace(/^\S+ /, '')} ${cause(line.card, w)}`.trim() }
    case 'rubies_gained':
      return { sign: 'ruby', figure: signed(line.rubies), text: cause(line.card, w) }
    case 'rubies_paid':
      return { sign: 'ruby', figure: `−${line.rubies}`, text: '' }
    case 'droplet_moved':
      return { sign: 'droplet', text: w.table.space2(line.at) }
    case 'chip_gained':
      return { text: capital(chipName(line.chip, w)) }
    case 'chip_raised':
      return { text: `${chipName(line.chip, w)} → ${chipName(line.to, w)}` }
    case 'chip_left':
      return { text: `− ${chipName(line.chip, w)}` }
    case 'marked':
      return { text: `${chipName(line.chip, w)} ★` }
    case 'penny_paid':
      return { sign: 'penny-copper', text: causeName(line.card, w) }
    case 'answered':
      return { text: line.choice === 'points' ? w.log.answered.points.replaceAll('*', '') : w.log.answered.coins.replaceAll('*', '') }
    case 'coins_left':
      return { sign: 'gold', figure: `−${line.coins}`, text: '' }
    case 'flask_turned':
      return { sign: 'flask', text: w.table.full }
    case 'moved':
      return { text: chipName(line.chip, w) }
    default:
      return null
  }
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n))
