// What is read aloud of the market, in English.

export const en = {
  topics: {
    pot: ['pot', 'kettle', 'cauldron'],
    bag: ['bag', 'hand'],
    score: ['score', 'points', 'track'],
    table: ['table', 'market', 'stalls'],
    books: ['books', 'shop', 'prices'],
    card: ['card', 'fortune'],
    witches: ['witches', 'witch'],
    log: ['log', 'history'],
  },
  /** Chips by their colour, as some call them. */
  colours: {
    white: 'white', orange: 'orange', green: 'green', blue: 'blue', red: 'red', yellow: 'yellow', purple: 'purple', black: 'black', locoweed: 'locoweed',
  },
  times: (n: number, chip: string) => (n === 1 ? chip : `${n} times ${chip}`),
  emptyPot: 'There is no chip in it yet.',
  bagUnknown: 'What is in the bag is not shown at this table.',
  nobodyWaits: 'Nobody is waited for.',
  percent: (n: number) => `that is ${n} in a hundred`,
  costs: (chip: string, coins: string) => `${chip} ${coins}`,
  treasure: (rubies: string, pennies: string, flask: string) => [rubies, pennies, flask].filter(Boolean).join(', '),
}
