// A conversation with the table: what is typed becomes a move that is offered, or an answer in words.
import type { Table } from '../lib/table'
import { say as house } from '../pages/words'
import { named, type Aloud, type Spoken } from './aloud'
import { meant, wordsOf } from './meant'
import { say, small, verbOf } from './words'

/** As many as can be listened to. */
const LISTED = 9

export class Talk {
  /** What a number answers, as long as the question is the same; and how many of it were said. */
  #listed: { no: number; choices: Spoken[]; said: number } = { no: -1, choices: [], said: 0 }
  /** What was asked once more. */
  #doubted: { no: number; choice: Spoken } | null = null

  constructor(
    private readonly table: Table<any, any, any, any>,
    private readonly aloud: Aloud,
    /** What was said last, by whomever. */
    private readonly last: () => string[],
  ) {}

  /** Does what was typed, and says what there is to say about it. */
  hear(text: string): string[] {
    const [first = '', ...rest] = wordsOf(text)
    const verb = verbOf(first)
    const doubted = this.#doubted
    this.#doubted = null
    if (verb === 'yes' && doubted && doubted.no === this.#no) return this.#send(doubted.choice)
    if (verb === 'read') return this.#read(rest.join(' '))
    if (verb && !rest.length) return this.#do(verb)
    if (!rest.length && /^\d+$/.test(first)) return this.#pick(Number(first), text)
    return this.#move(text)
  }

  get #no(): number {
    return this.table.prompt?.no ?? -1
  }

  #do(verb: string): string[] {
    switch (verb) {
      case 'help':
        return this.#help()
      case 'moves':
        return this.#moves()
      case 'more':
        return this.#listed.no === this.#no ? this.#next() : this.#moves()
      case 'odds':
        return this.aloud.odds?.() ?? [say().noOdds]
      case 'undo':
        return this.#undo()
      case 'again':
        return this.last().length ? this.last() : [say().nothingSaid]
      default:
        return [this.aloud.question()]
    }
  }

  #help(): string[] {
    const [typing, moves, read, rest] = say().help
    return [typing, moves, `${read}${this.#topics()}.`, ...(this.aloud.odds ? [say().helpOdds] : []), rest]
  }

  #topics(): string {
    return this.aloud.topics().map(({ name }) => name).join(', ')
  }

  #moves(): string[] {
    const choices = this.aloud.choices()
    if (!choices.length) return [this.table.seat === null ? say().looking : say().nothingAsked]
    return [this.aloud.question(), ...this.#list(choices)]
  }

  #list(choices: Spoken[]): string[] {
    this.#listed = { no: this.#no, choices, said: 0 }
    return this.#next()
  }

  /** A few more of the list; from its beginning again when all were said. */
  #next(): string[] {
    const { choices } = this.#listed
    const from = this.#listed.said < choices.length ? this.#listed.said : 0
    const lines = choices.slice(from, from + LISTED).map(({ label }, i) => `${from + i + 1}: ${label}`)
    this.#listed.said = from + lines.length
    const left = choices.length - this.#listed.said
    return left ? [...lines, say().more(left)] : lines
  }

  #read(text: string): string[] {
    const topics = this.aloud.topics()
    const [found] = text ? meant(text, named(topics), small) : []
    return found ? found.lines() : [say().readWhat(this.#topics())]
  }

  #undo(): string[] {
    const { undoable } = this.table
    if (typeof undoable !== 'number') return [(undoable && house().whyNoUndo[undoable]) ?? say().noUndo]
    if (this.#still) return [this.#still]
    this.table.undo()
    return [say().undone]
  }

  #pick(number: number, text: string): string[] {
    const { no, choices } = this.#listed
    const choice = no === this.#no ? choices[number - 1] : undefined
    return choice ? this.#take(choice) : this.#move(text)
  }

  #move(text: string): string[] {
    const found = meant(text, named(this.aloud.choices()), small)
    if (found.length === 1) return this.#take(found[0]!)
    if (found.length) return [say().which, ...this.#list(found)]
    const [closed] = meant(text, named(this.aloud.closed()), small)
    if (closed) return [say().cannot(closed.label, closed.why)]
    return [this.table.prompt ? say().unknown(text.trim()) : say().nothingAsked]
  }

  #take(choice: Spoken): string[] {
    if (!choice.sure) return this.#send(choice)
    this.#doubted = { no: this.#no, choice }
    return [say().sure(choice.sure)]
  }

  #send({ move, label }: Spoken): string[] {
    if (this.#still) return [this.#still]
    this.table.choose(move)
    return [label]
  }

  /** Why nothing can be sent now; empty if it can. */
  get #still(): string {
    return this.table.stale ? house().lostNote : this.table.pending ? say().waiting : ''
  }
}
