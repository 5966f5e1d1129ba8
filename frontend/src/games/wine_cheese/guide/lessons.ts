// When the guide of Wine & Cheese says what, and where the thing lies.
import type { Lesson } from '../../../guide/lesson'
import { words } from '../../../lib/words.svelte'
import { dimension } from '../facets'
import type { Desk, FarmTable, Tab } from '../desk.svelte'
import { housing } from '../printed'
import { lessons as en } from './en'
import { lessons as nl } from './nl'

const says = words({ en, nl })
/** The first phase of the second year. */
const SECOND_YEAR = 11

/** What the house in question says of its patterns; null where none is in question. */
function houseKind(desk: Desk): 'work_together' | 'toil_alone' | null {
  const key = desk.workers.find((each) => dimension(each) === 'house')
  const space = key ? desk.shown.housing[Number(key.split(':')[1]) - 1] : undefined
  return space ? housing(space.card).kind : null
}

/** In the order in which they are told; what is rare comes first, so that it is not missed. */
export function lessonsOf(desk: Desk, table: FarmTable): Lesson[] {
  const { shown, view } = desk
  const ask = table.prompt?.ask ?? ''
  const say = says()
  const farm = shown.farms[view]!
  const sending = ask === 'send_worker'
  const turn = ['production', 'rest_of_turn'].includes(ask)
  const house = sending || ask === 'return_worker' ? houseKind(desk) : null
  const cards = farm.cellar.filter((slot) => slot.card)
  const other = desk.names[1 - view] ?? ''
  const open = (tab: Tab) => () => desk.open(tab === 'log' ? undefined : tab)
  return [
    { id: 'last', when: shown.phase >= SECOND_YEAR && ask !== '', at: ['.prompt .help', '.frame > .corner:not(.talk)'], last: true, ...say.last() },
    { id: 'store', when: ask === 'finish_storage', at: ['.prompt'], ...say.store() },
    { id: 'age', when: ask === 'age_cellar', at: ['.own .vault:has(.tagline)', '.own .cellar'], open: open('cellar'), ...say.age() },
    { id: 'summer', when: ask === 'trigger_actions', at: ['.own .cellar'], open: open('cellar'), ...say.summer() },
    { id: 'benefit', when: ask === 'benefit', at: ['.prompt .choices'], ...say.benefit() },
    { id: 'sell', when: ask === 'production' && cards.some((slot) => slot.markers === 0), at: ['.own .vault:has(.tagline.ripe)', '.own .cellar'], open: open('cellar'), ...say.sell() },
    { id: 'home', when: ask === 'return_worker', at: ['.valley'], open: open('valley'), ...say.home() },
    { id: 'make', when: ask === 'production', at: ['.prompt .choices'], ...say.make(table.prompt?.moves.some((move) => move.kind === 'produce') ?? false) },
    { id: 'ripen', when: turn && cards.length > 0, at: ['.own .vault:has(.tagline)', '.own .cellar'], open: open('cellar'), ...say.ripen() },
    { id: 'labels', when: turn, at: ['.yard .ing:has(.lab:not(.is-off))', '.yard .ing'], open: open('yard'), ...say.labels() },
    { id: 'road', when: turn && farm.wine.space + farm.cheese.space > -2, at: ['.valley'], open: open('valley'), ...say.road() },
    { id: 'aim', when: sending, at: ['.valley'], open: open('valley'), ...say.aim() },
    { id: 'forced', when: sending && shown.turn > 2 && shown.turn % 2 === 0, at: ['.houses'], open: open('valley'), ...say.forced() },
    { id: 'hand', when: sending && shown.turn > 1, at: ['.own .hand .cards'], open: open('hand'), ...say.hand() },
    { id: 'alone', when: house === 'toil_alone', at: ['.houses .chosen', '.houses'], open: open('valley'), ...say.alone() },
    { id: 'company', when: house === 'work_together', at: ['.houses .chosen', '.houses'], open: open('valley'), ...say.company() },
    { id: 'neighbour', when: !table.prompt && desk.seat !== null && shown.turn > 1, at: ['.opp'], ...say.neighbour(other) },
  ]
}
