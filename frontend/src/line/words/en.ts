// What the command line says in English, and the words that it understands.

export const en = {
  title: 'In words',
  label: 'Type what you do',
  hint: 'help, moves, read, odds, undo',
  answers: 'Answers',
  send: 'Say it',
  close: 'Close the line',

  help: [
    'Type a move, or the beginnings of its words: “dr” may do for “draw a chip”.',
    'moves: what you may do now, with numbers. A number answers the last list.',
    'read, and one of: ',
    'undo: takes your last move back. again: says the last thing once more. Escape closes the line.',
  ] as [string, string, string, string],
  helpOdds: 'odds: what is known of your next draw.',
  nothingAsked: 'Nothing is asked of you now.',
  unknown: (text: string) => `Nothing on offer is called “${text}”. Say moves or help.`,
  which: 'Which one? Answer with its number.',
  more: (n: number) => `And ${n} more: say more, or a few words of the one you mean.`,
  cannot: (label: string, why: string) => `${label}: not now, ${why}.`,
  sure: (question: string) => `${question} Say yes, or something else.`,
  readWhat: (topics: string) => `Read what? ${topics}.`,
  nothingSaid: 'Nothing was said yet.',
  noOdds: 'Nothing is drawn here by chance that you could know of.',
  noUndo: 'That cannot be taken back.',
  undone: 'Your last move is taken back.',
  waiting: 'Your last move is still under way.',
  looking: 'You look on; nothing is asked of you.',

  verbs: {
    help: ['help', 'h'],
    moves: ['moves', 'choices', 'options'],
    more: ['more', 'next'],
    read: ['read', 'look'],
    odds: ['odds', 'risk', 'chance'],
    undo: ['undo'],
    again: ['again', 'repeat'],
    question: ['question', 'what'],
    yes: ['yes', 'y', 'sure'],
  },
  /** Words that say nothing by themselves. */
  small: ['a', 'an', 'the', 'to', 'in', 'on', 'of', 'for', 'from', 'with', 'and', 'it', 'i', 'my', 'please', 'chip', 'card'],
}
