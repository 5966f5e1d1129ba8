// What this viewer sees and points at: the open tab, the card that is read, the pot that is looked into, the count.
import { nameOf } from '../../lib/seats'
import type { Sealed, Table } from '../../lib/table'
import type { Explained } from '../../rules/explained'
import { headingOf } from '../../rules/heading'
import { asking, type Asking, type Choice, type Scene } from './asking'
import { counted, gains, type Count } from './counting'
import { Settling } from './settling.svelte'
import { laidOf } from './tray'
import type { Kind, Move, Own, Player, Public, Told } from './types'
import { marketWords, type Words } from './words'

export type MarketTable = Table<Public, Own, Move, Told>
export type Tab = 'pot' | 'books' | 'witches' | 'score' | 'log'
export type Stage = 'pots' | 'shop' | 'fortune' | 'count'

const ODDS = 'quacks-odds'
const QUIET = ['card_sealed', 'basket', 'open_basket']

export class Desk {
  tab = $state<Tab>('pot')
  /** The card that is opened to be read. */
  reading = $state<string | null>(null)
  /** What explains itself. */
  explained = $state.raw<Explained | null>(null)
  /** Whose pot is looked into. */
  peeking = $state<number | null>(null)
  drawer = $state<'log' | 'plain' | null>(null)
  /** The choice that is looked at: its chips are ringed in the pot. */
  looked = $state.raw<Choice | null>(null)
  /** A choice that asks something itself before it is sent: a price, or whether that is meant. */
  doubted = $state.raw<Choice | null>(null)
  /** Whether the prompt says the risk of the next draw. */
  odds = $state(localStorage.getItem(ODDS) !== 'off')
  /** How many entries of the count are shown; the rest comes one by one. */
  told = $state(0)
  /** The count runs by itself up to the shop; it can be called up again. */
  counting = $state<'now' | 'again' | null>(null)
  /** The count stays when it is done, since something is to be said about it. */
  lingers = $state(false)
  /** Whose pot an onlooker has before them. */
  followed = $state(0)
  /** Holds the figures back while a chip is in the air. */
  readonly settling = new Settling()
  /** Where a drawn chip comes from. */
  bag = $state.raw<Element | null>(null)

  constructor(private readonly table: () => MarketTable) {}

  get w(): Words {
    return marketWords()
  }
  get shown(): Public {
    return this.table().shown
  }
  get seat(): number | null {
    return this.table().seat
  }
  /** From whose stall the market is seen. */
  get view(): number {
    return this.table().seat ?? this.followed
  }
  get names(): string[] {
    return this.table().room.seats.map((seat) => nameOf(seat) || this.w.table.empty)
  }
  /** The letter of each seat; where two names begin alike, their numbers. */
  get letters(): string[] {
    const letters = this.names.map((name) => name.trim().charAt(0).toUpperCase() || '?')
    return new Set(letters).size === letters.length ? letters : letters.map((_, seat) => String(seat + 1))
  }
  /** Which of the five colours and patterns a seat has, from 1. */
  hue(seat: number): number {
    return (this.table().room.seats[seat]?.colour ?? seat) + 1
  }
  /** The others, clockwise from here. */
  get others(): number[] {
    const n = this.shown.players.length
    return Array.from({ length: n - 1 }, (_, i) => (this.view + 1 + i) % n)
  }
  /** The pots show their other side, with test tubes. */
  get tubes(): boolean {
    return this.table().room.options.pot_side === 'tubes'
  }
  /** Under which heading of the rules the present question stands. */
  get heading(): string {
    const { prompt } = this.table()
    return prompt ? headingOf('quacks', prompt.ask, prompt.about) : ''
  }
  /** Whether this viewer may choose now. */
  get live(): boolean {
    const { prompt, pending, stale } = this.table()
    return prompt !== null && !pending && !stale
  }

  /** The seat that this page belongs to, in full, even where its brewing is hidden from the others. */
  me: Player = $derived.by(() => this.table().own?.player ?? this.table().shown.players[this.view]!)

  /** The same, as long as a chip is in the air, with the figures from before it. */
  landed: Player = $derived(this.settling.of(this.me))

  scene: Scene | null = $derived.by(() => {
    const { prompt, shown, seat } = this.table()
    if (!prompt || seat === null) return null
    return { prompt, shown, me: this.landed, names: this.names, laid: this.laid, w: this.w }
  })

