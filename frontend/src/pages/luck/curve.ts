// The chances of a match as pen strokes: where each moment lies, and where a stroke has room for its letter.

export interface Point {
  x: number
  y: number
}

/** One stroke through the points, level at each: it never runs past a value that was measured. */
export function stroke(points: Point[]): string {
  return points
    .map(({ x, y }, i) => {
      const before = points[i - 1]
      if (!before) return `M${near(x)} ${near(y)}`
      const half = near((before.x + x) / 2)
      return `C${half} ${near(before.y)} ${half} ${near(y)} ${near(x)} ${near(y)}`
    })
    .join('')
}

/** Where marks of this half height stand, in the given order: none of them below the foot, and none over another. */
export function standing(points: Point[], half: number, foot: number): Point[] {
  const placed: Point[] = []
  for (const { x, y } of points) {
    const clear = (at: number): boolean => placed.every((other) => Math.abs(other.x - x) >= 2 * half || Math.abs(other.y - at) >= 2 * half)
    let at = Math.min(y, foot - half)
    while (!clear(at)) at -= 1
    placed.push({ x, y: at })
  }
  return placed
}

const near = (value: number): number => Math.round(value * 10) / 10

/** For each stroke the point at which it is farthest from all others, with letters `apart` from each other. */
export function letters(strokes: Point[][], apart: number): Point[] {
  const taken: Point[] = []
  for (const [own, points] of strokes.entries()) {
    const inner = points.slice(1, -1)
    const room = (at: Point, i: number): number => {
      const others = strokes.filter((_, other) => other !== own).map((other) => Math.abs(other[i + 1]!.y - at.y))
      const near = taken.some((place) => Math.abs(place.x - at.x) < apart && Math.abs(place.y - at.y) < apart)
      return near ? -1 : Math.min(...others)
    }
    const best = inner.reduce((found, at, i) => (room(at, i) > room(inner[found]!, found) ? i : found), 0)
    taken.push(inner[best] ?? points[0]!)
  }
  return taken
}
