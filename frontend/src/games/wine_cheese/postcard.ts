// What a postcard shows of Wine & Cheese: the valley with its workers and the road, when it is, and what was sold.
import { svg, text, use } from '../../lib/draw/pen'
import { figure, slab } from '../../lib/draw/road'
import { worker } from '../../lib/draw/worker'
import type { Face, Facing } from '../../postcard/card'
import { phase, TRACK } from './printed'
import { phaseTitle } from './telling'
import { GOODS, type Color, type Own, type Public } from './types'
import { boxOf, ground, lapArrow, lie, signs, stoneAt, stoneKind, stones } from './valley'
import { farmWords } from './words'

const PLACE = lie(84)
const HATS: Record<Color, string> = { red: '#b23a2c', blue: '#3d78ad', green: '#5c8a3a', yellow: '#e3b62e', purple: '#82559c' }

function workers({ workers }: Public, front: number): string {
  return workers
    .map(({ row, col, color }) => {
      const { x, y, h } = boxOf(PLACE, [row, col], front)
      return svg`<g style="--hat:${HATS[color]}" transform="translate(${x + 10} ${y + h - 49}) scale(.9)">${worker(color)}</g>`
    })
    .join('')
}

function indicators({ farms }: Public, names: string[]): string {
  return farms
    .flatMap((farm, seat) => GOODS.map((good, i) => ({ seat, good, space: farm[good].space, corner: seat * 2 + i })))
    .map(({ seat, good, space, corner }) => {
      const [x, y] = stoneAt(PLACE, space)
      const place = space < 0 ? svg`translate(${x + 2} ${y - 40 - corner * 34}) scale(.8)` : svg`translate(${x} ${y})`
      const letter = (names[seat] ?? '').charAt(0).toUpperCase()
      return svg`<g transform="${place}">${use(`m-${good}`, -28, -31, 31)}<circle cx="15" cy="-17" r="9" fill="var(--seat-${seat + 1})" stroke="#fff" stroke-width="1.5"/>${text(15, -12.4, letter, 14, '#fff')}</g>`
    })
    .join('')
}

function road({ farms, bonus }: Public): string {
  const carried = new Set(farms.flatMap((farm) => GOODS.map((good) => farm[good].space)))
  const figures = TRACK.worths.map((value, i) => {
    const [x, y] = stoneAt(PLACE, i)
    return svg`<g transform="translate(${x} ${y})">${carried.has(i) ? slab(i, stoneKind(i), true) : ''}${figure(value, carried.has(i))}</g>`
  })
  const coins = bonus.map((i) => use('bonus', stoneAt(PLACE, i)[0] + 9, stoneAt(PLACE, i)[1] - 26, 23))
  return stones(PLACE) + figures.join('') + lapArrow(PLACE) + coins.join('')
}

export function face({ shown, front, names }: Facing<Public, Own>): Face {
  const w = farmWords()
  const over = shown.laid.length > 0
  return {
    stamp: 'i-any-wine',
    where: over ? w.phases.game_end : `${w.years[phase(shown.phase).year - 1]}, ${phaseTitle(shown.phase, w)}`,
    art: {
      viewBox: `0 0 ${PLACE.width} ${PLACE.height}`,
      drawing: ground(PLACE, front) + road(shown) + signs(PLACE, front) + workers(shown, front) + indicators(shown, names),
    },
    scores: shown.farms.map(({ gold, silver }, seat) => (over ? w.table.pointsAtEnd(shown.laid[seat]!.sheet.k) : w.table.cardsSold(gold + silver))),
  }
}
