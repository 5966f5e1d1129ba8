// What is said about one's own matches, and about the way to another device.

import type { MyMatch } from '../../lib/api'
import { nameOf } from '../../lib/seats'
import { written } from '../../lib/time'
import { language, words } from '../../lib/words.svelte'
import { list } from '../words'

const en = {
  title: 'Your tables',
  past: (n: number) => `Played (${n})`,
  more: (n: number) => `All ${n}`,
  yourTurn: 'Your turn',
  call: (names: string) => `Your turn at the table with ${names}.`,
  left: (time: string) => `${time} left`,
  thinks: (names: string) => `Waiting for ${names}`,
  lobby: 'Not begun yet',
  alone: 'nobody yet',
  aborted: 'Ended early',
  won: 'You won',
  shared: 'Shared first place',
  place: (rank: number) => ['', 'First', 'Second', 'Third', 'Fourth', 'Fifth'][rank] ?? `${rank}th`,
  score: (mine: number, others: string) => `${mine} to ${others}`,
  over: 'Over',
  days: (days: number, hours: number) => `${days} d ${hours} h`,
  carry: 'Go on at another device',
  rename: 'Change name',

  carryTitle: 'On to another device',
  carryNote: 'Point the other device’s camera here, or type the code there. It works once. Whoever has it is you: give it to nobody else.',
  carryUntil: (time: string) => `Good until ${time}.`,
  carryQr: 'The way to the other device as a QR code',
  copy: 'Copy the link',
  copied: 'Copied',
  close: 'Done',
  tooOld: 'This code is too old now.',
  another: 'Make a new one',

  arriveTitle: 'From your other device',
  arriveNote: 'There, press “Go on at another device” at the inn. The code it shows makes you the same person here.',
  code: 'Code of the other device',
  arrive: 'That is me',
  instead: (name: string) => `This browser is ${name} now. Whoever comes with the code takes that place.`,
  home: 'Back to the inn',
}

const nl: typeof en = {
  title: 'Jouw tafels',
  past: (n) => `Gespeeld (${n})`,
  more: (n) => `Alle ${n}`,
  yourTurn: 'Jij bent aan zet',
  call: (names) => `Jij bent aan zet aan de tafel met ${names}.`,
  left: (time) => `nog ${time}`,
  thinks: (names) => `Wacht op ${names}`,
  lobby: 'Nog niet begonnen',
  alone: 'nog niemand',
  aborted: 'Eerder beëindigd',
  won: 'Jij won',
  shared: 'Gedeeld eerste',
  place: (rank) => ['', 'Eerste', 'Tweede', 'Derde', 'Vierde', 'Vijfde'][rank] ?? `${rank}e`,
  score: (mine, others) => `${mine} tegen ${others}`,
  over: 'Afgelopen',
  days: (days, hours) => `${days} d ${hours} u`,
  carry: 'Verder op een ander apparaat',
  rename: 'Andere naam',

  carryTitle: 'Verder op een ander apparaat',
  carryNote: 'Richt de camera van het andere apparaat hierop, of typ de code daar. Hij werkt één keer. Wie hem heeft, is jij: geef hem aan niemand anders.',
  carryUntil: (time) => `Geldig tot ${time}.`,
  carryQr: 'De weg naar het andere apparaat als QR-code',
  copy: 'Link kopiëren',
  copied: 'Gekopieerd',
  close: 'Klaar',
  tooOld: 'Deze code is nu te oud.',
  another: 'Maak een nieuwe',

  arriveTitle: 'Van je andere apparaat',
  arriveNote: 'Druk daar in de herberg op ‘Verder op een ander apparaat’. Met de code die je dan ziet ben je hier dezelfde persoon.',
  code: 'Code van het andere apparaat',
  arrive: 'Dat ben ik',
  instead: (name) => `Deze browser is nu ${name}. Wie met de code komt, neemt die plaats in.`,
  home: 'Terug naar de herberg',
}

export const mineWords = words({ en, nl })

/** The others at the table. */
export function others(match: MyMatch): string {
  const names = match.seats.filter((seat) => seat.seat !== match.seat).map(nameOf)
  return list(names.filter(Boolean)) || mineWords().alone
}

/** Where it stands, in a few words. */
export function standing(match: MyMatch): string {
  const w = mineWords()
  if (match.status === 'lobby') return w.lobby
  if (match.status === 'aborted') return w.aborted
  if (match.status === 'running') return match.owed ? w.yourTurn : w.thinks(list(match.waiting.map((seat) => nameOf(match.seats[seat]!))))
  if (!match.outcome) return w.over
  const { ranks, scores } = match.outcome
  const rank = ranks[match.seat]!
  const place = rank > 1 ? w.place(rank) : ranks.filter((each) => each === 1).length > 1 ? w.shared : w.won
  return `${place}, ${w.score(scores[match.seat]!, scores.filter((_, seat) => seat !== match.seat).join(', '))}`
}

/** What is told of a match that waits for somebody who looks elsewhere. */
export function calling(match: MyMatch): string {
  const w = mineWords()
  const time = match.deadline === null ? '' : ` ${w.left(written(Math.max(0, match.deadline - Date.now()), w.days))}.`
  return `${w.call(others(match))}${time}`
}

export function clockTime(ms: number): string {
  return new Date(ms).toLocaleTimeString(language.now, { hour: '2-digit', minute: '2-digit', hour12: false })
}

export function day(ms: number): string {
  return new Date(ms).toLocaleDateString(language.now, { day: 'numeric', month: 'short' })
}
