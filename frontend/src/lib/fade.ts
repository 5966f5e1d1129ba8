import type { TransitionConfig } from 'svelte/transition'

/** A fade for what is opaque otherwise. Svelte's own reads the computed style, and the whole table is styled anew for it. */
export function fade(_node: Element, { duration }: { duration: number }): TransitionConfig {
  return { duration, css: (t) => `opacity: ${t}` }
}
