// Where the slip of the guide lies, how its way runs, and the ring round what it speaks of: pure sums over boxes.

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

const EDGE = 8
const APART = 56

function overlap(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return across > 0 && down > 0 ? across * down : 0
}

const middle = ({ x, y, width, height }: Box): [number, number] => [x + width / 2, y + height / 2]

const clamp = (n: number, least: number, most: number): number => Math.max(least, Math.min(n, most))

/** What a slip should leave free. */
export interface Ground {
  /** What is asked, and what is never covered. */
  asked: Box[]
  /** What answers or leads on when it is pressed. */
  answers: Box[]
  /** What whoever answers looks at, though it is not pressed. */
  looked: Box[]
  /** What can be read, or opened to be read. */
  reads: Box[]
}

/** Each answer that is covered outweighs any way across the page, so that it is only done where no ground is free. */
const COVERED = { asked: 1_500_000, answers: 40_000, looked: 200_000 }
const AREA = { asked: 60, answers: 20, looked: 20, near: 2, reads: 0.3 }
/** The thing itself may lie under the slip in part, rather than an answer; more than half of it only where else what is asked would. */
const THING = { part: 30_000, half: 900_000 }
const FAR = 10

function covered(place: Box, boxes: Box[], each: number, area: number): number {
  return boxes.reduce((sum, box) => {
    const over = overlap(place, box)
    return over ? sum + each + area * over : sum
  }, 0)
}

/** Where a slip may begin along one axis: at the edges of the page, beside each box, and beside or over the thing. */
function starts(from: number, to: number, length: number, boxes: [start: number, size: number][], thing: [start: number, size: number]): number[] {
  const beside = boxes.flatMap(([start, size]) => [start - length, start + size])
  const [start, size] = thing
  const all = [from, to, start + size / 2 - length / 2, start + size + APART, start - length - APART, ...beside.flatMap((at) => [at - EDGE, at, at + EDGE])]
  return [...new Set(all.map((at) => Math.round(clamp(at, from, Math.max(from, to)))))]
}

/**
 * The place of a slip of this size: off what is asked, what answers and what is looked at wherever any ground is free,
 * and as near to the thing it speaks of as that allows. A free place can be slid until it touches something on two
 * sides, so that one of those that are tried is free if any is.
 */
export function slipAt(page: Box, size: { width: number; height: number }, thing: Box | null, { asked, answers, looked, reads }: Ground): Box {
  const off = [...asked, ...answers, ...looked]
  const [cx, cy] = middle(thing ?? page)
  const at = thing ?? { x: cx, y: cy, width: 0, height: 0 }
  const xs = starts(page.x + EDGE, page.x + page.width - size.width - EDGE, size.width, off.map(({ x, width }) => [x, width]), [at.x, at.width])
  const ys = starts(page.y + EDGE, page.y + page.height - size.height - EDGE, size.height, off.map(({ y, height }) => [y, height]), [at.y, at.height])
  const wide = answers.map((box) => grown(box, EDGE))
  const ground: [Box[], each: number, area: number][] = [
    [asked, COVERED.asked, AREA.asked],
    [answers, COVERED.answers, AREA.answers],
    [looked, COVERED.looked, AREA.looked],
    [wide, 0, AREA.near],
    [reads, 0, AREA.reads],
  ]
  const cost = (place: Box): number => {
    const [x, y] = middle(place)
    const hidden = thing ? overlap(place, grown(thing, 12)) / (thing.width * thing.height || 1) : 0
    const near = Math.hypot(x - cx, y - cy) * FAR + hidden * THING.part + (hidden > 0.5 ? THING.half : 0)
    return ground.reduce((sum, [boxes, each, area]) => sum + covered(place, boxes, each, area), near)
  }
  const places = xs.flatMap((x) => ys.map((y) => ({ x, y, ...size })))
  const costs = places.map(cost)
  return places[costs.indexOf(Math.min(...costs))]!
}

export function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }
}

/** The point of a box that lies nearest to another point. */
function nearest(box: Box, [x, y]: [number, number]): [number, number] {
  return [clamp(x, box.x, box.x + box.width), clamp(y, box.y, box.y + box.height)]
}

export interface Way {
  path: string
  /** Where the hand points from, and in which direction, in degrees. */
  x: number
  y: number
  turn: number
}

const holds = ({ x, y, width, height }: Box, px: number, py: number): boolean => px >= x && py >= y && px <= x + width && py <= y + height

/** From the slip to the thing, a little bent; null where they lie side by side, or where it would run over what is asked. */
export function wayTo(slip: Box, thing: Box, keepOff: Box[] = []): Way | null {
  const from = nearest(slip, middle(thing))
  const to = nearest(grown(thing, 10), from)
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const far = Math.hypot(dx, dy)
  if (far < APART) return null
  if (keepOff.some((box) => [0.5, 0.75, 1].some((part) => holds(box, from[0] + dx * part, from[1] + dy * part)))) return null
  const bend: [number, number] = [from[0] + dx / 2 - dy * 0.16, from[1] + dy / 2 + dx * 0.16]
  const turn = (Math.atan2(to[1] - bend[1], to[0] - bend[0]) * 180) / Math.PI
  return { path: `M${from.map(Math.round).join(' ')}Q${[...bend, ...to].map(Math.round).join(' ')}`, x: to[0], y: to[1], turn }
}

/** Drawn one and a bit times round, as with a pencil. */
export function ring(thing: Box, away = 8): string {
  const { x, y, width, height } = grown(thing, away)
  const r = Math.min(26, width / 3, height / 3)
  const [x2, y2] = [x + width, y + height]
  const round = (d: number): string =>
    `${x - d} ${y + r}Q${x - d} ${y - d} ${x + r} ${y - d}L${x2 - r} ${y + d}Q${x2 + d} ${y} ${x2 + d} ${y + r}` +
    `L${x2 - d} ${y2 - r}Q${x2} ${y2 + d} ${x2 - r} ${y2 + d}L${x + r} ${y2 - d}Q${x - d} ${y2} ${x} ${y2 - r}`
  return `M${round(0)}L${x + 2} ${y + r}Q${x + 4} ${y + 4} ${x + r} ${y - 4}L${x + width * 0.4} ${y - 6}`
}
