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

/** The place of a slip of this size: off the thing, off what is asked, and as near to the thing as that allows. */
export function slipAt(page: Box, size: { width: number; height: number }, thing: Box | null, keepOff: Box[]): Box {
  const right = page.x + page.width - size.width - EDGE
  const low = page.y + page.height - size.height - EDGE
  const [cx, cy] = middle(thing ?? page)
  const xs = [page.x + EDGE, right, cx - size.width / 2, ...(thing ? [thing.x + thing.width + APART, thing.x - size.width - APART] : [])]
  const beside = keepOff.flatMap((box) => [box.y - size.height - EDGE, box.y + box.height + EDGE])
  const ys = [page.y + EDGE, low, cy - size.height / 2, ...beside, ...(thing ? [thing.y - size.height - APART, thing.y + thing.height + APART] : [])]
  const places = xs.flatMap((x) => ys.map((y) => ({ x: clamp(x, page.x + EDGE, Math.max(page.x + EDGE, right)), y: clamp(y, page.y + EDGE, Math.max(page.y + EDGE, low)), ...size })))
  const cost = (place: Box): number => {
    const [x, y] = middle(place)
    const covers = keepOff.reduce((sum, box) => sum + overlap(place, box), 0)
    return (thing ? 6 * overlap(place, grown(thing, 12)) : 0) + 60 * covers + Math.hypot(x - cx, y - cy) * 10
  }
  return places.reduce((best, each) => (cost(each) < cost(best) ? each : best))
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
