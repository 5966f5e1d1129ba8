// What the guide of Wine & Cheese says in English: what a thing does, then why now.
import type { Said } from '../../../guide/lesson'

export const lessons = {
  aim: (): Said => ({
    title: 'Two halves, one score',
    does: 'You make wine and cheese, let them ripen and sell them. At the end *only the weaker half counts*, so feed both.',
    now: 'It starts in the valley: each plot brings an ingredient. Tap one, and the question says what you would get for your yard. Nobody is sent before you say so.',
  }),
  alone: (): Said => ({
    title: 'Better alone',
    does: 'This house says *toil alone*: 1 from the plot itself, and 1 from each other square of its pattern *where nobody stands*.',
    now: 'So look for a plot with empty ones beside it. Water and the edge of the valley bring nothing.',
  }),
  company: (): Said => ({
    title: 'Somebody to work with',
    does: 'This house says *work together*: 2 from the plot itself, and 1 from each other square *where a worker stands*, whoever sent it.',
    now: 'So look for a plot beside workers. Choose it to see the sum before you send anybody.',
  }),
  forced: (): Said => ({
    title: 'A colour follows',
    does: 'After one player sends a colour, the other *must send the same colour* next. Then there is a free choice again.',
    now: 'Now you follow. When the choice is yours again, your colour decides which of their houses works next.',
  }),
  hand: (): Said => ({
    title: 'What you could make',
    does: 'Each card shows its price in ingredients, and what it is worth: the large number ripe, the small one early.',
    now: 'Open one and read it: what you have of its price is said there. Gather what one or two of them need.',
  }),
  neighbour: (name: string): Said => ({
    title: 'The other farm',
    does: 'Everything of theirs lies open, only the hand does not. A worker they send can help yours, or be in the way.',
    now: `It is the turn of ${name}. Meanwhile look at whatever you like; nothing runs away.`,
  }),
  make: (can: boolean): Said => ({
    title: 'Make, sell or drop out',
    does: 'Each turn you do one of the three. *Making* pays a whole card and lays it into an empty vault; what you paid lies on it as markers.',
    now: can
      ? 'Turns go on until both have dropped out. Drop out only when you can make nothing more.'
      : 'You can pay for no card yet. Trade in your yard, *three for one*, for what is missing; drop out only when that does not help.',
  }),
  benefit: (): Said => ({
    title: 'Something for free',
    does: 'Whoever makes a card may use one label without paying: *step, card, hurry or slow*. An action card may act instead.',
    now: 'A step moves you on the money road; a card fills your hand. Both are never wrong.',
  }),
  ripen: (): Said => ({
    title: 'What lies in the cellar ripens',
    does: 'Each marker on a card must go before it is ripe. Every summer and the first winter *two go by themselves*, in the last winter three.',
    now: 'An even number gets ripe by itself. An odd one needs one hurry or one slow, or it turns overripe.',
  }),
  labels: (): Said => ({
    title: 'The labels of your yard',
    does: 'Pay what a label shows and do what it says, *as often as you can pay*, in nearly every turn of yours.',
    now: 'First make the cards that you can pay. What is left of grapes and milk cannot be kept: use it up. Tap a label that does not work to read why.',
  }),
  road: (): Said => ({
    title: 'The money road',
    does: 'Your wine and your cheese walk here; the space is money at the end, and a lap is 20. *Occupied spaces are jumped over for nothing.*',
    now: 'So walk close behind others. A star gives any ingredient you like.',
  }),
  store: (): Said => ({
    title: 'What is not stored is lost',
    does: 'Only salt, sugar, yeast and cultures have shelves. *Whoever stored more goes first from now on.*',
    now: 'Before you finish, labels and trades may use up the rest. Then choose what you keep.',
  }),
  age: (): Said => ({
    title: 'The cellar ages',
    does: 'Each card loses two markers at once, and three in the last winter. *A card with fewer turns overripe* and is sold for little.',
    now: 'The cellar shows what will become of each card. A label can still hurry or slow one before.',
  }),
  summer: (): Said => ({
    title: 'Summer is for special actions',
    does: 'Every action card in your cellar may act once, ripe or not, in any order.',
    now: 'There is no reason to save them: they act again when they are sold ripe.',
  }),
  home: (): Said => ({
    title: 'The workers come home',
    does: 'Choose any worker of the valley and an empty house of yours. *The house’s pattern gives ingredients once more.*',
    now: 'It need not be a worker that you sent. Again the other must take the same colour.',
  }),
  sell: (): Said => ({
    title: 'Something is ripe',
    does: 'Ripe cards are sold for gold. A wine and a cheese *of the same dish* are sold together and bring steps besides.',
    now: 'A ripe card that stays through an ageing turns overripe, unless you slow it. So sell it in time.',
  }),
  last: (): Said => ({
    title: 'You know the farm',
    does: 'The second year goes like the first, with one worker more. In its winter *everything is sold* and the two halves are added up.',
    now: 'The match goes on, the guide stops here. The rules are in the menu, and behind each question mark.',
  }),
}
