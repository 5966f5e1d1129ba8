// What this viewer is pointing at: picks towards a move, the thing looked at, the open tab and the open card.
import { announce } from '../../lib/announce.svelte'
import { nameOf } from '../../lib/seats'
import type { Table } from '../../lib/table'
import type { Explained } from '../../rules/explained'
import { headingOf } from '../../rules/heading'
import { asking, type Asking, type Choice, type Scene } from './asking'
import type { Area } from './asking/scene'
import { workerPicks } from './asking/workers'
import { dimension, narrow, offered, pick, type Key } from './facets'
import type { Move, Own, Public, Told } from './types'
import { houseSays } from './things'
import { reason } from './why'
import { farmWords, type Words } from './words'

export type FarmTable = Table<Public, Own, Move, Told>
export type Tab = 'valley' | 'yard' | 'cellar' | 'hand' | 'log'

const NOTHING: Key[] = []

export class Desk {
  tab = $state<Tab>('valley')
  /** The card that is opened to be read. */
  reading = $state<string | null>(null)
  /** What explains itself. */
  explained = $state.raw<Explained | null>(null)
  /** The displays lie over the valley, where there is no room for both. */
  show = $state(false)
  /** What is opened over the table: the log, the other farm, all choices, the own piles. */
  drawer = $state<'log' | 'farm' | 'plain' | 'sold' | null>(null)
  /** From whose side an onlooker sees the farm. */
  followed = $state(0)
  #held = $state.raw<{ no: number; picks: Key[] }>({ no: -1, picks: NOTHING })
  #looked = $state<Key | null>(null)

  constructor(private readonly table: () => FarmTable) {}

  get w(): Words {
    return farmWords()
  }
  get shown(): Public {
    return this.table().shown
  }
  get own(): Own | null {
    return this.table().own
  }
  /** The cards in another's hand, where all lies open. */
  handOf(seat: number): string[] | null {
    return this.table().past?.owns?.[seat]?.hand ?? null
  }
  /** The own seat; an onlooker has none. */
  get seat(): number | null {
    return this.table().seat
  }
  /** From whose side the valley is seen, and whose yard lies below. */
  get view(): number {
    return this.table().seat ?? this.followed
  }
  get names(): string[] {
    return this.table().room.seats.map((seat) => nameOf(seat) || this.w.table.empty)
  }
  /** The letter of each seat; two names that begin alike are told apart by the side of the valley. */
  get letters(): string[] {
    const letters = this.names.map((name) => name.trim().charAt(0).toUpperCase() || '?')
    return letters[0] === letters[1] ? ['1', '2'] : letters
  }
  /** Whether this is looked back at. */
  get past(): boolean {
    return this.table().past !== undefined
  }
  /** Under which heading of the rules the present question stands. */
  get heading(): string {
    const { prompt } = this.table()
    return prompt ? headingOf('wine_cheese', prompt.ask, prompt.about) : ''
  }
  /** Whether this viewer may choose now. */
  get live(): boolean {
    const { prompt, pending, stale } = this.table()
    return prompt !== null && !pending && !stale
  }

  picks: Key[] = $derived.by(() => {
    const { prompt } = this.table()
    return prompt && prompt.no === this.#held.no ? this.#held.picks : NOTHING
  })

  scene: Scene | null = $derived.by(() => {
    const { prompt, own, seat, shown } = this.table()
    if (!prompt || !own || seat === null) return null
    return { prompt, own, seat, shown, picks: this.picks, names: this.names, w: this.w }
  })

  asking: Asking | null = $derived(this.scene && asking(this.scene))

  /** The scene as it would be if the thing that is looked at were picked. */
  preview: Scene | null = $derived.by(() => {
    const scene = this.scene
    if (!scene || !this.#looked || !this.live) return scene
    return { ...scene, picks: this.#with(this.#looked) }
  })

  previewed: Asking | null = $derived(this.preview && asking(this.preview))

  /** What goes on from the picks: this is marked on the table. */
  offers: Set<Key> = $derived.by(() => {
    const { prompt } = this.table()
    if (!prompt || !this.live) return new Set<Key>()
    const first = this.asking?.first
    const keys = [...offered(prompt.moves, this.picks)]
    return new Set(first ? keys.filter((key) => dimension(key) === first) : keys)
  })

  /** All that can be pointed at, be it to start with something else. */
  #all: Set<Key> = $derived.by(() => {
    const { prompt } = this.table()
    return prompt && this.live ? offered(prompt.moves, []) : new Set<Key>()
  })

