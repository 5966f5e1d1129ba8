// What the guide of The Quacks says in English: what a thing does, then why now.
import type { Said } from '../../../guide/lesson'

export const lessons = {
  bag: (drawn: boolean): Said => ({
    title: 'Your bag, your pot',
    does: 'Draw a chip, and it goes *as many spaces as its number* into your pot. The next one counts on from there.',
    now: `${drawn ? 'Your first one lies there already: nobody may stop before it, so it came by itself.' : 'The first one never bursts the pot.'} Draw another; white ones are the dangerous kind.`,
  }),
  space: (coins: string, points: string): Said => ({
    title: 'The space that counts',
    does: 'You score *the space after your last chip*, the bright one. Its number is coins to spend, and it gives points besides.',
    now: `If you stopped now you would get ${coins} to spend and ${points}. Go farther for more.`,
  }),
  fuse: (white: number, limit: number): Said => ({
    title: 'Mind the white ones',
    does: `Only white chips burn the fuse. Yours add up to *${white}*; at *${limit + 1}* the pot bursts, and you get points or coins, not both.`,
    now: 'The button says how many chips of your bag would burst it. A burst is no disaster, only a pity.',
  }),
  flask: (): Said => ({
    title: 'A flask against bad luck',
    does: 'Right after a white chip you may turn your flask: *the chip goes back in the bag*. Then the flask is empty.',
    now: 'You may use it now. Early in a round it is better kept; near the limit it is worth a lot.',
  }),
  stop: (): Said => ({
    title: 'When to stop',
    does: 'Whoever did not burst and stands *farthest* rolls a die for a small prize. Stopping is final.',
    now: 'Look at the fuse and at the space you would score. When one chip in three would burst you, stopping is wise.',
  }),
  card: (name: string): Said => ({
    title: 'The card of the round',
    does: 'Each round begins with a fortune card. Purple ones happen at once, blue ones count all round.',
    now: `This is *${name}*. Tap it to read it again at any time.`,
  }),
  others: (): Said => ({
    title: 'The other stalls',
    does: 'Everybody brews at the same time. Each stall shows how far its pot has come, and whether it has stopped.',
    now: 'Tap a stall to look into its pot. The round goes on when the last one has stopped.',
  }),
  burst: (): Said => ({
    title: 'Boom',
    does: 'A burst pot takes *points or coins*, not both, and no die. Chips and rubies still count.',
    now: 'Early in the match coins are worth more: better chips pay in every round. Late, take the points.',
  }),
  count: (): Said => ({
    title: 'How a pot is counted',
    does: 'A is the die, B chips that pay now, C rubies, D points; then come the books and your rubies. *Read down for one player.*',
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
    now: `You now begin at space ${start}. The first chip of a round counts from there.`,
  }),
  rats: (): Said => ({
    title: 'Rats run for you',
    does: 'Every rat tail between you and the leader moves your start *one space ahead*, for this round.',
    now: 'You are behind, so your rat stone stands beyond the droplet. Being behind is not all bad.',
  }),
  book: (): Said => ({
    title: 'A new book',
    does: 'The mandrake comes out in round 2, the ghost in round 3. From then on they can be bought.',
    now: 'Every book lies open: tap one to read what its chips do and what they cost.',
  }),
  witches: (): Said => ({
    title: 'Three witches, three pennies',
    does: 'Each witch helps you *once in the match*, for the penny of her colour. A penny kept is worth 2 points.',
    now: 'When a witch can help, she stands among your choices. Ask her, and she says her price first.',
  }),
  last: (): Said => ({
    title: 'You know the market',
    does: 'Nine rounds are played; in the last one coins and rubies become points. *Rats* help whoever is behind: a space for each tail up to the leader. *The rules* are behind the question mark and in the menu.',
    now: 'The guide stops here. Good luck, and mind the white ones.',
  }),
}
