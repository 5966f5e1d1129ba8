// De woorden van de markt in het Nederlands: fiches, schatten, delen van een ronde.
import type { Colour } from '../../types'
import type { terms as en } from '../en/terms'

const chips: Record<Colour, string> = {
  white: 'wit',
  orange: 'pompoen',
  green: 'spin',
  blue: 'schedel',
  red: 'vliegenzwam',
  yellow: 'alruin',
  purple: 'geest',
  black: 'vlinder',
  locoweed: 'narrenkruid',
}

export const terms: typeof en = {
  chips,
  coins: (n) => (n === 1 ? '1 munt' : `${n} munten`),
  points: (n) => (n === 1 ? '1 punt' : `${n} punten`),
  rubies: (n) => (n === 1 ? '1 robijn' : `${n} robijnen`),
  steps: (n) => (n === 1 ? '1 stap' : `${n} stappen`),
  chipsOf: (n) => (n === 1 ? '1 fiche' : `${n} fiches`),
  rats: (n) => (n === 1 ? '1 rat' : `${n} ratten`),
  and: (parts) => (parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} en ${parts.at(-1)}`),
  pennies: { copper: 'koperen penning', silver: 'zilveren penning', gold: 'gouden penning' },
  groups: { A: 'brouwen', B: 'kopen', C: 'punten en robijnen' },
  phases: {
    fortune: 'de kaart wordt gelezen',
    brewing: 'de ketels pruttelen',
    settling: 'de ketels bedaren',
    die: 'de dobbelsteen',
    chips: 'de fiches',
    rubies: 'de robijnen',
    points: 'de punten',
    shop: 'de boeken liggen open',
    spending: 'robijnen uitgeven',
    over: 'de markt is voorbij',
  },
  faces: {
    one_point: '1 punt',
    another_point: '1 punt',
    two_points: '2 punten',
    ruby: 'een robijn',
    droplet: 'een stap van de druppel',
    pumpkin: 'een pompoen',
  },
  causes: {
    die: 'de dobbelsteen',
    space: 'het scoreveld',
    bowl: 'de schaal',
    tube: 'het reageerbuisje',
    shop: 'de koop',
    rubies: 'robijnen',
    coins: 'munten',
    pennies: 'penningen over',
    round: 'de ronde',
    brewing: 'het brouwen',
  },
}
