// One answer in words and pictures: what taking this move means, for whichever card asks.
import { short } from '../../../lib/draw/chip'
import { colourOf, GLASSES, valueOf } from '../printed'
import type { Kind, Move, MoveOf, Player } from '../types'
import { capital, causeName, chipName, chipNames, say } from '../words'
import { about, keyOf, type Choice, type Scene } from './scene'

/** Its chips cost a ruby. */
const WHEEL_AND_DEAL = 'fortune.P3'
const supply = (chip: Kind, scene: Scene): number | undefined =>
  scene.shown.books.flatMap((book) => book.prices).find((price) => price.chip === chip)?.left

/** A white chip says where it brings the sum; what may not burst the pot says so. */
export function layNote(chip: Kind, scene: Scene, safe: boolean): Pick<Choice, 'note' | 'danger'> {
  const { me, w } = scene
  if (colourOf(chip) !== 'white') return { note: chip === 'locoweed' ? '' : w.asks.moves(valueOf(chip)) }
  const white = me.white + valueOf(chip)
  if (white <= me.limit) return { note: w.asks.whiteNow(white, me.limit) }
  return safe ? { note: w.asks.overSafe(white) } : { note: w.asks.over(white), danger: true }
}

/** The first five chips of this card, and the one chip of the other, burst nothing. */
export function isSafe(scene: Scene): boolean {
  const { shown, me } = scene
  return about(scene).card === 'fortune.B7' || (shown.fortune === 'fortune.B3' && me.pot.length < 5)
}

function lay(move: MoveOf<'lay'>, scene: Scene): Omit<Choice, 'key'> {
  return { word: capital(chipName(move.chip, scene.w)), chip: move.chip, move, ...layNote(move.chip, scene, isSafe(scene)) }
}

function buy(move: MoveOf<'buy'>, scene: Scene): Omit<Choice, 'key'> {
  const price = scene.shown.books.flatMap((book) => book.prices).find(({ chip }) => chip === move.chip)?.coins ?? 0
  return { word: capital(chipName(move.chip, scene.w)), note: scene.w.coins(price), chip: move.chip, move }
}

function take(move: MoveOf<'take'>, scene: Scene): Omit<Choice, 'key'> {
  const left = supply(move.chip, scene)
  if (about(scene).card === WHEEL_AND_DEAL) return { word: capital(chipName(move.chip, scene.w)), chip: move.chip, move, note: scene.w.asks.forRuby }
  const note = left !== undefined && left <= 3 ? scene.w.asks.left(left) : scene.w.asks.intoBag
  return { word: capital(chipName(move.chip, scene.w)), chip: move.chip, move, note }
}

function gain(move: MoveOf<'gain'>, scene: Scene): Omit<Choice, 'key'> {
  const { asks, points } = scene.w
  const { card, number = 0 } = about(scene)
  if (move.what === 'rubies') return { word: asks.threeRubies, sign: 'ruby', count: 3, move }
  if (move.what === 'droplet') return { word: asks.twoSteps, sign: 'droplet', count: 2, move }
  if (card === 'fortune.P10') return { word: asks.ratPoints(points(number)), note: asks.ratPointsNote, sign: 'rat', move }
  return { word: asks.fourPoints, sign: 'u-crown', move }
}

function ghosts(move: MoveOf<'use'>, scene: Scene): Omit<Choice, 'key'> {
  const { asks } = scene.w
  const n = move.places.length
  const reward = asks.ghostReward[n - 1] ?? ''
  if (move.card === 'book.purple.1') return { word: capital(reward), chip: 'purple1', count: n, places: move.places, move }
  return { word: asks.discard(n), note: asks.discardNotes[n - 1] ?? '', chip: 'purple1', places: move.places, move }
}

/** Chips of the pot that go back in the bag. */
function goBack(move: MoveOf<'use'>, scene: Scene): Omit<Choice, 'key'> {
  const { me, w } = scene
  const chips = move.places.map((place) => me.pot[place]!.chip)
  const white = me.white - chips.reduce((sum, chip) => sum + valueOf(chip), 0)
  const picture = { chip: chips.at(-1)!, ...(chips.length > 1 ? { chips } : {}) }
  return { word: w.asks.putBack(capital(chipNames(chips, w)), chips.length), note: w.asks.putBackNote(white), places: move.places, move, ...picture }
}

