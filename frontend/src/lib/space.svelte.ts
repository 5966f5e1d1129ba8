// How much room a table has, as its reader measures it: where text is twice as large, the same window is half as wide.

export type Form = 'phone' | 'tablet' | 'desk'

/** The three ways in which a table lies: as pages, upright, or broad. Its styles ask their containers for the same in rem. */
export function formOf(width: number, height: number): Form {
  if (width < 720) return 'phone'
  return width < 960 || height >= width ? 'tablet' : 'desk'
}

const USUAL = 16

export class Space {
  /** In pixels of a page with text of usual size. */
  width = $state(1440)
  height = $state(900)
  readonly form: Form = $derived(formOf(this.width, this.height))

  /** Follows the table, and a rule of one rem in it, since text may grow while the window stays as it is. */
  readonly measure = (table: HTMLElement): (() => void) => {
    const rule = table.appendChild(document.createElement('i'))
    rule.style.cssText = 'position: absolute; width: 1rem; visibility: hidden'
    const look = () => {
      const scale = USUAL / parseFloat(getComputedStyle(rule).width)
      this.width = table.clientWidth * scale
      this.height = table.clientHeight * scale
    }
    look()
    const watch = new ResizeObserver(look)
    watch.observe(table)
    watch.observe(rule)
    return () => {
      watch.disconnect()
      rule.remove()
    }
  }
}
