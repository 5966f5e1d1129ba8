// How each printed card is drawn: its picture, and its name where that needs two lines or a shorter form.
import type { Wine } from '../../lib/draw/bottle'
import type { Face } from '../../lib/draw/card'
import type { Cheese } from '../../lib/draw/cheese'
import { card, type ActionType, type Any } from './printed'
import type { Ingredient } from './types'

type Look = ({ wine: Wine } | { cheese: Cheese; rind: string }) & { en?: string[]; nl?: string[] }

const LOOKS: Record<string, Look> = {
  w01: { wine: 'white', en: ['Petit', 'Chablis'], nl: ['Petit', 'Chablis'] },
  w02: { wine: 'red' },
  w03: { wine: 'cremant', en: ['Burgundy', 'Crémant'], nl: ['Crémant uit', 'Bourgondië'] },
  w04: { wine: 'white', en: ['Burgundy', 'Aligoté'], nl: ['Aligoté uit', 'Bourgondië'] },
  w05: { wine: 'red' },
  w06: { wine: 'white', en: ['Mâcon-', 'Villages'], nl: ['Mâcon-', 'Villages'] },
  w07: { wine: 'red' },
  w08: { wine: 'red', en: ['Passe-tout-', 'grains'], nl: ['Passe-tout-', 'grains'] },
  w09: { wine: 'white' },
  w10: { wine: 'white' },
  w11: { wine: 'white', en: ['Pouilly-', 'Fuissé'], nl: ['Pouilly-', 'Fuissé'] },
  w12: { wine: 'red', en: ['Burgundy', 'Hillsides'], nl: ['Bourgondische', 'heuvelwijn'] },
  w13: { wine: 'white' },
  w14: { wine: 'red' },
  w15: { wine: 'white' },
  w16: { wine: 'white' },
  w17: { wine: 'white' },
  w18: { wine: 'white', en: ['Puligny-', 'Montrachet'], nl: ['Puligny-', 'Montrachet'] },
  w19: { wine: 'red' },
  w20: { wine: 'red', en: ['Nuits-Saint-', 'Georges'], nl: ['Nuits-Saint-', 'Georges'] },
  w21: { wine: 'red', en: ['Gevrey-', 'Chambertin'], nl: ['Gevrey-', 'Chambertin'] },
  w22: { wine: 'rose', en: ['Marsannay', 'Rosé'], nl: ['Marsannay-', 'rosé'] },
  w23: { wine: 'rose', en: ['Burgundy', 'Rosé'], nl: ['Bourgondische', 'rosé'] },
  w24: { wine: 'red', en: ['Clos de', 'Vougeot'], nl: ['Clos de', 'Vougeot'] },
  c01: { cheese: 'drum', rind: '#efe6cf', en: ['Trouser', 'Button'], nl: ['Broeks-', 'knoop'] },
  c02: { cheese: 'dome', rind: '#e9dfba' },
  c03: { cheese: 'dome', rind: '#e9dfba', en: ['Vézelay', 'Dome'], nl: ['Dôme de', 'Vézelay'] },
  c04: { cheese: 'wheel', rind: '#d98a45' },
  c05: { cheese: 'wheel', rind: '#cf7436' },
  c06: { cheese: 'wheel', rind: '#dca05a', en: ['Saint-', 'Florentin'], nl: ['Saint-', 'Florentin'] },
  c07: { cheese: 'drum', rind: '#e08f45' },
  c08: { cheese: 'pot', rind: '#9fb7c9', en: ['Faisselle', 'Fresh Cheese'], nl: ['Verse kaas', '(faisselle)'] },
  c09: { cheese: 'pot', rind: '#9fb7c9', en: ['Strong Cheese', 'Spread'], nl: ['Sterke', 'smeerkaas'] },
  c10: { cheese: 'drum', rind: '#e9dcb0' },
  c11: { cheese: 'pot', rind: '#9fb7c9' },
  c12: { cheese: 'wedge', rind: '#e3d3a4' },
  c13: { cheese: 'drum', rind: '#cfc6a2' },
  c14: { cheese: 'wedge', rind: '#e8c768', en: ['French', 'Emmental'], nl: ['Franse', 'emmentaler'] },
  c15: { cheese: 'wedge', rind: '#d3ac5e', en: ['French', 'Gruyère'], nl: ['Franse', 'gruyère'] },
  c16: { cheese: 'drum', rind: '#dcc48d', en: ['Morvan', 'Crottin'], nl: ['Crottin uit', 'de Morvan'] },
  c17: { cheese: 'drum', rind: '#f3ead6' },
  c18: { cheese: 'wheel', rind: '#f3e7cd', en: ['Brillat-', 'Savarin'], nl: ['Brillat-', 'Savarin'] },
  c19: { cheese: 'wheel', rind: '#8c8780', en: ['Ash-coated', 'Aisy'], nl: ['Aisy', 'in as'] },
  c20: { cheese: 'wedge', rind: '#d8d6bd', nl: ['Blauwe kaas', 'uit Gex'] },
  c21: { cheese: 'wedge', rind: '#e0b24a' },
  c22: { cheese: 'drum', rind: '#d9cfa6', nl: ['Crottin de', 'Chavignol'] },
  c23: { cheese: 'wheel', rind: '#e6c9a0', en: ['Pierre-', 'qui-Vire'], nl: ['Pierre-', 'qui-Vire'] },
  c24: { cheese: 'wheel', rind: '#efe0bd', en: ['Brie de', 'Melun'], nl: ['Brie de', 'Melun'] },
}

export const ACTION_SIGNS: Record<ActionType, string> = {
  starter_cultures: 'a-starter',
  washing_per_card: 'a-wash',
  washing_per_gourmet: 'a-wash',
  distillation_per_card: 'a-distil',
  distillation_per_gourmet: 'a-distil',
  helper: 'a-helper',
  market_day: 'a-market',
}

/** The symbol of an ingredient, or of any ingredient of a good. */
export function sign(what: Ingredient | Any): string {
  return `i-${what.replace('_', '-')}`
}

function named(action: ActionType, names: (Ingredient | Any)[]): string[] | 'card' | 'gourmet' {
  if (action.endsWith('per_card')) return 'card'
  return action.endsWith('per_gourmet') ? 'gourmet' : names.map(sign)
}

export function faceOf(id: string, lang: 'en' | 'nl'): Face {
  const { good, name, gold, silver, dish, pair_steps, action, names } = card(id)
  const look = LOOKS[id]
  if (!look) throw new Error(`no look for ${id}`)
  return {
    good,
    name: look[lang] ?? [name[lang]],
    gold,
    silver,
    picture: look,
    ...(dish ? { plate: { symbol: `d-${dish}`, steps: pair_steps ?? 0 } } : {}),
    ...(action ? { action: { symbol: ACTION_SIGNS[action], names: named(action, names ?? []) } } : {}),
  }
}