  /** The chips that were laid from the tray of six, in their order. */
  laid: Kind[] = $derived.by(() => {
    const { prompt, log, seat } = this.table()
    return prompt?.ask === 'six' && seat !== null ? laidOf(log.map((line) => line.told), seat) : []
  })

  asking: Asking | null = $derived(this.scene && asking(this.scene, this.odds))

  /** What is answered now: the prompt, or the question of the choice that was pressed. */
  asked: Asking | null = $derived(this.doubted?.sure ?? this.asking)

  count: Count = $derived.by(() => counted(this.table().log.map((line) => line.told)))

  stage: Stage = $derived.by(() => {
    const { prompt, shown } = this.table()
    if (this.counting) return 'count'
    if (prompt && ['basket', 'open_basket'].includes(prompt.ask)) return 'shop'
    const fortune = prompt && QUIET.includes(prompt.ask) && String(prompt.about.card).startsWith('fortune.')
    return fortune && shown.phase === 'fortune' ? 'fortune' : 'pots'
  })

  /** The chips of the own pot that the looked-at choice is about. */
  ringed: number[] = $derived(this.looked?.places ?? [])

  player(seat: number): Player {
    return seat === this.view ? this.me : this.shown.players[seat]!
  }

  /** What a seat has as far as it has been counted: no figure runs ahead of its line. */
  purse(seat: number): { points: number; rubies: number } {
    const { points, rubies } = this.player(seat)
    if (this.counting !== 'now') return { points, rubies }
    const coming = gains(this.count.entries.slice(this.told, this.count.due), seat)
    return { points: points - coming.points, rubies: rubies - coming.rubies }
  }

  /** The covered answer of this seat, where a match is looked back at with eyes that may see it. */
  sealed(seat: number): Sealed<Move> | undefined {
    return this.table().past?.sealed[seat]
  }

  /** A stall was tapped: its pot is looked into; an onlooker stands before it from now on. */
  visit(seat: number): void {
    if (this.seat === null) this.followed = seat
    else this.peeking = seat
  }

  say(odds: boolean): void {
    this.odds = odds
    localStorage.setItem(ODDS, odds ? 'on' : 'off')
  }

  press(choice: Choice): void {
    if (!this.live) return
    if (choice.back) this.doubted = null
    else if (choice.sure) this.doubted = choice
    else if (choice.move) this.send(choice.move)
  }

  send(move: Move): void {
    if (!this.live) return
    this.looked = null
    this.doubted = null
    this.table().choose(move)
  }

  /** Sends this kind of move, if it is offered. */
  sendKind(kind: Move['kind']): boolean {
    const move = this.table().prompt?.moves.find((each) => each.kind === kind)
    if (move) this.send(move)
    return move !== undefined
  }

  /** One step back. */
  escape(): void {
    if (this.reading) this.reading = null
    else if (this.doubted) this.doubted = null
    else if (this.peeking !== null) this.peeking = null
    else if (this.drawer) this.drawer = null
    else if (this.counting) this.endCount()
  }

  #round = 0
  #seen = 0

  /** What was counted before this page opened is done. */
  arrive(): void {
    this.#round = this.count.round
    this.#seen = this.told = this.count.due
  }

  /** There is something new to count, or the next round has begun. */
  recount(): void {
    if (this.table().past) return
    const { round, due } = this.count
    if (this.shown.round !== round && this.counting === 'now') this.endCount()
    if (round !== this.#round) [this.#round, this.#seen, this.told] = [round, 0, 0]
    if (due <= this.#seen || this.shown.round !== round) return
    if (this.counting === null) this.told = this.#seen
    this.#seen = due
    this.counting = 'now'
  }

  /** How far the count goes: to the shop by itself, to the end when it is called up. */
  get upTo(): number {
    return this.counting === 'again' ? this.count.entries.length : this.count.due
  }

  /** Where one comes to when the count is left. */
  get leads(): string {
    const { toTable, toScore, toStep } = this.w.table
    if (this.shown.phase === 'over') return toScore
    const { ask } = this.table().prompt ?? { ask: '' }
    return toStep[ask] ?? toTable
  }

  recall(): void {
    this.told = 0
    this.counting = 'again'
    this.tab = 'pot'
    this.drawer = null
  }

  endCount(): void {
    this.told = this.upTo
    this.counting = null
  }

  /** Nobody looks: all is as it is now. */
  catchUp(): void {
    this.settling.land()
    if (this.counting === 'now') this.endCount()
  }

  toggleLog(): void {
    this.tab = 'log'
    this.drawer = this.drawer === 'log' ? null : 'log'
  }
}
