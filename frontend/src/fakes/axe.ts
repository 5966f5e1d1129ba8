// For tests only: what axe finds in a page. Contrast needs a real browser and is looked at there.

import axe from 'axe-core'

// jsdom cannot draw and says so loudly whenever it is asked.
HTMLCanvasElement.prototype.getContext = () => null

/** The broken rules, each with the first place where it is broken. */
export async function faults(page: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(page, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } })
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}
