// What the inn says of each game: at its door, and about its options.

export interface OptionWords {
  label: string
  /** Each value in a word or two, with what it means; a value without words is shown as it is. */
  values: { [value: string]: ValueWords }
}

/** `seat`: the value means a seat, and is called by the name of who sits there, once somebody does. */
export interface ValueWords {
  word: string
  note?: string
  seat?: number
}

/** Which options matter first; the others are folded away. Without an order all lie open. */
export interface Order {
  first: string[]
  /** Options that mean something only while another one has this value, and then stand below it. */
  under: { [name: string]: [other: string, value: string] }
}

export interface Door {
  name: string
  /** Said at the door, in two or three short sentences. */
  tagline: string
  facts: string[]
  options: { [name: string]: OptionWords }
  order?: Order
}

const wineCheese: { en: Door; nl: Door } = {
  en: {
    name: 'Wine & Cheese',
    tagline:
      'Two farms in Burgundy share one valley. Fill your cellar, let it ripen, match the right cheese to the right wine. Only your weaker half counts.',
    facts: ['2 players', '60 minutes a game', 'hidden hands'],
    options: {
      starts: {
        label: 'Who goes first',
        values: {
          random: { word: 'by lot', note: 'the lot is drawn at the start' },
          south: { word: 'first farm', note: 'holds card 1 in the first phase', seat: 0 },
          north: { word: 'second farm', note: 'holds card 1 in the first phase', seat: 1 },
        },
      },
      benches: {
        label: 'Workers at the start',
        values: {
          random: { word: 'by lot', note: 'each worker’s house is drawn' },
          south: { word: 'arranged', note: 'chooses the houses before the hands are dealt', seat: 0 },
        },
      },
      final_tiebreak: {
        label: 'If it ends in a tie',
        values: {
          card1: { word: 'card 1 wins', note: 'as the English rules say' },
          card2: { word: 'card 2 wins', note: 'as the Dutch rules say' },
        },
      },
    },
  },
  nl: {
    name: 'Kaas & Wijn',
    tagline:
      'Twee boerderijen in Bourgondië delen één vallei. Vul je kelder, laat hem rijpen, leg de juiste kaas bij de juiste wijn. Alleen je zwakste helft telt.',
    facts: ['2 spelers', '60 minuten per spel', 'verborgen handen'],
    options: {
      starts: {
        label: 'Wie begint',
        values: {
          random: { word: 'door loting', note: 'er wordt geloot als het begint' },
          south: { word: 'eerste boerderij', note: 'heeft kaart 1 in de eerste fase', seat: 0 },
          north: { word: 'tweede boerderij', note: 'heeft kaart 1 in de eerste fase', seat: 1 },
        },
      },
      benches: {
        label: 'Werkers bij het begin',
        values: {
          random: { word: 'door loting', note: 'het huis van elke werker wordt geloot' },
          south: { word: 'geschikt', note: 'kiest de huizen voor de handen gedeeld worden', seat: 0 },
        },
      },
      final_tiebreak: {
        label: 'Bij gelijke stand',
        values: {
          card1: { word: 'kaart 1 wint', note: 'zoals de Engelse regels zeggen' },
          card2: { word: 'kaart 2 wint', note: 'zoals de Nederlandse regels zeggen' },
        },
      },
    },
  },
}

const market: Order = {
  first: ['expansion', 'sets', 'witches', 'pot_side', 'brewing'],
  under: {
    green: ['sets', 'per_colour'], blue: ['sets', 'per_colour'], red: ['sets', 'per_colour'],
    yellow: ['sets', 'per_colour'], purple: ['sets', 'per_colour'], black: ['sets', 'per_colour'],
    witch_a: ['witches', 'chosen'], witch_b: ['witches', 'chosen'], witch_c: ['witches', 'chosen'],
  },
}