  can(key: Key): boolean {
    return this.#all.has(key)
  }

  calls(key: Key): boolean {
    return this.offers.has(key)
  }

  /** Why something is not offered: the game's reasons, by their names, else what stands before any answer. */
  whyNot(...names: string[]): string {
    const { prompt, pending, stale, past } = this.table()
    if (past) return ''
    if (stale) return this.w.table.lineGone
    if (pending) return this.w.table.underWay
    if (!prompt) return this.seat === null ? '' : this.w.table.notYourTurn
    const reasons = names.map((name) => reason(prompt.why, name, this.w)).filter(Boolean)
    return reasons.join('; ') || this.w.table.askedFirst
  }

  has(key: Key): boolean {
    return this.picks.includes(key)
  }

  /** The houses, plots and the like that are picked or filled in for the workers. */
  workers: Key[] = $derived.by(() => (this.preview ? workerPicks(this.preview) : NOTHING))

  #with(key: Key): Key[] {
    const { prompt } = this.table()
    if (!prompt) return NOTHING
    const house = this.scene ? workerPicks(this.scene).filter((held) => dimension(held) === 'house') : []
    const base = dimension(key) === 'plot' ? [...new Set([...this.picks, ...house])] : this.picks
    return pick(prompt.moves, base, key)
  }

  /** Points at a thing on the table. */
  point(key: Key): void {
    const { prompt } = this.table()
    if (!prompt || !this.live) return
    const picks = this.#with(key)
    const [only, ...more] = narrow(prompt.moves, picks)
    const answers = ['take', 'give', 'target', 'gourmet', 'bench', 'free_label']
    if (only && !more.length && answers.includes(only.kind)) this.table().choose(only)
    else this.#hold(picks)
  }

  look(key: Key | null): void {
    this.#looked = key
  }

  #hold(picks: Key[]): void {
    this.#looked = null
    this.#held = { no: this.table().prompt?.no ?? -1, picks }
  }

  /** Presses a button of the prompt. */
  press(choice: Choice): void {
    if (choice.off || !this.live) return
    if ('read' in choice.does) this.reading = choice.does.read
    else if ('picks' in choice.does) {
      this.#hold(choice.does.picks)
      this.open(this.asking?.area)
    } else {
      this.#looked = null
      this.table().choose(choice.does.move)
    }
  }

  restock(picks: Key[]): void {
    this.#hold(picks)
  }

  /** One step back: the open card, the drawer, then the picks. */
  escape(): void {
    if (this.reading) this.reading = null
    else if (this.show) this.show = false
    else if (this.drawer) this.drawer = null
    else this.#hold(NOTHING)
  }

  /** Opens a thing to be read that also answers when it is pressed: a card, a house. False where there is none. */
  read(at: Element | null): boolean {
    const { card, house } = at?.closest<HTMLElement>('[data-card], [data-house]')?.dataset ?? {}
    if (card) this.reading = card
    else if (house) this.explained = houseSays(Number(house), this)
    return Boolean(card ?? house)
  }

  /** An onlooker walks round the valley; false for whoever sits at it. */
  cross(): boolean {
    if (this.seat !== null) return false
    this.followed = 1 - this.view
    if (this.drawer === 'farm') this.drawer = null
    announce(this.w.table.seenFrom(this.names[this.view] ?? ''))
    return true
  }

  /** The log: a tab of a phone, a drawer elsewhere; where it lies open already, nothing changes. */
  toggleLog(): void {
    this.tab = 'log'
    this.drawer = this.drawer === 'log' ? null : 'log'
  }

  /** Where the things of this question lie, on a page with tabs. */
  open(area: Area | undefined): void {
    this.show = area === 'show'
    if (area) this.tab = area === 'show' ? 'valley' : area
  }
}
