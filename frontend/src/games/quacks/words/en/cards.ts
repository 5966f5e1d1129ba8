// What each book, fortune card and witch is called and says, in English: a few words for the shelf, and the whole of it.
import { books } from './books'

export interface CardWords {
  name: string
  short: string
  text: string
}

const fortunes: Record<string, CardWords> = {
  'fortune.P1': {
    name: 'Choices, choices',
    short: 'hawkmoth, a 2-chip, or 3 rubies',
    text: 'Everybody takes one: a hawkmoth, any chip of two, or three rubies.',
  },
  'fortune.P2': { name: 'The pot is filling up', short: 'droplet one step', text: 'Everybody moves the droplet a step.' },
  'fortune.P3': {
    name: 'Wheel and deal',
    short: 'a ruby for a 1-chip',
    text: 'You may give a ruby for one chip of value 1, no ghost and no moth.',
  },
  'fortune.P4': {
    name: 'Charity',
    short: 'fewest rubies: one more',
    text: 'Whoever has the fewest rubies gets one.',
  },
  'fortune.P5': {
    name: 'Beginner’s luck',
    short: 'fewest points: a spider 1',
    text: 'Whoever has the fewest points gets a spider 1.',
  },
  'fortune.P6': {
    name: 'Just in time',
    short: '4 points, or a white 1 leaves',
    text: 'Everybody: 4 points, or a white 1 leaves your bag for good.',
  },
  'fortune.P7': { name: 'Rat plague', short: 'rats count twice', text: 'All rat tails count twice this round.' },
  'fortune.P8': {
    name: 'Less is more',
    short: 'five chips: the lowest gets a skull 2',
    text: 'Everybody draws five chips and adds them up. The lowest sum brings a skull 2, every other a ruby. The chips go back.',
  },
  'fortune.P9': {
    name: 'A good start',
    short: 'rat steps for rubies',
    text: 'You may give up 1, 2 or 3 of your rat steps this round, for a ruby each.',
  },
  'fortune.P10': {
    name: 'Rats are your friends',
    short: 'a 4-chip, or a point per rat tail',
    text: 'Everybody takes any chip of four, or a point for each rat tail due.',
  },
  'fortune.P11': {
    name: 'Choose wisely',
    short: 'droplet two steps, or a ghost',
    text: 'Everybody moves the droplet two steps, or takes a ghost once its book is out.',
  },
  'fortune.P12': { name: 'Roll the die', short: 'everybody rolls', text: 'Everybody rolls the bonus die once.' },
  'fortune.P13': {
    name: 'A good opportunity',
    short: 'draw four, raise one',
    text: 'Draw four chips. One of them may become the next higher of its colour. If none can, take a spider 1. All go back in the bag.',
  },
  'fortune.B1': {
    name: 'Perfectly seasoned',
    short: 'white exactly 7: droplet',
    text: 'If your white chips are exactly 7 when brewing ends, your droplet moves a step.',
  },
  'fortune.B2': {
    name: 'Schadenfreude',
    short: 'a burst pot pays its left neighbour',
    text: 'When a pot bursts, the player to its left takes any chip of two.',
  },
  'fortune.B3': {
    name: 'A second chance',
    short: 'first five safe, then begin anew if you like',
    text: 'Your first five chips cannot burst the pot. After them you may put everything back once and brew anew.',
  },
  'fortune.B4': { name: 'Master’s luck', short: 'every die twice', text: 'Whoever rolls the bonus die rolls it twice; both count.' },
  'fortune.B5': { name: 'Living in luxury', short: 'white up to 9', text: 'This round a pot bears white 9 and bursts at 10.' },
  'fortune.B6': { name: 'Pumpkin party', short: 'pumpkins move +1', text: 'Every pumpkin moves one space more.' },
  'fortune.B7': {
    name: 'Strong ingredient',
    short: 'stopped: five chips, lay one',
    text: 'Whoever stopped without bursting draws up to five chips and may lay one as the last. It bursts nothing and does nothing.',
  },
  'fortune.B8': {
    name: 'Lucky devil',
    short: 'ruby space: 2 points more',
    text: 'A scoring space with a ruby brings 2 points more. Burst pots too.',
  },
  'fortune.B9': { name: 'Magic potion', short: 'all flasks are filled', text: 'At the end of the round all flasks are filled for nothing.' },
  'fortune.B10': {
    name: 'Well stirred',
    short: 'first white may go back',
    text: 'The first white chip you lay may go back in the bag, unless it bursts the pot. Your flask stays as it is.',
  },
  'fortune.B11': {
    name: 'It shines extra bright',
    short: 'ruby space: one ruby more',
    text: 'A scoring space with a ruby brings one ruby more.',
  },
}

const witches: Record<string, CardWords> = {
  'witch.A1': {
    name: 'Marthe',
    short: 'burst: flask saves you',
    text: 'Your pot has burst and your flask is full: turn the flask, put the last white chip back, and draw on or stop.',
  },
  'witch.A2': {
    name: 'Hulda',
    short: 'six chips: lay what you like',
    text: 'Draw six chips from your bag. Lay as many as you like, in any order; each does what it does. The rest goes back.',
  },
  'witch.A3': {
    name: 'Walburg',
    short: 'last 1 or 2 whites back',
    text: 'Your pot has not burst: one or both of the last two white chips in it go back in the bag. The gaps stay.',
  },
  'witch.A4': {
    name: 'Irmel',
    short: 'burst: you get it all',
    text: 'Your pot has burst: you get points and coins all the same, and the die if nobody came farther.',
  },
  'witch.B1': {
    name: 'Adela',
    short: 'raise last 2 chips, or any 1',
    text: 'The last two chips of your pot become one step higher, or any single one does. No pumpkins, nothing just bought.',
  },
  'witch.B2': { name: 'Gundel', short: 'coins doubled', text: 'Your coins are doubled. Still two chips at most, of different colours.' },
  'witch.B3': {
    name: 'Trine',
    short: 'one bought chip twice',
    text: 'Take one of the chips you just bought once more, for nothing.',
  },
  'witch.B4': {
    name: 'Lisbeth',
    short: '2 coins per ruby',
    text: 'Two coins more for each ruby you have. You keep the rubies.',
  },
  'witch.C1': {
    name: 'Roswith',
    short: 'points for colours',
    text: 'Points for the colours in your pot, white left out: up to four bring 3, five 4, six 7, seven 10, eight 14.',
  },
  'witch.C2': {
    name: 'Kunne',
    short: 'points for your bag',
    text: 'Two points for each chip of 2, 4 or 6, each ghost and each locoweed left in your bag.',
  },
  'witch.C3': {
    name: 'Dorth',
    short: 'rubies like points',
    text: 'Your scoring space shows a ruby: take as many rubies as the points of that space instead.',
  },
  'witch.C4': {
    name: 'Berthe',
    short: 'rubies go twice as far',
    text: 'This round a droplet step or a full flask costs you one ruby instead of two.',
  },
}

export const cards: Record<string, CardWords> = {
  ...books,
  ...fortunes,
  ...witches,
  flask: {
    name: 'Flask',
    short: 'a white chip back',
    text: 'Right after a white chip that did not burst the pot: that chip goes back in the bag, and the flask is empty.',
  },
}
