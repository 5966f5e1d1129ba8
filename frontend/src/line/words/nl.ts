// Wat de opdrachtregel in het Nederlands zegt, en de woorden die hij verstaat.
import type { en } from './en'

export const nl: typeof en = {
  title: 'In woorden',
  label: 'Typ wat je doet',
  hint: 'help, zetten, lees, kansen, terug',
  answers: 'Antwoorden',
  send: 'Zeg het',
  close: 'Sluit de regel',

  help: [
    'Typ een zet, of het begin van de woorden: ‘tr’ kan genoeg zijn voor ‘trek een fiche’.',
    'zetten: wat je nu mag doen, met nummers. Een nummer beantwoordt de laatste lijst.',
    'lees, en een van: ',
    'terug: neemt je laatste zet terug. nogmaals: zegt het laatste opnieuw. Escape sluit de regel.',
  ],
  helpOdds: 'kansen: wat je van je volgende trek weet.',
  nothingAsked: 'Er wordt je nu niets gevraagd.',
  unknown: (text) => `Er is niets te kiezen dat ‘${text}’ heet. Zeg zetten of help.`,
  which: 'Welke? Antwoord met het nummer.',
  more: (n) => `En nog ${n}: zeg meer, of een paar woorden van wat je bedoelt.`,
  cannot: (label, why) => `${label}: nu niet, ${why}.`,
  sure: (question) => `${question} Zeg ja, of iets anders.`,
  readWhat: (topics) => `Wat wil je lezen? ${topics}.`,
  nothingSaid: 'Er is nog niets gezegd.',
  noOdds: 'Hier wordt niets getrokken waarvan je de kansen kunt weten.',
  noUndo: 'Dat kan niet terug.',
  undone: 'Je laatste zet is teruggenomen.',
  waiting: 'Je laatste zet is nog onderweg.',
  looking: 'Je kijkt toe; er wordt je niets gevraagd.',

  verbs: {
    help: ['help', 'hulp'],
    moves: ['zetten', 'keuzes'],
    more: ['meer', 'verder'],
    read: ['lees', 'kijk', 'voorlezen'],
    odds: ['kansen', 'kans', 'risico'],
    undo: ['terug', 'herstel'],
    again: ['nogmaals', 'herhaal', 'opnieuw'],
    question: ['vraag', 'wat'],
    yes: ['ja', 'j', 'zeker'],
  },
  small: ['een', 'de', 'het', 'naar', 'in', 'op', 'van', 'voor', 'uit', 'met', 'en', 'ik', 'mijn', 'fiche', 'kaart', 'aan', 'bij'],
}
