// Wat elk boek, elke waarzeggerijkaart en elke heks heet en zegt, in het Nederlands.
import type { CardWords } from '../en/cards'
import { books } from './books'

const fortunes: Record<string, CardWords> = {
  'fortune.P1': {
    name: 'Kiezen of delen',
    short: 'vlinder, een 2-fiche of 3 robijnen',
    text: 'Iedereen neemt één ding: een doodshoofdvlinder, een fiche van twee, of drie robijnen.',
  },
  'fortune.P2': { name: 'De ketel loopt vol', short: 'druppel een stap', text: 'Iedereen zet de druppel een stap vooruit.' },
  'fortune.P3': {
    name: 'Handje klap',
    short: 'een robijn voor een 1-fiche',
    text: 'Je mag een robijn geven voor een fiche van waarde 1, geen geest en geen vlinder.',
  },
  'fortune.P4': {
    name: 'Aalmoezen',
    short: 'minste robijnen: één erbij',
    text: 'Wie de minste robijnen heeft, krijgt er één.',
  },
  'fortune.P5': {
    name: 'Beginnersgeluk',
    short: 'minste punten: een spin 1',
    text: 'Wie de minste punten heeft, krijgt een spin 1.',
  },
  'fortune.P6': {
    name: 'Net op tijd',
    short: '4 punten, of een witte 1 weg',
    text: 'Iedereen: 4 punten, of een witte 1 gaat voorgoed uit je buidel.',
  },
  'fortune.P7': { name: 'Rattenplaag', short: 'ratten tellen dubbel', text: 'Alle rattenstaarten tellen deze ronde dubbel.' },
  'fortune.P8': {
    name: 'Minder is meer',
    short: 'vijf fiches: laagste krijgt schedel 2',
    text: 'Iedereen trekt vijf fiches en telt ze op. De laagste som geeft een schedel 2, elke andere een robijn. De fiches gaan terug.',
  },
  'fortune.P9': {
    name: 'Een goede start',
    short: 'rattenstappen voor robijnen',
    text: 'Je mag 1, 2 of 3 van je rattenstappen van deze ronde opgeven, voor een robijn per stap.',
  },
  'fortune.P10': {
    name: 'Bevriend met de ratten',
    short: 'een 4-fiche, of punt per staart',
    text: 'Iedereen neemt een fiche van vier, of een punt voor elke rattenstaart die je toekomt.',
  },
  'fortune.P11': {
    name: 'Kies wijs',
    short: 'druppel twee stappen, of een geest',
    text: 'Iedereen zet de druppel twee stappen, of neemt een geest zodra het boek er ligt.',
  },
  'fortune.P12': { name: 'De steen rolt', short: 'iedereen werpt', text: 'Iedereen werpt één keer met de bonusdobbelsteen.' },
  'fortune.P13': {
    name: 'Een gunstige gelegenheid',
    short: 'trek er vier, maak er één hoger',
    text: 'Trek vier fiches. Eén daarvan mag de eerstvolgende hogere van zijn kleur worden. Kan dat met geen enkel, neem dan een spin 1. Alles gaat terug in de buidel.',
  },
  'fortune.B1': {
    name: 'Goed op smaak',
    short: 'wit precies 7: druppel',
    text: 'Zijn je witte fiches aan het eind precies 7, dan gaat je druppel een stap.',
  },
  'fortune.B2': {
    name: 'Leedvermaak',
    short: 'een ontploffing loont de linkerbuur',
    text: 'Ontploft een ketel, dan neemt de speler links ervan een fiche van twee.',
  },
  'fortune.B3': {
    name: 'Een tweede kans',
    short: 'eerste vijf veilig, dan desnoods opnieuw',
    text: 'Je eerste vijf fiches laten de ketel niet ontploffen. Daarna mag je één keer alles terugleggen en opnieuw beginnen.',
  },
  'fortune.B4': {
    name: 'Geluk van de meesters',
    short: 'elke worp twee keer',
    text: 'Wie de bonusdobbelsteen werpt, werpt twee keer; beide tellen.',
  },
  'fortune.B5': { name: 'Een luxeleven', short: 'wit tot en met 9', text: 'Deze ronde verdraagt een ketel wit 9; bij 10 ontploft hij.' },
  'fortune.B6': { name: 'Pompoenenfeest', short: 'pompoenen gaan +1', text: 'Elke pompoen gaat één veld verder.' },
  'fortune.B7': {
    name: 'Pittig ingrediënt',
    short: 'gestopt: vijf fiches, leg er één',
    text: 'Wie zonder ontploffing stopte, trekt hoogstens vijf fiches en mag er één als laatste leggen. Het ontploft niet en doet niets.',
  },
  'fortune.B8': {
    name: 'Geluksvogel',
    short: 'robijnveld: 2 punten extra',
    text: 'Een scoreveld met een robijn geeft 2 punten extra. Ook na een ontploffing.',
  },
  'fortune.B9': { name: 'Toverdrank', short: 'alle flessen vol', text: 'Aan het eind van de ronde worden alle flessen gratis gevuld.' },
  'fortune.B10': {
    name: 'Goed geroerd',
    short: 'eerste witte mag terug',
    text: 'Het eerste witte fiche dat je legt, mag terug in de buidel, tenzij de ketel erdoor ontploft. Je fles blijft zoals hij is.',
  },
  'fortune.B11': {
    name: 'Hier fonkelt het',
    short: 'robijnveld: één robijn extra',
    text: 'Een scoreveld met een robijn geeft één robijn extra.',
  },
}

