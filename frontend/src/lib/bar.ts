// Where scrollbars take room of their own, the signs in an upper corner keep off the bar of what scrolls below them.

/** Says in `--bar` how wide the bar of this scroller is, whenever one comes or goes. */
export function bar(scroller: HTMLElement): () => void {
  const page = document.documentElement.style
  const watch = new ResizeObserver(() => page.setProperty('--bar', `${scroller.offsetWidth - scroller.clientWidth}px`))
  watch.observe(scroller)
  return () => {
    watch.disconnect()
    page.removeProperty('--bar')
  }
}
