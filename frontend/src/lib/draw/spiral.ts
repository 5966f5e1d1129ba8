// The way through a pot: 54 spaces at even steps along a spiral round the origin, the last one upper right.

export interface Point {
  x: number
  y: number
}

const SPACES = 54
const STEP = 53
const PITCH = 59
const INNER = 20
const GROWTH = PITCH / (2 * Math.PI)
/** Where the last space lies, seen from the middle. */
const END = (-44 * Math.PI) / 180

function at(angle: number, turn: number): Point {
  const radius = INNER + GROWTH * angle
  return { x: radius * Math.cos(angle + turn), y: radius * Math.sin(angle + turn) }
}

/** The next angle whose point lies a whole step away. */
function onward(angle: number): number {
  const from = at(angle, 0)
  let next = angle
  for (let gone = 0; gone < STEP; ) {
    next += 0.002
    const to = at(next, 0)
    gone = Math.hypot(to.x - from.x, to.y - from.y)
  }
  return next
}

function wind(): Point[] {
  const angles = [0]
  while (angles.length < SPACES) angles.push(onward(angles.at(-1)!))
  const turn = END - angles.at(-1)!
  return angles.map((angle) => at(angle, turn))
}

export const spiral: Point[] = wind()

/** The space that lies at a point; null where it lies beside the way. */
export function spaceAt({ x, y }: Point): number | null {
  const far = spiral.map((space) => Math.hypot(space.x - x, space.y - y))
  const least = Math.min(...far)
  return least < STEP ? far.indexOf(least) : null
}

export function spot(space: number): Point {
  return spiral[Math.max(0, Math.min(space, SPACES - 1))]!
}
