// Waarom iets niet kan, in het Nederlands: de codes van het spel.

export const why: Record<string, string> = {
  bag_empty: 'de buidel is leeg',
  nothing_placed: 'leg eerst een fiche',
  flask_empty: 'leeg',
  no_white_last: 'alleen vlak na een wit fiche',
  starter: 'niet voor een startfiche',
  not_out: 'ligt er nog niet',
  sold_out: 'uitverkocht',
  two_chips: 'hoogstens twee',
  same_colour: 'één per kleur',
  too_dear: 'te duur',
  at_the_end: 'verder kan niet',
  flask_full: 'al vol',
  too_few_rubies: 'te weinig robijnen',
}
