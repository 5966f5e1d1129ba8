// Wat van de markt wordt voorgelezen, in het Nederlands.
import type { en } from './en'

export const nl: typeof en = {
  topics: {
    pot: ['ketel', 'pot'],
    bag: ['buidel', 'zak', 'hand'],
    score: ['score', 'punten', 'stand'],
    table: ['tafel', 'markt', 'kramen'],
    books: ['boeken', 'winkel', 'prijzen'],
    card: ['kaart', 'waarzegster'],
    witches: ['heksen', 'heks'],
    log: ['verslag', 'log'],
  },
  colours: {
    white: 'wit', orange: 'oranje', green: 'groen', blue: 'blauw', red: 'rood', yellow: 'geel', purple: 'paars', black: 'zwart', locoweed: 'narrenkruid',
  },
  times: (n, chip) => (n === 1 ? chip : `${n} keer ${chip}`),
  emptyPot: 'Er ligt nog geen fiche in.',
  bagUnknown: 'Wat er in de buidel zit, wordt aan deze tafel niet getoond.',
  nobodyWaits: 'Er wordt op niemand gewacht.',
  percent: (n) => `dat is ${n} op de honderd`,
  costs: (chip, coins) => `${chip} ${coins}`,
  treasure: (rubies, pennies, flask) => [rubies, pennies, flask].filter(Boolean).join(', '),
}
