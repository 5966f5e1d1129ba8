// A table that needs more height than its window has is drawn a little smaller rather than scrolled.

/** Smaller than this nothing is drawn: then it scrolls. */
const LEAST = 0.8

/** How large a thing of that height is drawn where there is so much room. */
export function scaleOf(room: number, height: number): number {
  const scale = Math.floor((1000 * room) / height) / 1000
  return scale >= LEAST && scale < 1 ? scale : 1
}

/** For what holds parts that scroll for themselves, within something that keeps its size. */
export function fitted(holder: HTMLElement): () => void {
  const fit = () => {
    holder.style.zoom = ''
    const parts = [...holder.children]
    holder.style.zoom = String(Math.min(1, ...parts.map((part) => scaleOf(part.clientHeight, part.scrollHeight))))
  }
  const watch = new ResizeObserver(fit)
  watch.observe(holder.parentElement!)
  return () => watch.disconnect()
}
