// Arrow keys inside an area: one stop of it is reached by Tab, the arrows go on to the nearest stop in their direction.

const STEPS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export interface Spot {
  x: number
  y: number
}

/** How far aside a spot may lie, for each step ahead. */
const WIDE = 2.5

/** Which of the spots lies nearest in this direction; what lies aside counts as farther. */
export function nearest(from: Spot, spots: Spot[], [dx, dy]: [number, number]): number | null {
  let best: number | null = null
  let least = Infinity
  spots.forEach((spot, i) => {
    const along = (spot.x - from.x) * dx + (spot.y - from.y) * dy
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx)
    if (along > 1 && aside <= along * WIDE && along + aside * 2 < least) [best, least] = [i, along + aside * 2]
  })
  return best
}

const middle = (element: Element): Spot => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** Makes an element an area: its stops are the enabled elements marked data-stop. */
export function arrows(area: HTMLElement): () => void {
  const stops = () => [...area.querySelectorAll<HTMLElement>('[data-stop]:not([disabled])')]

  function tab(to: HTMLElement | undefined): void {
    for (const stop of stops()) stop.tabIndex = stop === to ? 0 : -1
  }

  function keydown(event: KeyboardEvent): void {
    const step = STEPS[event.key]
    const here = (event.target as Element).closest<HTMLElement>('[data-stop]')
    if (!step || !here) return
    const others = stops()
    const next = nearest(middle(here), others.map(middle), step)
    event.preventDefault()
    if (next !== null) others[next]?.focus()
  }

  function focusin(event: FocusEvent): void {
    const here = (event.target as Element).closest<HTMLElement>('[data-stop]')
    if (here) tab(here)
  }

  const refresh = () => {
    const all = stops()
    if (!all.some((stop) => stop.tabIndex === 0) || all.filter((stop) => stop.tabIndex === 0).length > 1) tab(all[0])
  }
  const changes = new MutationObserver(refresh)
  changes.observe(area, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
  area.addEventListener('keydown', keydown)
  area.addEventListener('focusin', focusin)
  refresh()
  return () => {
    changes.disconnect()
    area.removeEventListener('keydown', keydown)
    area.removeEventListener('focusin', focusin)
  }
}