const quacks: { en: Door; nl: Door } = {
  en: {
    name: 'The Quacks of Quedlinburg',
    tagline:
      'Draw from your own bag into your own pot, and stop before it bursts. Then buy stranger things. With the Herb Witches.',
    facts: ['2 to 5 players', '45 minutes a game', 'all at once'],
    order: market,
    options: {
      expansion: {
        label: 'Herb Witches',
        values: { on: { word: 'with', note: 'witches, locoweed, bowl, up to five seats' }, off: { word: 'without', note: 'the base game, up to four seats' } },
      },
      sets: {
        label: 'Books',
        values: {
          1: { word: 'set 1', note: 'for a first match' },
          2: { word: 'set 2' },
          3: { word: 'set 3' },
          4: { word: 'set 4' },
          5: { word: 'set 5', note: 'of the Herb Witches' },
          6: { word: 'set 6', note: 'of the Herb Witches' },
          per_colour: { word: 'by colour', note: 'the six rows below' },
          random: { word: 'by lot', note: 'a book for each colour' },
        },
      },
      green: { label: 'Spider book', values: {} },
      blue: { label: 'Skull book', values: {} },
      red: { label: 'Toadstool book', values: {} },
      yellow: { label: 'Mandrake book', values: {} },
      purple: { label: 'Ghost book', values: {} },
      black: { label: 'Hawkmoth book', values: {} },
      locoweed_book: { label: 'Locoweed book', values: { auto: { word: 'by the set', note: 'book 2 with set 6, else book 1' }, 1: { word: 'book 1', note: 'rats and one more' }, 2: { word: 'book 2', note: 'copies the last colour' } } },
      witches: { label: 'Witches', values: { random: { word: 'by lot' }, chosen: { word: 'chosen', note: 'the three rows below' } } },
      witch_a: { label: 'Witch of brewing', values: { 1: { word: 'Marthe' }, 2: { word: 'Hulda' }, 3: { word: 'Walburg' }, 4: { word: 'Irmel' } } },
      witch_b: { label: 'Witch of buying', values: { 1: { word: 'Adela' }, 2: { word: 'Gundel' }, 3: { word: 'Trine' }, 4: { word: 'Lisbeth' } } },
      witch_c: { label: 'Witch of points', values: { 1: { word: 'Roswith' }, 2: { word: 'Kunne' }, 3: { word: 'Dorth' }, 4: { word: 'Berthe' } } },
      pot_side: { label: 'Pots', values: { front: { word: 'front' }, tubes: { word: 'test tubes', note: 'a second droplet that pays at once' } } },
      brewing: { label: 'Brewing', values: { open: { word: 'open', note: 'everybody sees every pot' }, sealed: { word: 'behind curtains', note: 'seen when you have stopped' } } },
      stir_rounds: { label: 'All together', values: { last: { word: 'last round', note: 'draw or stop at once in round 9' }, all: { word: 'every round' } } },
      stop_take_back: { label: 'Taking a stop back', values: { off: { word: 'no' }, on: { word: 'yes', note: 'while others still brew' } } },
      show_bag: { label: 'Bags', values: { off: { word: 'closed' }, own: { word: 'own open' }, all: { word: 'all open' } } },
      ruby_supply: { label: 'Rubies', values: { unlimited: { word: 'without end' }, limited: { word: 'as in the box' } } },
      green3_price4: { label: 'Spider 4 of set 3', values: { 21: { word: '21 coins' }, 18: { word: '18 coins' } } },
      blue4_price4: { label: 'Skull 4 of set 4', values: { 20: { word: '20 coins' }, 19: { word: '19 coins' } } },
      shopping: { label: 'Shopping', values: { at_once: { word: 'all at once' }, in_order: { word: 'in turn', note: 'from the start player, openly' } } },
      locoweed_copies: { label: 'Locoweed book 2', values: { everything: { word: 'copies all', note: 'counts as that colour in its book' }, placing: { word: 'copies placing', note: 'only what a chip does when laid' } } },
    },
  },
  nl: {
    name: 'De Kwakzalvers van Kakelenburg',
    tagline:
      'Trek uit je eigen buidel in je eigen ketel, en stop voor hij ontploft. Koop dan nog vreemdere dingen. Met de Kruidenheksen.',
    facts: ['2 tot 5 spelers', '45 minuten per spel', 'allen tegelijk'],
    order: market,
    options: {
      expansion: {
        label: 'Kruidenheksen',
        values: { on: { word: 'met', note: 'heksen, narrenkruid, schaal, tot vijf plaatsen' }, off: { word: 'zonder', note: 'het basisspel, tot vier plaatsen' } },
      },
      sets: {
        label: 'Boeken',
        values: {
          1: { word: 'set 1', note: 'voor een eerste keer' },
          2: { word: 'set 2' },
          3: { word: 'set 3' },
          4: { word: 'set 4' },
          5: { word: 'set 5', note: 'van de Kruidenheksen' },
          6: { word: 'set 6', note: 'van de Kruidenheksen' },
          per_colour: { word: 'per kleur', note: 'de zes rijen hieronder' },
          random: { word: 'door loting', note: 'een boek voor elke kleur' },
        },
      },
      green: { label: 'Boek van de spin', values: {} },
      blue: { label: 'Boek van de schedel', values: {} },
      red: { label: 'Boek van de vliegenzwam', values: {} },
      yellow: { label: 'Boek van de alruin', values: {} },
      purple: { label: 'Boek van de geest', values: {} },
      black: { label: 'Boek van de vlinder', values: {} },
      locoweed_book: { label: 'Boek van het narrenkruid', values: { auto: { word: 'naar de set', note: 'boek 2 bij set 6, anders boek 1' }, 1: { word: 'boek 1', note: 'ratten en één meer' }, 2: { word: 'boek 2', note: 'doet de laatste kleur na' } } },
      witches: { label: 'Heksen', values: { random: { word: 'door loting' }, chosen: { word: 'gekozen', note: 'de drie rijen hieronder' } } },
      witch_a: { label: 'Heks van het brouwen', values: { 1: { word: 'Marthe' }, 2: { word: 'Hulda' }, 3: { word: 'Walburg' }, 4: { word: 'Irmel' } } },
      witch_b: { label: 'Heks van het kopen', values: { 1: { word: 'Adela' }, 2: { word: 'Gundel' }, 3: { word: 'Trine' }, 4: { word: 'Lisbeth' } } },
      witch_c: { label: 'Heks van de punten', values: { 1: { word: 'Roswith' }, 2: { word: 'Kunne' }, 3: { word: 'Dorth' }, 4: { word: 'Berthe' } } },
      pot_side: { label: 'Ketels', values: { front: { word: 'voorkant' }, tubes: { word: 'reageerbuisjes', note: 'een tweede druppel die meteen betaalt' } } },
      brewing: { label: 'Brouwen', values: { open: { word: 'open', note: 'iedereen ziet elke ketel' }, sealed: { word: 'achter het gordijn', note: 'te zien als je gestopt bent' } } },
      stir_rounds: { label: 'Allen tegelijk', values: { last: { word: 'laatste ronde', note: 'in ronde 9 samen trekken of stoppen' }, all: { word: 'elke ronde' } } },
      stop_take_back: { label: 'Een stop terugnemen', values: { off: { word: 'nee' }, on: { word: 'ja', note: 'zolang anderen brouwen' } } },
      show_bag: { label: 'Buidels', values: { off: { word: 'dicht' }, own: { word: 'eigen open' }, all: { word: 'alle open' } } },
      ruby_supply: { label: 'Robijnen', values: { unlimited: { word: 'onbeperkt' }, limited: { word: 'zoals in de doos' } } },
      green3_price4: { label: 'Spin 4 van set 3', values: { 21: { word: '21 munten' }, 18: { word: '18 munten' } } },
      blue4_price4: { label: 'Schedel 4 van set 4', values: { 20: { word: '20 munten' }, 19: { word: '19 munten' } } },
      shopping: { label: 'Kopen', values: { at_once: { word: 'allen tegelijk' }, in_order: { word: 'om de beurt', note: 'vanaf de startspeler, open' } } },
      locoweed_copies: { label: 'Narrenkruid boek 2', values: { everything: { word: 'doet alles na', note: 'telt als die kleur in haar boek' }, placing: { word: 'doet leggen na', note: 'alleen wat een fiche bij het leggen doet' } } },
    },
  },
}

export const doors = { wine_cheese: wineCheese, quacks }
