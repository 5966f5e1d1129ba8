// What the guide of The Quacks says in English: what a thing does, then why now. On a phone a slip lies over a part of
// the pot, so that every line counts.
import type { Said } from '../../../guide/lesson'

export const lessons = {
  bag: (drawn: boolean): Said => ({
    title: 'Your bag, your pot',
    does: 'A chip goes *as many spaces as its number* on from the last one: the dotted rings show where.',
    now: drawn ? 'The first always comes by itself. Draw another; white ones are the dangerous kind.' : 'The first one never bursts the pot. Draw it.',
  }),
  space: (coins: string, points: string): Said => ({
    title: 'The space that counts',
    does: 'You score *the bright space after your last chip*: its number is coins for new chips, and it gives points, which win.',
    now: `Stopping now brings ${coins} and ${points}; going farther brings more.`,
  }),
  fuse: (white: number, limit: number): Said => ({
    title: 'Mind the white ones',
    does: `Only white chips burn the fuse. Yours add up to *${white}*; at *${limit + 1}* the pot bursts: points or coins then, not both.`,
    now: 'The button says how many chips in your bag would do that.',
  }),
  flask: (): Said => ({
    title: 'A flask against bad luck',
    does: 'Right after a white chip you may turn your flask: *the chip goes back in the bag*.',
    now: 'It works once, until you fill it again. Near the limit it is worth most.',
  }),
  stop: (): Said => ({
    title: 'When to stop',
    does: 'Of the pots that did not burst the *farthest* rolls a die for a small prize. Stopping is final.',
    now: 'When one chip in three would burst you, stopping is wise.',
  }),
  card: (name: string): Said => ({
    title: 'The card of the round',
    does: 'Each round begins with a fortune card. Purple ones happen at once, blue ones count all round.',
    now: `This is *${name}*. Tap it to read it again at any time.`,
  }),
  choice: (name: string): Said => ({
    title: 'A card that asks',
    does: `Each round begins with a card. *${name}* lets everybody choose.`,
    now: 'Nothing here is wrong, and higher numbers go farther. Your pot comes next.',
  }),
  effect: (name: string, text: string): Said => ({
    title: 'What a chip does',
    does: `*${name}* did this. ${text}`,
    now: 'Each colour has a book that says so. You find them under *Books*.',
  }),
  others: (): Said => ({
    title: 'The other stalls',
    does: 'Everybody brews at the same time. A stall shows how far its pot has come, and whether it has stopped.',
    now: 'Tap one to look into its pot. When the last has stopped, all are counted.',
  }),
  burst: (): Said => ({
    title: 'Boom',
    does: 'A burst pot takes *points or coins*, not both, and no die. Chips and rubies still count.',
    now: 'Early in the match coins are worth more: better chips pay in every round. Late, take the points.',
  }),
  count: (): Said => ({
    title: 'How a pot is counted',
    does: 'A is the die, B chips that pay now, C rubies, D points; then come the books and your rubies.',
    now: 'A step that brings nobody anything is left out. Tap a line to see where it comes from.',
  }),
  shop: (coins: string): Said => ({
    title: 'New chips for your bag',
    does: 'Buy *one or two chips of different colours*. Higher numbers go farther; each colour does what its book says.',
    now: `You have ${coins}, and what you do not spend is lost. Tap a book to read it; pumpkins are cheap and thin out the white.`,
  }),
  rubies: (): Said => ({
    title: 'Two rubies, two uses',
    does: 'Two rubies move your *droplet* one space, for the rest of the match. Or they fill your *flask*.',
    now: 'The droplet pays off more the earlier it moves. You may also keep the rubies.',
  }),
  droplet: (start: number): Said => ({
    title: 'Your droplet',
    does: 'It marks the space from which your pot starts. It never goes back.',
    now: `You now begin at space ${start}: the first chip of a round counts from there.`,
  }),
  rats: (): Said => ({
    title: 'Rats run for you',
    does: 'Every rat tail between you and the leader moves your start *one space ahead*, for this round.',
    now: 'You are behind, so your rat stone stands beyond the droplet.',
  }),
  book: (): Said => ({
    title: 'A new book',
    does: 'The mandrake comes out in round 2, the ghost in round 3. From then on they can be bought.',
    now: 'Every book lies open: tap one to read what its chips do and what they cost.',
  }),
  witches: (): Said => ({
    title: 'Three witches, three pennies',
    does: 'Each witch helps you *once in the match*, for the penny of her colour. A penny kept is worth 2 points.',
    now: 'When one can help, she stands among your choices, and says her price first.',
  }),
  sixth: (): Said => ({
    title: 'One white more',
    does: 'Before round 6 *everybody gets another white 1* in the bag.',
    now: 'So the bags are a little more dangerous now. The button says how many chips would burst you.',
  }),
  known: (): Said => ({
    title: 'You know the market',
    does: 'Nine rounds are played, all like this; the most points win. *The rules* are behind the question mark and in the menu.',
    now: 'From here on the guide speaks only where something is new.',
  }),
  last: (): Said => ({
    title: 'The last round',
    does: 'Now all choose at once, chip by chip. Nothing is bought any more: *five coins make a point*, and so do two rubies.',
    now: 'The guide stops here. Good luck, and mind the white ones.',
  }),
}
