// What a postcard shows of the market: the pot that stands in front, where the round is, and everybody's points.
import * as cauldron from '../../lib/draw/cauldron'
import { chip } from '../../lib/draw/chip'
import { jit, svg } from '../../lib/draw/pen'
import { spot } from '../../lib/draw/spiral'
import type { Face, Facing } from '../../postcard/card'
import { colourOf, ROUNDS, SPACES, SPOON, valueOf } from './printed'
import type { Laid, Own, Player, Public } from './types'
import { marketWords, phaseName } from './words'

function laid(it: Laid, burst: boolean): string {
  const { x, y } = spot(it.at)
  const shaken = burst ? 9 : 0
  const figure = it.chip === 'locoweed' ? it.value : valueOf(it.chip)
  return svg`<g transform="translate(${x + jit(it.at * 3, shaken)} ${y + jit(it.at * 5 + 1, shaken)})">${chip(colourOf(it.chip), valueOf(it.chip), String(figure))}</g>`
}

function flash(player: Player): string {
  const { x, y } = spot(player.pot.at(-1)?.at ?? player.start)
  return svg`<g transform="translate(${x} ${y})">${cauldron.flash()}</g>`
}

/** Over the chips, as on the table. */
function word(boom: string): string {
  return svg`<text transform="translate(84 200) rotate(-7)" font-size="92" font-weight="700" font-family="var(--f-market)" text-anchor="middle" fill="#f7d65a" stroke="#2a2019" stroke-width="9" paint-order="stroke">${boom}</text>`
}

function pot(player: Player, boom: string): string {
  const burst = player.state === 'exploded'
  const scoring = Math.min(player.scoring, SPOON)
  const { x, y } = spot(player.droplet)
  const chips = player.pot.map((it) => laid(it, burst)).join('')
  return svg`${cauldron.vessel()}${cauldron.brew(burst)}${cauldron.spaces(SPACES, false)}${cauldron.scoringSpace(SPACES, scoring, false)}<g transform="translate(${x} ${y})">${cauldron.droplet()}</g>
  ${burst ? flash(player) : ''}${chips}${burst ? word(boom) : ''}${cauldron.spoon(SPACES[SPOON]!, scoring === SPOON)}`
}

export function face({ shown, own, front }: Facing<Public, Own>): Face {
  const w = marketWords()
  const { round, phase } = shown
  return {
    stamp: 'cauldron',
    where: phase === 'over' ? w.phases.over : `${w.table.round(round, ROUNDS)}: ${phaseName(phase, round, w)}`,
    art: { viewBox: '-336 -312 700 650', drawing: pot(own?.player ?? shown.players[front]!, w.table.boom) },
    scores: shown.players.map(({ points }) => w.points(points)),
  }
}
