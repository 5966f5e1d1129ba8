// What lies at the stall says of itself: spaces of a pot, droplet and rat stone, bowl, glasses, fuse, treasure, track.
import type { Explained } from '../../rules/explained'
import { glassWord } from './asking/answers'
import { LINES } from './adding'
import type { Desk } from './desk.svelte'
import { GLASSES, SPACES, SPOON } from './printed'
import type { Kind, Player } from './types'
import { capital, cardWords, chipName, type Words } from './words'

/** What is needed of the desk. */
export type Looked = Pick<Desk, 'w' | 'shown' | 'names'>

/** "16", "the second 16", "the spoon" */
export function spaceName(space: number, w: Words): string {
  if (space === SPOON) return w.things.spoon
  const { coins } = SPACES[space]!
  if (SPACES[space - 1]?.coins === coins) return w.things.second(coins)
  return SPACES[space + 1]?.coins === coins ? w.things.first(coins) : w.things.space(coins)
}

/** A chip, by the book of its colour in this match. */
function chipSays(chip: Kind, colour: string, { shown, w }: Looked): string {
  const book = shown.books.find((each) => each.colour === colour)
  return `*${capital(chipName(chip, w))}*: ${book ? cardWords(book.card, w).text : w.table.whiteText}`
}

function liesOn(space: number, player: Player, looked: Looked): string[] {
  const { w } = looked
  const chip = player.pot.find(({ at }) => at === space)
  return [
    ...(player.droplet === space ? [w.things.dropletHere] : []),
    ...(player.rats && player.start === space ? [w.things.ratHere] : []),
    ...(chip ? [chipSays(chip.chip, chip.colour, looked)] : []),
    ...(Math.min(player.scoring, SPOON) === space ? [w.things.counts] : []),
  ]
}

/** A space of a pot, with the ones beside it and what else belongs to the pot. */
export function spaceSays(space: number, player: Player, looked: Looked): Explained {
  const { w } = looked
  const { coins, points, ruby } = SPACES[space]!
  const worth = [w.coins(coins), w.points(points), ...(ruby ? [w.rubies(1)] : [])]
  const more = [
    ...(space > 0 ? [{ word: w.things.back, to: () => spaceSays(space - 1, player, looked) }] : []),
    ...(space < SPOON ? [{ word: w.things.on, to: () => spaceSays(space + 1, player, looked) }] : []),
    { word: w.things.droplet, to: () => dropletSays(player, w) },
    { word: w.things.rats, to: () => ratsSays(player, w) },
    ...(looked.shown.witches.length ? [{ word: w.things.bowl, to: () => bowlSays(player, w) }] : []),
  ]
  return { title: capital(spaceName(space, w)), text: [w.things.brings(w.and(worth)), w.things.scores, ...liesOn(space, player, looked)], heading: '3', more }
}

export function dropletSays(player: Player, w: Words): Explained {
  return { title: w.things.droplet, text: [w.things.dropletAt(spaceName(player.droplet, w)), w.things.dropletGoes], heading: '7' }
}

export function ratsSays(player: Player, w: Words): Explained {
  const now = player.rats ? w.things.ratsAt(w.rats(player.rats), spaceName(player.start, w)) : w.things.noRats
  return { title: w.things.rats, text: [now, w.things.ratsRun], heading: '4' }
}

export function bowlSays(player: Player, w: Words): Explained {
  const sum = player.bowl.reduce((all, laid) => all + laid.value, 0)
  return { title: w.things.bowl, text: [player.bowl.length ? w.things.bowlHas(sum, Math.floor(sum / 2)) : w.things.bowlEmpty, w.things.bowlFills], heading: '10' }
}

/** A glass of the test tubes, with the ones beside it. */
export function glassSays(glass: number, player: Player, w: Words): Explained {
  const where = glass < player.glass ? w.things.glassDone : glass === player.glass ? w.things.glassNow : w.things.glassAhead(w.steps(glass - player.glass))
  const more = [
    ...(glass > 0 ? [{ word: w.things.glassBack, to: () => glassSays(glass - 1, player, w) }] : []),
    ...(glass < GLASSES.length - 1 ? [{ word: w.things.glassOn, to: () => glassSays(glass + 1, player, w) }] : []),
  ]
  return { title: capital(w.table.glass(glass, glassWord(glass, { w }))), text: [where, w.things.glasses], heading: '11', more }
}

export function fuseSays(player: Player, w: Words): Explained {
  return { title: w.table.whites(player.white, player.limit), text: [w.things.burns(player.limit + 1), w.things.burst], heading: '6' }
}

export function treasureSays(player: Player, { shown, w }: Looked): Explained {
  const pennies = shown.witches.filter(({ group }) => player.pennies.includes(group)).map(({ penny }) => w.pennies[penny])
  const text = [w.things.rubiesAre(w.rubies(player.rubies)), ...(shown.witches.length ? [w.things.penniesAre(pennies.length ? w.and(pennies) : w.table.nothing)] : [])]
  return { title: w.things.treasure, text, heading: '7' }
}

/** The score track, with everybody's flag. */
export function trackSays({ shown, names, w }: Looked): Explained {
  const each = shown.players.map(({ seat, points, tails }) => capital(w.table.scoreOf(names[seat] ?? '', points, tails)))
  return { title: w.table.scoreTrack, text: [w.things.track, w.things.tails, `${each.join('; ')}.`], heading: '4' }
}

const ROWS = [...LINES, 'together', 'burst'] as const

/** A row of the last sum by its title, with the ones beside it. */
export function lineSays(row: number, titles: string[], w: Words): Explained {
  const more = [
    ...(row > 0 ? [{ word: w.things.rowBack, to: () => lineSays(row - 1, titles, w) }] : []),
    ...(row < ROWS.length - 1 ? [{ word: w.things.rowOn, to: () => lineSays(row + 1, titles, w) }] : []),
  ]
  return { title: titles[row] ?? '', text: [w.things.lines[ROWS[row] ?? 'together']], heading: '12', more }
}

/** A step of the count, from A to F. */
export function stepSays(step: string, title: string, w: Words): Explained {
  return { title, text: [w.things.steps[step] ?? ''], heading: '7' }
}
