// What things of the farm say of themselves, in English. *Stars* make bold.
import type { HousingCard, Terrain } from '../../printed'

const grows = (what: string) => `A worker sent here brings ${what}, and so does the pattern of a house that covers it.`

export const things = {
  stoneTitle: (worth: number) => `A space worth ${worth}`,
  stone: (worth: number, lap: number) => `An indicator that stands here at the end brings its half *${worth}*, and ${lap} for each lap.`,
  startTitle: 'The start of the money road',
  atStart: 'All four indicators begin here. It is worth nothing.',
  bonus: '*A bonus lies here.* Whoever lands on this space or passes it takes it: an ingredient of any kind.',
  bonusGone: 'The bonus of this space has been taken.',
  lapBehind: (to: number, lap: number) => `Behind it the arrow leads to the first of the two ${to}s. *That is a lap*, worth ${lap} at the end.`,
  lapArrives: (from: number, lap: number) => `Here the arrow from ${from} arrives: *a lap*, worth ${lap} at the end.`,
  whose: (name: string, good: string) => `the ${good} of ${name}`,
  here: (who: string) => `*Here now*: ${who}.`,
  nobody: 'Nobody stands here now.',
  jump: 'A step goes to the next space without another indicator; *occupied spaces are jumped over for nothing*.',
  back: 'One space back',
  on: 'One space on',

  house: (n: number, kind: string) => `House ${n}: ${kind.toLowerCase()}`,
  houses: {
    work_together: 'Its worker brings *2* from the plot itself, and *1* from each other plot of the pattern *where a worker stands*, whoever sent it.',
    toil_alone: 'Its worker brings *1* from the plot itself, and *1* from each other plot of the pattern *where nobody stands*.',
  } satisfies Record<HousingCard['kind'], string>,
  /** Why a house does not answer, while workers go out or come home. */
  houseWhy: {
    empty: () => 'no worker of yours is at home here',
    color_forced: (worker: string) => `now your ${worker} must go`,
    occupied: () => 'a worker lives here already',
  } as Record<string, (worker: string) => string>,
  pattern: (others: number) =>
    `The red square is the worker’s plot, the ${others === 1 ? 'other one lies' : `${others} others lie`} beside it as drawn. Water and what lies outside bring nothing.`,
  lives: (name: string, who: string) => `*${name}*: ${who}`,

  site: (n: number, good: string) => `You have *${n}* in the yard. It is an ingredient of ${good}: it pays for cards, labels and trades.`,
  shelf: (n: number, of: number) => `The shelf holds *${n} of ${of}*. When ingredients are stored, what finds no place there is lost.`,
  noShelf: 'It has no shelf: what is left when ingredients are stored is *lost*.',
  plots: {
    white: grows('white grapes'),
    red: grows('red grapes'),
    sugar: grows('sugar'),
    salt: grows('salt'),
    milk: grows('milk'),
    lab: grows('yeast or cultures, as you choose'),
    water: 'Nothing grows here, and nobody can be sent here.',
  } satisfies Record<Terrain, string>,
  works: (worker: string) => `The ${worker} stands here.`,
  nobodyWorks: 'Nobody works here now.',

  emptyVault: 'An empty vault',
  ripens: 'A card that you make is laid here. Its ingredients lie on it as *markers*; in summer and winter *two of them go*, and without any it is ripe.',
  closedVault: 'The closed vault',
  opens: 'Pay any *four ingredients*, or move one of your indicators *four steps back*, and this vault can be used at once.',
  trade: 'In your turn you may give *any three* of your ingredients for *any one*, as often as you like.',
  halvesOf: (name: string) => `The two halves of ${name}`,
  half: (good: string, road: number, sold: number, all: number) => `*${good} ${all}*: ${road} on the money road, ${sold} for what is sold.`,
  halfRoad: (good: string, road: number) => `*${good}*: ${road} on the money road. What was sold is not known yet.`,
  lowerCounts: '*Only the lower of the two counts at the end.* So the other one may wait.',
  order: (n: number) => `Turn-order card ${n}`,
  goes: (name: string, n: number) => `*${name}* ${n === 1 ? 'begins every phase' : 'comes second in every phase'}.`,
  orderBy: 'After each storage the farm with more on its shelves takes card 1. *If it is level, the cards change hands.*',
  pile: 'The rest of these cards, face down. A label or a card that says *card* takes one that lies open, or the top one from here.',
  holds: (wine: string, cheese: string) => `In the hand: ${wine}, ${cheese}. Only their number is known.`,
  sold: (ripe: number, early: number) => `Sold: *${ripe}* ripe, for gold; *${early}* early, for silver. They lie face down until the end.`,
}
