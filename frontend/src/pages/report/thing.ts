// The name of a thing on the page, for somebody who was not there when it was pointed at.

/** As much of it as a report takes. */
const LONGEST = 120

const named = (it: Element): string => (it.getAttribute('aria-label') ?? (it instanceof HTMLElement ? it.textContent : '') ?? '').replace(/\s+/g, ' ').trim()

/** What a thing is called, or what the nearest around it is that has a name of its own, and in which part of the page. */
export function nameOfThing(at: Element): string {
  let it: Element | null = at.closest('button, a, [aria-label]') ?? at
  while (it && !named(it)) it = it.parentElement
  if (!it) return ''
  const part = it.parentElement?.closest('section[aria-label], dialog[aria-label]')?.getAttribute('aria-label')
  const name = named(it)
  return (part && part !== name ? `${name} (${part})` : name).slice(0, LONGEST)
}
