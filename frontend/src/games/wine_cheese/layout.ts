// How much fits where: pure sums over widths and heights.

const CARD = 142 / 100
const GAP = 9
const WIDEST = 104

/** The columns and the width that let the cards of a hand be largest in a box of this size. */
export function handFit(cards: number, width: number, height: number): { columns: number; card: number } {
  const cardWith = (columns: number): number => {
    const rows = Math.ceil(cards / columns)
    const across = (width - GAP * (columns - 1)) / columns
    const down = (height - GAP * (rows - 1)) / rows / CARD
    return Math.max(0, Math.min(WIDEST, across, down))
  }
  const all = Array.from({ length: Math.max(cards, 1) }, (_, i) => i + 1)
  const columns = all.reduce((best, each) => (cardWith(each) > cardWith(best) + 0.5 ? each : best), 1)
  return { columns, card: Math.floor(cardWith(columns)) }
}
