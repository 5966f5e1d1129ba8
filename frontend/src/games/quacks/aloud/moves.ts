// Every choice of the market in words: what it is called, what may be typed for it, and why another is closed.
import type { Closed, Spoken } from '../../../line/aloud'
import { answer } from '../asking/answers'
import { about, keyOf, sent, type Choice } from '../asking/scene'
import { whyNot } from '../asking/shop'
import type { Desk } from '../desk.svelte'
import type { Move } from '../types'
import { capital, say } from '../words'
import { tongues } from './words'

const bare = (text: string): string => text.replaceAll('*', '')

function phrasesOf(move: Move, desk: Desk, choice?: Choice): string[] {
  const all = tongues.flatMap((tongue) => [say(move, tongue, desk.me.pot), tongue.say.kinds[move.kind] ?? ''])
  return [...all.filter(Boolean), ...(choice ? [choice.word, `${choice.word} ${choice.note ?? ''}`] : [])]
}

/** "Buy toadstool 2: 6 coins" */
function labelOf(move: Move, desk: Desk, choice?: Choice): string {
  const head = capital(say(move, desk.w, desk.me.pot))
  const word = choice && !head.toLowerCase().includes(choice.word.toLowerCase()) ? choice.word : ''
  const more = [word, choice?.note].filter(Boolean).join(', ')
  return bare(more ? `${head}: ${more}` : head)
}

export function choices(desk: Desk): Spoken<Move>[] {
  const { scene, asking } = desk
  if (!scene || !asking) return []
  const answers = sent(asking.choices)
  return scene.prompt.moves.map((move) => {
    const choice = answers.find((each) => keyOf(each.move!) === keyOf(move)) ?? answer(move, scene)
    const label = labelOf(move, desk, choice)
    return { move, label, phrases: [label, ...phrasesOf(move, desk, choice)], sure: doubt(move, asking.choices) }
  })
}

/** What is asked once more before this move is sent. */
function doubt(move: Move, choices: Choice[]): string | undefined {
  const { sure } = choices.find((each) => each.sure && sent([each]).some((way) => keyOf(way.move!) === keyOf(move))) ?? {}
  return sure && bare(`${sure.title} ${sure.why}`)
}

/** What cannot be chosen: answers of the prompt that are hatched, and chips that cannot be bought. */
export function closed(desk: Desk): Closed[] {
  const { scene, asking, shown } = desk
  if (!scene || !asking) return []
  const shut = asking.choices
    .filter((choice) => !choice.move && !choice.sure && choice.note && choice.disc === undefined)
    .map((choice) => ({ label: choice.word, why: choice.note ?? '', phrases: [choice.word, ...alike(choice.key)] }))
  if (about(scene).left === undefined) return shut
  const dear = shown.books.flatMap((book) => book.prices).flatMap(({ chip, coins }): Closed[] => {
    const move: Move = { kind: 'buy', chip }
    const why = whyNot(chip, coins, scene)
    return why ? [{ label: capital(say(move, desk.w)), why, phrases: phrasesOf(move, desk) }] : []
  })
  return [...shut, ...dear]
}

/** What the answers that are always in sight are called in either language. */
function alike(key: string): string[] {
  const [english, , dutch] = tongues
  if (key === 'draw' || key === 'stop') return [english!.say[key], dutch!.say[key]]
  return key === 'flask' ? [english!.asks.flask, dutch!.asks.flask] : []
}
