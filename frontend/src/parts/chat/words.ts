// What the chat says, and its phrases in both languages.

import type { ChatLine, Phrase } from '../../lib/chat.svelte'
import { words } from '../../lib/words.svelte'

const en = {
  title: 'Chat',
  empty: 'Nobody has said anything yet.',
  write: 'Say something',
  send: 'Say it',
  quick: 'Quick words',
  more: 'Who is heard',
  close: 'Close',
  aloud: 'Read new lines aloud',
  hear: (name: string) => `Hear ${name}`,
  hearNote: 'Only you do not see the words of those you switch off.',
  onlookers: 'Onlookers may speak',
  onlooker: 'looks on',
  hushed: 'The host lets only players speak here.',
  needsName: 'Say who you are',
  unread: (n: number) => (n === 1 ? '1 new line' : `${n} new lines`),
  spoken: (name: string, text: string) => `${name} says: ${text}`,
  problems: {
    too_many: 'That was a lot at once. Wait a moment, then say it again.',
    hushed: 'The host lets only players speak here.',
    no_guest: 'First say who you are.',
    other: 'That could not be said. Try it again.',
  } as { [code: string]: string },
  phrases: {
    hello: 'Hello, all!',
    luck: 'Good luck!',
    nice: 'Well played!',
    ouch: 'Ouch.',
    thanks: 'Thank you.',
    sorry: 'Sorry!',
    moment: 'One moment, please.',
    back: 'I am back.',
    again: 'Another one?',
    bye: 'See you!',
  } as Record<Phrase, string>,
}

const nl: typeof en = {
  title: 'Praten',
  empty: 'Nog niemand heeft iets gezegd.',
  write: 'Zeg iets',
  send: 'Zeg het',
  quick: 'Korte woorden',
  more: 'Wie je hoort',
  close: 'Sluiten',
  aloud: 'Nieuwe regels voorlezen',
  hear: (name) => `${name} horen`,
  hearNote: 'Alleen jij ziet de woorden niet van wie je uitzet.',
  onlookers: 'Kijkers mogen praten',
  onlooker: 'kijkt mee',
  hushed: 'De gastheer laat hier alleen spelers praten.',
  needsName: 'Zeg wie je bent',
  unread: (n) => (n === 1 ? '1 nieuwe regel' : `${n} nieuwe regels`),
  spoken: (name, text) => `${name} zegt: ${text}`,
  problems: {
    too_many: 'Dat was veel ineens. Wacht even en zeg het dan opnieuw.',
    hushed: 'De gastheer laat hier alleen spelers praten.',
    no_guest: 'Zeg eerst wie je bent.',
    other: 'Dat kon niet gezegd worden. Probeer het opnieuw.',
  },
  phrases: {
    hello: 'Dag allemaal!',
    luck: 'Succes!',
    nice: 'Goed gespeeld!',
    ouch: 'Au.',
    thanks: 'Dank je.',
    sorry: 'Sorry!',
    moment: 'Een ogenblikje.',
    back: 'Ik ben er weer.',
    again: 'Nog een keer?',
    bye: 'Tot ziens!',
  },
}

export const chatWords = words({ en, nl })

/** What was said, in the reader's language where it is a phrase. */
export function sentence(line: ChatLine): string {
  return line.phrase ? chatWords().phrases[line.phrase] : (line.text ?? '')
}

export function spoken(line: ChatLine): string {
  return chatWords().spoken(line.name, sentence(line))
}
