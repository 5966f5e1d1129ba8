// Why something is not offered, in English: the game's codes.

export const why: Record<string, string> = {
  bag_empty: 'the bag is empty',
  nothing_placed: 'lay a chip first',
  flask_empty: 'empty',
  no_white_last: 'only right after a white chip',
  starter: 'not for a starter',
  not_out: 'not out yet',
  sold_out: 'sold out',
  two_chips: 'two at most',
  same_colour: 'one a colour',
  too_dear: 'too dear',
  at_the_end: 'it cannot go farther',
  flask_full: 'full already',
  too_few_rubies: 'too few rubies',
}
