// Hoe elk ingrediëntenboek heet en wat het zegt, in het Nederlands.
import type { CardWords } from '../en/cards'

export const books: Record<string, CardWords> = {
  'book.orange.base': {
    name: 'Pompoen',
    short: 'gaat 1 verder, meer niet',
    text: 'Een pompoen gaat zijn getal vooruit en doet verder niets. Andere boeken zien hem graag in de ketel.',
  },
  'book.orange.expansion': {
    name: 'Pompoen',
    short: 'gaat 1 of 6, meer niet',
    text: 'Een pompoen gaat 1 of 6 velden en doet verder niets. Een kleine wordt nooit een grote.',
  },
  'book.green.1': {
    name: 'Kruisspin',
    short: 'laatste of voorlaatste: een robijn',
    text: 'Na het brouwen: een robijn voor elke spin die als laatste of voorlaatste in je ketel ligt.',
  },
  'book.green.2': {
    name: 'Kruisspin',
    short: 'laatste of voorlaatste: een nieuw fiche',
    text: 'Na het brouwen: elke spin die laatste of voorlaatste is, brengt een fiche. Een 1 brengt een pompoen, een 2 een schedel of vliegenzwam, een 4 een alruin of geest.',
  },
  'book.green.3': {
    name: 'Kruisspin',
    short: 'wit precies 7: laatste fiche vooruit',
    text: 'Na het brouwen: zijn je witte fiches samen precies 7, dan mag je laatste fiche zoveel vooruit als al je spinnen samen waard zijn.',
  },
  'book.green.4': {
    name: 'Kruisspin',
    short: 'laatste twee: robijn voor druppel',
    text: 'Na het brouwen: voor elke spin die laatste of voorlaatste is, mag je een robijn betalen voor een stap van je druppel.',
  },
  'book.green.5': {
    name: 'Kruisspin',
    short: 'laatste of voorlaatste: startfiche',
    text: 'Na het brouwen: voor elke spin die laatste of voorlaatste is, begint één fiche uit je ketel, niet hoger dan de spin, je volgende ronde.',
  },
  'book.green.6': {
    name: 'Kruisspin',
    short: 'laatste of voorlaatste: de dobbelsteen',
    text: 'Na het brouwen: werp de bonusdobbelsteen voor elke spin die laatste of voorlaatste is.',
  },
  'book.blue.1': {
    name: 'Kraaienschedel',
    short: 'bekijk 1, 2 of 4 fiches, leg er één',
    text: 'Bij het leggen: bekijk zoveel fiches uit je buidel als zijn getal. Leg er één van als volgende, als je wilt; de rest gaat terug.',
  },
  'book.blue.2': {
    name: 'Kraaienschedel',
    short: 'volgende 1, 2 of 4: niets kwijt',
    text: 'Ontploft je ketel binnen de volgende 1, 2 of 4 fiches, dan krijg je toch punten én munten. Alleen geen dobbelsteen.',
  },
  'book.blue.3': {
    name: 'Kraaienschedel',
    short: 'op een robijn: neem er één',
    text: 'Komt hij op een veld met een robijn, dan krijg je een robijn.',
  },
  'book.blue.4': {
    name: 'Kraaienschedel',
    short: 'op een robijn: 1, 2 of 4 punten',
    text: 'Komt hij op een veld met een robijn, dan krijg je zoveel punten als zijn getal.',
  },
  'book.blue.5': {
    name: 'Kraaienschedel',
    short: 'evenveel pompoenen: punten',
    text: 'Liggen er minstens zoveel pompoenen in de ketel als zijn getal, dan krijg je meteen zoveel punten. Anders niets.',
  },
  'book.blue.6': {
    name: 'Kraaienschedel',
    short: 'robijn per witte 1 vlak ervoor',
    text: 'Kijk zoveel fiches terug als zijn getal: elke witte 1 daarbij geeft een robijn.',
  },
  'book.red.1': {
    name: 'Vliegenzwam',
    short: '+1 bij een pompoen, +2 bij drie',
    text: 'Gaat 1 verder met één of twee pompoenen in de ketel, 2 verder met drie of meer.',
  },
  'book.red.2': {
    name: 'Vliegenzwam',
    short: 'wacht naast de ketel',
    text: 'Hij komt naast de ketel. Na je stop of ontploffing leg je hem, bewaar je hem voor later, of gaat hij terug in de buidel.',
  },
  'book.red.3': {
    name: 'Vliegenzwam',
    short: 'na een witte: die waarde extra',
    text: 'Vlak na een wit fiche gaat hij de waarde daarvan verder.',
  },
  'book.red.4': {
    name: 'Vliegenzwam',
    short: 'latere witte enen gaan 2',
    text: 'Ligt er een vliegenzwam in de ketel, dan gaat elke witte 1 twee velden vooruit. Hij telt nog steeds voor 1.',
  },
  'book.red.5': {
    name: 'Vliegenzwam',
    short: 'zo ver als je hoogste vliegenzwam',
    text: 'Mag zo ver als de hoogste vliegenzwam die al in de ketel ligt.',
  },
  'book.red.6': {
    name: 'Vliegenzwam',
    short: 'trekt er nog één, voor later',
    text: 'Trek nog een fiche en leg het opzij. Je moet het deze ronde leggen: wanneer je wilt, ook na je stop of ontploffing.',
  },
  'book.yellow.1': {
    name: 'Alruinwortel',
    short: 'een witte ervoor mag terug',
    text: 'Is het fiche er vlak voor wit, dan mag dat terug in de buidel.',
  },
  'book.yellow.2': {
    name: 'Alruinwortel',
    short: 'het volgende fiche gaat dubbel',
    text: 'Het volgende fiche dat je legt, gaat twee keer zo ver.',
  },
  'book.yellow.3': {
    name: 'Alruinwortel',
    short: 'grens 8 bij één, 9 bij drie',
    text: 'Met één alruin in de ketel verdraagt die wit 8, met drie wit 9.',
  },
  'book.yellow.4': {
    name: 'Alruinwortel',
    short: '1e, 2e, 3e: +1, +2, +3',
    text: 'Je eerste alruin van de ronde gaat 1 verder, de tweede 2, de derde 3.',
  },
  'book.yellow.5': {
    name: 'Alruinwortel',
    short: 'trek er één: zoveel verder',
    text: 'Trek nog een fiche, zet de alruin zoveel verder als dat waard is, en leg het terug. De ketel kan er niet door ontploffen.',
  },
  'book.yellow.6': {
    name: 'Alruinwortel',
    short: 'betaal een robijn: 3 verder',
    text: 'Je mag een robijn betalen om hem 3 verder te zetten.',
  },
  'book.purple.1': {
    name: 'Geestenadem',
    short: '1, 2 of 3: punten en meer',
    text: 'Na het brouwen: één geest geeft 1 punt; twee geven 1 punt en een robijn; drie of meer geven 2 punten en een stap van je druppel.',
  },
  'book.purple.2': {
    name: 'Geestenadem',
    short: 'ruil er 1, 2 of 3 in',
    text: 'Na het brouwen, één keer: één geest voor een vlinder, 1 punt en een robijn; twee voor een spin 1, een schedel 2, 3 punten en een stap; drie voor een alruin 4, 6 punten, een robijn en twee stappen.',
  },
  'book.purple.3': {
    name: 'Geestenadem',
    short: 'hoe verder, hoe meer punten',
    text: 'Na het brouwen: een geest op een veld vanaf 10 geeft 1 punt, vanaf 20 twee, vanaf 30 drie.',
  },
  'book.purple.4': {
    name: 'Geestenadem',
    short: 'maak een fiche uit je ketel hoger',
    text: 'Na het brouwen: met één geest wordt een 1 uit je ketel een 2; met twee wordt een 2 een 4; met drie wordt een 1 een 4. Zelfde kleur.',
  },
  'book.purple.5': {
    name: 'Geestenadem',
    short: 'de punten eronder kopen fiches',
    text: 'Na het brouwen: de punten van alle velden met een geest zijn munten voor hoogstens twee fiches van verschillende kleur, meteen en los van de koop.',
  },
  'book.purple.6': {
    name: 'Geestenadem',
    short: 'punten van het fiche erna',
    text: 'Na het brouwen: elke geest geeft zoveel punten als het getal op het fiche er vlak na.',
  },
  'book.black.two': {
    name: 'Doodshoofdvlinder',
    short: 'evenveel als ander: druppel; meer: robijn',
    text: 'Na het brouwen: evenveel vlinders als je tegenstander geven een stap van je druppel. Meer geven ook een robijn.',
  },
  'book.black.neighbours': {
    name: 'Doodshoofdvlinder',
    short: 'meer dan buur: druppel; beide: robijn',
    text: 'Na het brouwen: meer vlinders dan één van je buren geven een stap van je druppel. Meer dan beide geven ook een robijn.',
  },
  'book.black.5': {
    name: 'Doodshoofdvlinder',
    short: 'gaat naar links, en betaalt je daar',
    text: 'Gekocht, of gekregen van een kaart, gaat hij in de buidel van je linkerbuur en gaat je druppel een stap. Na het brouwen krijg je een robijn voor elke vlinder in diens ketel, en één voor elke eigen die laatste of voorlaatste is.',
  },
  'book.black.6': {
    name: 'Doodshoofdvlinder',
    short: 'verste: druppel; op één na: robijn',
    text: 'Na het brouwen: wiens vlinder het verst ligt, zet de druppel een stap; de op één na verste geeft een robijn. Bij gelijke stand krijgt ieder het.',
  },
  'book.locoweed.1': {
    name: 'Narrenkruid',
    short: 'je ratten + 1, hoogstens 4',
    text: 'Gaat zo ver als je rattensteen deze ronde liep, en één verder; nooit meer dan 4.',
  },
  'book.locoweed.2': {
    name: 'Narrenkruid',
    short: 'doet je laatste kleur na',
    text: 'Doet wat het laatste gekleurde fiche in je ketel doet, met die waarde. Is er geen, dan gaat het 1.',
  },
}