const witches: Record<string, CardWords> = {
  'witch.A1': {
    name: 'Marthe',
    short: 'ontploft: je fles redt je',
    text: 'Je ketel is ontploft en je fles is vol: keer de fles om, leg het laatste witte fiche terug, en trek verder of stop.',
  },
  'witch.A2': {
    name: 'Hulda',
    short: 'zes fiches: leg wat je wilt',
    text: 'Trek zes fiches uit je buidel. Leg er zoveel als je wilt, in elke volgorde; elk doet wat het doet. De rest gaat terug.',
  },
  'witch.A3': {
    name: 'Walburg',
    short: 'laatste 1 of 2 witte terug',
    text: 'Je ketel is niet ontploft: één of beide laatste witte fiches in je ketel gaan terug in de buidel. De gaten blijven.',
  },
  'witch.A4': {
    name: 'Irmel',
    short: 'ontploft: je krijgt alles',
    text: 'Je ketel is ontploft: je krijgt toch punten en munten, en de dobbelsteen als niemand verder kwam.',
  },
  'witch.B1': {
    name: 'Adela',
    short: 'laatste 2 fiches hoger, of 1',
    text: 'De laatste twee fiches van je ketel worden een stap hoger, of één fiche naar keuze. Geen pompoenen, niets dat je net kocht.',
  },
  'witch.B2': {
    name: 'Gundel',
    short: 'munten verdubbeld',
    text: 'Je munten worden verdubbeld. Nog steeds hoogstens twee fiches, van verschillende kleur.',
  },
  'witch.B3': { name: 'Trine', short: 'één gekocht fiche dubbel', text: 'Neem één van de fiches die je net kocht nog een keer, voor niets.' },
  'witch.B4': {
    name: 'Lisbeth',
    short: '2 munten per robijn',
    text: 'Twee munten extra voor elke robijn die je hebt. Je houdt de robijnen.',
  },
  'witch.C1': {
    name: 'Roswith',
    short: 'punten voor kleuren',
    text: 'Punten voor de kleuren in je ketel, wit niet meegeteld: tot en met vier geven 3, vijf 4, zes 7, zeven 10, acht 14.',
  },
  'witch.C2': {
    name: 'Kunne',
    short: 'punten voor je buidel',
    text: 'Twee punten voor elk fiche van 2, 4 of 6, elke geest en elk narrenkruid dat nog in je buidel zit.',
  },
  'witch.C3': {
    name: 'Dorth',
    short: 'robijnen als punten',
    text: 'Je scoreveld heeft een robijn: neem in plaats daarvan zoveel robijnen als de punten van dat veld.',
  },
  'witch.C4': {
    name: 'Berthe',
    short: 'robijnen gaan dubbel zo ver',
    text: 'Deze ronde kost een stap van je druppel of een volle fles je één robijn in plaats van twee.',
  },
}

export const cards: Record<string, CardWords> = {
  ...books,
  ...fortunes,
  ...witches,
  flask: {
    name: 'Fles',
    short: 'een wit fiche terug',
    text: 'Vlak na een wit fiche waardoor de ketel niet ontplofte: dat fiche gaat terug in de buidel, en de fles is leeg.',
  },
}
