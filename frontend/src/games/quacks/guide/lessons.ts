// When the guide of The Quacks says what, and where the thing lies.
import type { Lesson } from '../../../guide/lesson'
import { words } from '../../../lib/words.svelte'
import type { Desk, MarketTable, Tab } from '../desk.svelte'
import { cardWords } from '../words'
import { lessons as en } from './en'
import { lessons as nl } from './nl'

const says = words({ en, nl })

/** In the order in which they are told; what is rare comes first, so that it is not missed. */
export function lessonsOf(desk: Desk, table: MarketTable): Lesson[] {
  const { w, me, shown } = desk
  const { prompt } = table
  /** While the pots are counted, nothing is to be answered yet. */
  const ask = desk.counting ? '' : (prompt?.ask ?? '')
  const say = says()
  const brewing = ask === 'brew' || ask === 'stir'
  const chips = me.pot.length + me.bowl.length
  const began = brewing && chips > 0
  /** Whoever may not do otherwise has drawn the first chip already. */
  const fresh = brewing && chips <= 1
  const counted = desk.counting !== null && desk.told >= desk.upTo
  const fortune = shown.fortune ?? ''
  /** The card that asks. */
  const asks = String(prompt?.about.card ?? '')
  const open = (tab: Tab) => () => (desk.tab = tab)
  const offered = (test: (move: { kind: string; card?: string }) => boolean) => prompt?.moves.some((move) => test(move)) ?? false
  return [
    { id: 'last', when: ask === 'stir', at: ['.prompt .choices'], last: true, ...say.last() },
    { id: 'choice', when: ask !== '' && desk.stage === 'fortune', at: ['.cloth .card'], open: open('pot'), ...say.choice(cardWords(fortune, w).name) },
    { id: 'effect', when: ask === 'card' && asks.startsWith('book.'), at: ['.prompt .choices'], ...say.effect(cardWords(asks, w).name, cardWords(asks, w).text) },
    { id: 'burst', when: ask === 'points_or_coins', at: ['.prompt .choices'], ...say.burst() },
    { id: 'shop', when: ask === 'basket', at: ['.cup', '.shop'], open: open('pot'), ...say.shop(w.coins(me.coins)) },
    { id: 'rubies', when: ask === 'spend', at: ['.prompt .choices'], ...say.rubies() },
    { id: 'count', when: counted, at: ['.count .heads', '.count .head', '.count'], ...say.count() },
    { id: 'bag', when: fresh, at: ['.bag', '[data-choice=draw]'], ...say.bag(chips > 0) },
    { id: 'flask', when: began && me.white >= 4 && offered(({ kind, card }) => kind === 'use' && card === 'flask'), at: ['.choices [data-choice=use]', '.tools [data-choice=use]', '.tools'], ...say.flask() },
    { id: 'rats', when: fresh && me.rats > 0, at: ['.hold .pot'], open: open('pot'), ...say.rats() },
    { id: 'droplet', when: fresh && me.droplet > 0, at: ['.hold .pot'], open: open('pot'), ...say.droplet(me.droplet) },
    { id: 'space', when: began, at: ['.hold .pot'], open: open('pot'), ...say.space(w.coins(me.coins), w.points(me.worth)) },
    { id: 'fuse', when: began && me.white > 0, at: ['.meter', '.fuse'], open: open('pot'), ...say.fuse(me.white, me.limit) },
    { id: 'stop', when: began && me.pot.length >= 3, at: ['[data-choice=stop]'], ...say.stop() },
    { id: 'witches', when: ask !== '' && (desk.asking?.choices.some(({ key }) => key.startsWith('witch.')) ?? false), at: [`[data-choice^='witch.']`, '.witches'], open: open('witches'), ...say.witches() },
    { id: 'card', when: fortune !== '' && brewing, at: ['.fort'], open: open('witches'), ...say.card(cardWords(fortune, w).name) },
    { id: 'others', when: !prompt && shown.phase === 'brewing', at: ['.stalls'], open: open('pot'), ...say.others() },
    { id: 'book', when: brewing && shown.round === 2, at: ['.common .books', '.books', '.spines'], open: open('books'), ...say.book() },
    { id: 'sixth', when: brewing && shown.round >= 6, at: ['.bag', '[data-choice=draw]'], ...say.sixth() },
    { id: 'known', when: brewing && shown.round >= 3, at: ['.prompt .help', '.frame > .corner:not(.talk)'], ...say.known() },
  ]
}
