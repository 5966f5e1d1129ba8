// What lies on the page where a slip might lie: read off the page, as boxes.
import type { Box, Ground } from './place'

/** In whole pixels, none of the thing outside. */
export function box({ left, top, right, bottom }: DOMRect): Box {
  const [x, y] = [Math.floor(left), Math.floor(top)]
  return { x, y, width: Math.ceil(right) - x, height: Math.ceil(bottom) - y }
}

const HEAD = 46
const PRESSED = 'button, a[href], input, select, textarea, [role=button]'
/** It opens something to be read, or rests. */
const READ = '[aria-haspopup], [aria-disabled=true], :disabled'
/** What a page says is looked at by whoever answers: chips of a pot, and where the next would lie. */
const LOOKED = '[data-looked]'

function common(a: Box, b: Box): Box {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)]
  return { x, y, width: Math.min(a.x + a.width, b.x + b.width) - x, height: Math.min(a.y + a.height, b.y + b.height) - y }
}

/** What is in sight of whatever lies in this element: less than the page where something between them scrolls. */
function sightIn(it: Element | null, root: Element, page: Box, known: Map<Element, Box>): Box {
  if (!it || it === root || !root.contains(it)) return page
  const before = known.get(it)
  if (before) return before
  const around = sightIn(it.parentElement, root, page, known)
  const sight = getComputedStyle(it).overflowY === 'visible' ? around : common(around, box(it.getBoundingClientRect()))
  known.set(it, sight)
  return sight
}

/** All that is asked, answers or can be read, as far as it is in sight. */
export function groundOf(root: Element, page: Box): Ground {
  const asked = [...root.querySelectorAll('.prompt')]
  const known = new Map<Element, Box>()
  const seen = (all: Element[]): Box[] =>
    all.flatMap((each) => {
      if (!each.getClientRects().length) return []
      const part = common(box(each.getBoundingClientRect()), sightIn(each.parentElement, root, page, known))
      return part.width > 0 && part.height > 0 ? [part] : []
    })
  const pressed = [...root.querySelectorAll(PRESSED)].filter((each) => !each.closest('.hint, .prompt'))
  return {
    asked: [...seen(asked), { ...page, height: HEAD }],
    looked: seen([...root.querySelectorAll(LOOKED)]),
    answers: seen(pressed.filter((each) => !each.matches(READ))),
    reads: seen(pressed.filter((each) => each.matches(READ))),
  }
}