function use(move: MoveOf<'use'>, scene: Scene): Omit<Choice, 'key'> {
  const { w, me } = scene
  if (move.card.startsWith('book.purple.')) return ghosts(move, scene)
  if (move.card === 'flask') return { word: w.asks.flask, sign: 'flask', note: flaskNote(me, scene), move }
  if (move.places.length) return goBack(move, scene)
  const [word, note] = [w.asks.use[move.card] ?? causeName(move.card, w), w.asks.useNotes[move.card]]
  return { word, move, ...(note ? { note } : {}) }
}

function flaskNote(me: Player, scene: Scene): string {
  const last = (me.bowl.length ? me.bowl : me.pot).at(-1)
  return last ? scene.w.asks.flaskNote(chipName(last.chip, scene.w)) : ''
}

function pass(move: MoveOf<'pass'>, scene: Scene): Omit<Choice, 'key'> {
  const { asks } = scene.w
  const card = about(scene).card ?? ''
  if (card.startsWith('witch.') && !asks.pass[card]) return { word: asks.passElse, note: asks.passNote, move }
  const note = asks.passNotes[card]
  return { word: asks.pass[card] ?? scene.w.say.pass, move, ...(note ? { note } : {}) }
}

function moveDroplet(move: MoveOf<'move_droplet'>, scene: Scene): Omit<Choice, 'key'> {
  const { w, me } = scene
  if (move.droplet === 'pot') return { word: w.asks.dropletPot, note: w.asks.dropletPotNote(me.droplet + 1), sign: 'droplet', move }
  return { word: w.asks.dropletTube, note: w.asks.tubePays(glassWord(me.glass + 1, scene)), sign: 'flask', move }
}

/** What a glass of the test tubes pays. */
export function glassWord(glass: number, { w }: Pick<Scene, 'w'>): string {
  const { rubies, points, chip } = GLASSES[glass] ?? { rubies: 0, points: 0, chip: null }
  if (chip) return chipName(chip, w)
  return rubies ? w.rubies(rubies) : points ? w.points(points) : w.table.nothingThere
}

/** The sign of a book's ingredient. */
function signOf(card: string, { shown }: Scene): string {
  return `q-${short(shown.books.find((book) => book.card === card)?.colour ?? 'red')}`
}

function bare(move: Move, scene: Scene): Omit<Choice, 'key'> {
  const { w, me } = scene
  switch (move.kind) {
    case 'lay':
      return lay(move, scene)
    case 'take':
      return take(move, scene)
    case 'buy':
      return buy(move, scene)
    case 'done':
      return { word: w.asks.done, note: w.asks.doneLost(about(scene).number ?? 0), move }
    case 'gain':
      return gain(move, scene)
    case 'use':
      return use(move, scene)
    case 'pass':
      return pass(move, scene)
    case 'keep':
      return { word: w.asks.keep(chipName(move.chip, w)), note: w.asks.keepNote, chip: move.chip, move }
    case 'give_back':
      return { word: capital(w.asks.giveBack(chipName(move.chip, w))), chip: move.chip, move }
    case 'remove_white':
      return { word: w.asks.removeWhite, note: w.asks.removeWhiteNote, chip: 'white1', move }
    case 'give_up':
      return { word: w.asks.giveUp(w.rats(move.steps)), note: w.asks.giveUpNote(w.rubies(move.steps)), sign: 'ruby', count: move.steps, move }
    case 'swap':
      return { word: capital(chipName(move.chip, w)), note: w.asks.becomes(chipName(move.to, w)), chip: move.chip, to: move.to, move }
    case 'raise':
      return {
        word: capital(chipName(me.pot[move.place]!.chip, w)),
        note: w.asks.becomes(chipName(move.to, w)),
        chip: me.pot[move.place]!.chip,
        to: move.to,
        places: [move.place],
        move,
      }
    case 'mark':
      return {
        word: capital(chipName(me.pot[move.place]!.chip, w)),
        note: w.asks.startsNext,
        chip: me.pot[move.place]!.chip,
        places: [move.place],
        move,
      }
    case 'move_droplet':
      return moveDroplet(move, scene)
    case 'leave_out':
      return { word: w.asks.leaveOut, brief: w.asks.leaveOutBrief, note: w.asks.leaveOutNote(w.and(move.cards.map((card) => causeName(card, w)))), sign: signOf(move.cards[0]!, scene), move }
    case 'take_back':
      return { word: w.asks.takeBack, move }
    default:
      return { word: say(move, w, me.pot), move }
  }
}

export function answer(move: Move, scene: Scene): Choice {
  return { key: keyOf(move), ...bare(move, scene) }
}
