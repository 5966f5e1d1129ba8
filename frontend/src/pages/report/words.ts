// What is said when somebody says that something is wrong.

import { words } from '../../lib/words.svelte'

const en = {
  title: 'What went wrong?',
  kinds: { rule: 'A rule is wrong', stuck: 'I am stuck', looks: 'It looks wrong', rude: 'Somebody is rude' },
  words: 'In your words',
  optional: 'or leave it empty',
  along: 'Goes along:',
  alongWhat: (move: number) => `this moment (line ${move} of the log), what you see of the table, and which browser you have. Nobody else’s hidden things. The match goes on.`,
  alongRoom: 'this room and which browser you have.',
  pointAt: 'Point at it',
  pointAgain: 'Point at something else',
  pointing: 'Press the thing that is wrong.',
  pointed: (thing: string) => `You pointed at: ${thing}`,
  notNow: 'Not now',
  send: 'Send',
  sending: 'On its way…',
  sent: (no: number) => `Thank you. Whoever runs this house reads it as number ${no} of this table.`,
  again: 'Try once more',
}

const nl: typeof en = {
  title: 'Wat ging er mis?',
  kinds: { rule: 'Een regel klopt niet', stuck: 'Ik zit vast', looks: 'Het ziet er verkeerd uit', rude: 'Iemand is onbeleefd' },
  words: 'In je eigen woorden',
  optional: 'of laat het leeg',
  along: 'Gaat mee:',
  alongWhat: (move) => `dit moment (regel ${move} van het log), wat jij van de tafel ziet en welke browser je hebt. Niets verborgens van anderen. De partij gaat door.`,
  alongRoom: 'deze kamer en welke browser je hebt.',
  pointAt: 'Wijs het aan',
  pointAgain: 'Wijs iets anders aan',
  pointing: 'Druk op wat er mis is.',
  pointed: (thing) => `Je wees aan: ${thing}`,
  notNow: 'Nu niet',
  send: 'Versturen',
  sending: 'Onderweg…',
  sent: (no) => `Dank je. Wie dit huis beheert leest het als nummer ${no} van deze tafel.`,
  again: 'Nog eens proberen',
}

export const reportWords = words({ en, nl })
