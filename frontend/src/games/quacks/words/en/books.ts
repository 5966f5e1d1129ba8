// What each ingredient book is called and says, in English.
import type { CardWords } from './cards'

export const books: Record<string, CardWords> = {
  'book.orange.base': {
    name: 'Pumpkin',
    short: 'moves 1, no more',
    text: 'A pumpkin moves its number and does nothing else. Other books may like to see it in the pot.',
  },
  'book.orange.expansion': {
    name: 'Pumpkin',
    short: 'moves 1 or 6, no more',
    text: 'A pumpkin moves 1 or 6 and does nothing else. Nothing ever turns a small one into a large one.',
  },
  'book.green.1': {
    name: 'Garden spider',
    short: 'last or last but one: a ruby',
    text: 'After brewing: a ruby for each spider that is the last or last but one chip of your pot.',
  },
  'book.green.2': {
    name: 'Garden spider',
    short: 'last or last but one: a new chip',
    text: 'After brewing: each spider that is last or last but one brings a chip. A 1 brings a pumpkin, a 2 a skull or a toadstool, a 4 a mandrake or a ghost.',
  },
  'book.green.3': {
    name: 'Garden spider',
    short: 'white exactly 7: the last chip moves on',
    text: 'After brewing: if your white chips add up to exactly 7, your last chip may move on by the values of all your spiders together.',
  },
  'book.green.4': {
    name: 'Garden spider',
    short: 'last or last but one: ruby for droplet',
    text: 'After brewing: for each spider that is last or last but one you may pay a ruby to move your droplet a step.',
  },
  'book.green.5': {
    name: 'Garden spider',
    short: 'last or last but one: chip for next round',
    text: 'After brewing: for each spider that is last or last but one, one chip of your pot, not above the spider’s value, starts your next round.',
  },
  'book.green.6': {
    name: 'Garden spider',
    short: 'last or last but one: the die',
    text: 'After brewing: roll the bonus die for each spider that is last or last but one.',
  },
  'book.blue.1': {
    name: 'Crow skull',
    short: 'look at 1, 2 or 4 chips, lay one',
    text: 'When laid: look at as many chips of your bag as its number. Lay one of them next, if you like; the rest goes back.',
  },
  'book.blue.2': {
    name: 'Crow skull',
    short: 'next 1, 2 or 4 chips: safe from loss',
    text: 'If your pot bursts within the next 1, 2 or 4 chips, you still get points and coins. No die, though.',
  },
  'book.blue.3': {
    name: 'Crow skull',
    short: 'lands on a ruby: take one',
    text: 'When it lands on a space with a ruby, you get a ruby.',
  },
  'book.blue.4': {
    name: 'Crow skull',
    short: 'lands on a ruby: 1, 2 or 4 points',
    text: 'When it lands on a space with a ruby, you get as many points as its number.',
  },
  'book.blue.5': {
    name: 'Crow skull',
    short: 'as many pumpkins: points',
    text: 'With at least as many pumpkins in the pot as its number, you get that many points at once. With fewer, nothing.',
  },
  'book.blue.6': {
    name: 'Crow skull',
    short: 'a ruby per white 1 just before it',
    text: 'Look back at as many chips as its number: each white 1 among them brings a ruby.',
  },
  'book.red.1': {
    name: 'Toadstool',
    short: '+1 with a pumpkin in, +2 with three',
    text: 'Moves 1 further with one or two pumpkins in the pot, 2 further with three or more.',
  },
  'book.red.2': {
    name: 'Toadstool',
    short: 'waits beside the pot',
    text: 'It goes beside the pot. After you stop or burst, lay it, keep it for a later round, or put it back in the bag.',
  },
  'book.red.3': {
    name: 'Toadstool',
    short: 'after a white chip: its value more',
    text: 'Right after a white chip it moves that chip’s value further.',
  },
  'book.red.4': {
    name: 'Toadstool',
    short: 'later white 1s move 2',
    text: 'Once a toadstool is in the pot, every white 1 moves two spaces. It still counts 1.',
  },
  'book.red.5': {
    name: 'Toadstool',
    short: 'moves like your highest toadstool',
    text: 'May move as far as the highest toadstool already in the pot.',
  },
  'book.red.6': {
    name: 'Toadstool',
    short: 'draws one more, to lay when you like',
    text: 'Draw one more chip and set it aside. You must lay it this round: whenever you like, even after you stop or burst.',
  },
  'book.yellow.1': {
    name: 'Mandrake',
    short: 'a white chip before it may go back',
    text: 'If the chip right before it is white, that one may go back in the bag.',
  },
  'book.yellow.2': {
    name: 'Mandrake',
    short: 'the next chip moves twice as far',
    text: 'The next chip you lay moves twice as far.',
  },
  'book.yellow.3': {
    name: 'Mandrake',
    short: 'limit 8 with one, 9 with three',
    text: 'With one mandrake in the pot it bears white 8, with three white 9.',
  },
  'book.yellow.4': {
    name: 'Mandrake',
    short: '1st, 2nd, 3rd: +1, +2, +3',
    text: 'Your first mandrake of the round moves 1 further, the second 2, the third 3.',
  },
  'book.yellow.5': {
    name: 'Mandrake',
    short: 'draw one: it moves that much further',
    text: 'Draw one more chip, move the mandrake on by its value, and put that chip back. It cannot burst the pot.',
  },
  'book.yellow.6': {
    name: 'Mandrake',
    short: 'pay a ruby: 3 further',
    text: 'You may pay a ruby to move it 3 further.',
  },
  'book.purple.1': {
    name: 'Ghost’s breath',
    short: '1, 2 or 3 of them: points and more',
    text: 'After brewing: one ghost brings 1 point; two bring 1 point and a ruby; three or more bring 2 points and a droplet step.',
  },
  'book.purple.2': {
    name: 'Ghost’s breath',
    short: 'trade 1, 2 or 3 of them',
    text: 'After brewing, once: give one ghost for a hawkmoth, 1 point and a ruby; two for a spider 1, a skull 2, 3 points and a droplet step; three for a mandrake 4, 6 points, a ruby and two droplet steps.',
  },
  'book.purple.3': {
    name: 'Ghost’s breath',
    short: 'the farther, the more points',
    text: 'After brewing: a ghost on a space from 10 brings 1 point, from 20 two, from 30 three.',
  },
  'book.purple.4': {
    name: 'Ghost’s breath',
    short: 'raise a chip of your pot',
    text: 'After brewing: with one ghost, a 1 of your pot becomes a 2; with two, a 2 becomes a 4; with three, a 1 becomes a 4. Same colour.',
  },
  'book.purple.5': {
    name: 'Ghost’s breath',
    short: 'the points under it buy chips',
    text: 'After brewing: the points of all spaces with a ghost are coins for up to two chips of different colours, at once and apart from the shop.',
  },
  'book.purple.6': {
    name: 'Ghost’s breath',
    short: 'points by the chip after it',
    text: 'After brewing: each ghost brings as many points as the number on the chip right after it.',
  },
  'book.black.two': {
    name: 'Hawkmoth',
    short: 'as many as the other: droplet; more: ruby',
    text: 'After brewing: as many moths as your opponent move your droplet a step. More bring a ruby too.',
  },
  'book.black.neighbours': {
    name: 'Hawkmoth',
    short: 'more than a neighbour: droplet; both: ruby',
    text: 'After brewing: more moths than one of your neighbours move your droplet a step. More than both bring a ruby too.',
  },
  'book.black.5': {
    name: 'Hawkmoth',
    short: 'goes to your left; pays you there',
    text: 'Bought, or got from a card, it goes in the bag of your left neighbour, and your droplet moves a step. After brewing you get a ruby for each moth in that neighbour’s pot, and one for each of your own that is last or last but one.',
  },
  'book.black.6': {
    name: 'Hawkmoth',
    short: 'farthest: droplet; second: ruby',
    text: 'After brewing: whose moth lies farthest moves the droplet a step; the second farthest brings a ruby. Everybody who ties gets it.',
  },
  'book.locoweed.1': {
    name: 'Locoweed',
    short: 'moves your rats + 1, at most 4',
    text: 'Moves as far as your rat stone ran this round, and one more; never more than 4.',
  },
  'book.locoweed.2': {
    name: 'Locoweed',
    short: 'copies your last coloured chip',
    text: 'Acts as the last coloured chip in your pot, with its value. With none, it moves 1.',
  },
}
