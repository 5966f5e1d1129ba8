// Wat dingen van de boerderij over zichzelf zeggen, in het Nederlands. *Sterren* maken vet.
import type { things as en } from '../en/things'

const grows = (what: string) => `Een werker hier brengt ${what}, en het patroon van een huis dat eroverheen ligt ook.`

export const things: typeof en = {
  stoneTitle: (worth) => `Een veld van ${worth}`,
  stone: (worth, lap) => `Een wijn- of kaassteen die hier aan het eind staat, brengt zijn helft *${worth}*, en ${lap} voor elke ronde.`,
  startTitle: 'De start van het geldspoor',
  atStart: 'Hier beginnen alle wijn- en kaasstenen. De start is niets waard.',
  bonus: '*Hier ligt een bonus.* Wie op dit veld komt of eroverheen gaat, neemt hem: een ingrediënt naar keuze.',
  bonusGone: 'De bonus van dit veld is al genomen.',
  lapBehind: (to, lap) => `Hierachter leidt de pijl naar de eerste van de twee ${to}’en. *Dat is een ronde*, aan het eind ${lap} waard.`,
  lapArrives: (from, lap) => `Hier komt de pijl van ${from} aan: *een ronde*, aan het eind ${lap} waard.`,
  whose: (name, good) => `de ${good} van ${name}`,
  here: (who) => `*Hier staat nu*: ${who}.`,
  nobody: 'Hier staat nu niemand.',
  jump: 'Een stap gaat naar het volgende veld waar geen wijn- of kaassteen staat; *over bezette velden spring je gratis heen*.',
  back: 'Een veld terug',
  on: 'Een veld verder',

  house: (n, kind) => `Huis ${n}: ${kind.toLowerCase()}`,
  houses: {
    work_together: 'De werker brengt *2* van het perceel zelf, en *1* van elk ander perceel van het patroon *waar een werker staat*, van wie dan ook.',
    toil_alone: 'De werker brengt *1* van het perceel zelf, en *1* van elk ander perceel van het patroon *waar niemand staat*.',
  },
  houseWhy: {
    empty: () => 'hier is geen werker van jou thuis',
    color_forced: (worker) => `nu moet je ${worker} gaan`,
    occupied: () => 'hier woont al een werker',
  },
  pattern: (others) =>
    `Het rode vakje is het perceel van de werker, ${others === 1 ? 'het andere ligt' : `de ${others} andere liggen`} ernaast zoals getekend. Water en wat erbuiten ligt, brengt niets.`,
  lives: (name, who) => `*${name}*: ${who}`,

  site: (n, good) => `Je hebt er *${n}* op het erf. Het is een ingrediënt van ${good}: je betaalt er kaarten, etiketten en ruil mee.`,
  shelf: (n, of) => `Op de plank liggen er *${n} van ${of}*. Bij het opslaan gaat verloren wat daar geen plaats vindt.`,
  noShelf: 'Er is geen plank voor: wat bij het opslaan over is, ben je *kwijt*.',
  plots: {
    white: grows('witte druiven'),
    red: grows('rode druiven'),
    sugar: grows('suiker'),
    salt: grows('zout'),
    milk: grows('melk'),
    lab: grows('gist of culturen, naar keuze'),
    water: 'Hier groeit niets, en hier kun je niemand heen sturen.',
  },
  works: (worker) => `Hier staat de ${worker}.`,
  nobodyWorks: 'Hier werkt nu niemand.',

  emptyVault: 'Een leeg gewelf',
  ripens: 'Een kaart die je maakt, komt hier te liggen. Haar ingrediënten liggen erop als *stenen*; in zomer en winter *gaan er twee af*, en zonder stenen is ze rijp.',
  closedVault: 'Het dichte gewelf',
  opens: 'Betaal *vier ingrediënten* naar keuze, of zet wijn of kaas *vier stappen terug*, en je kunt dit gewelf meteen gebruiken.',
  trade: 'In je beurt mag je *drie* van je ingrediënten, welke dan ook, geven voor *één* naar keuze, zo vaak je wilt.',
  halvesOf: (name) => `De twee helften van ${name}`,
  half: (good, road, sold, all) => `*${good} ${all}*: ${road} op het geldspoor, ${sold} voor wat verkocht is.`,
  halfRoad: (good, road) => `*${good}*: ${road} op het geldspoor. Wat er verkocht is, weet je nog niet.`,
  lowerCounts: '*Alleen de laagste van de twee telt aan het eind.* De andere mag dus even wachten.',
  order: (n) => `Beurtkaart ${n}`,
  goes: (name, n) => `*${name}* ${n === 1 ? 'begint elke fase' : 'komt in elke fase als tweede'}.`,
  orderBy: 'Na elke opslag neemt de boerderij met meer op de planken kaart 1. *Staat het gelijk, dan wisselen de kaarten.*',
  pile: 'De rest van deze kaarten, met de rug omhoog. Een etiket of kaart die *kaart* zegt, neemt er een die open ligt, of de bovenste van hier.',
  holds: (wine, cheese) => `In de hand: ${wine}, ${cheese}. Alleen het aantal is bekend.`,
  sold: (ripe, early) => `Verkocht: *${ripe}* rijp, voor goud; *${early}* vroeg, voor zilver. Ze liggen met de rug omhoog tot het eind.`,
}
