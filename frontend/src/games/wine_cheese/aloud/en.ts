// What is read aloud of the farms, in English.

export const en = {
  topics: {
    hand: ['hand', 'cards'],
    cellar: ['cellar', 'vaults'],
    yard: ['yard', 'ingredients'],
    valley: ['valley', 'workers', 'houses'],
    table: ['table', 'turn'],
    score: ['score', 'road', 'money'],
    display: ['display', 'show'],
    log: ['log', 'history'],
  },
  costs: (what: string) => `costs ${what}`,
  worth: (gold: number, silver: number) => `${gold} ripe, ${silver} early`,
  canMake: 'you can make it now',
  sites: (what: string) => `In the yard: ${what}.`,
  shelf: (what: string) => `On the shelf: ${what}.`,
  nothing: 'nothing',
  stands: (worker: string, plot: string) => `The ${worker} stands on ${plot}.`,
  road: (name: string, wine: number, cheese: number) => `${name}: wine is worth ${wine} on the money road, cheese ${cheese}.`,
  sold: (gold: number, silver: number) => `Sold ripe: ${gold}, sold early: ${silver}.`,
  hand: (name: string, wine: number, cheese: number) => `${name} holds ${wine} wine and ${cheese} cheese.`,
  row: (name: string, cheese: number, wine: number) => `${name}: cheese ${cheese}, wine ${wine}.`,
}
