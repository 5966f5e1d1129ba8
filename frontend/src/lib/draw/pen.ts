// The pen: the few strokes that every picture on the table is made of. Plain data in, SVG text out.

const round = (n: number): string => String(Math.round(n * 100) / 100)

/** Writes SVG with numbers cut to two places. */
export function svg(parts: TemplateStringsArray, ...values: (string | number)[]): string {
  return parts.reduce((out, part, i) => {
    const value = values[i - 1] ?? ''
    return out + (typeof value === 'number' ? round(value) : value) + part
  })
}

export function hash(n: number): number {
  const s = Math.sin(n * 127.1 + 11.7) * 43758.5453
  return s - Math.floor(s)
}

/** A tremble of at most `a`, the same on every machine, so that nothing shimmers when it is drawn again. */
export function jit(n: number, a: number): number {
  return (hash(n) - 0.5) * 2 * a
}

/** A symbol of the sheet. */
export function use(id: string, x: number, y: number, w: number, h = w): string {
  return svg`<use href="#${id}" x="${x}" y="${y}" width="${w}" height="${h}"/>`
}

type Face = 'text' | 'farm' | 'market'

/** A word or figure, centred on x. */
export function text(x: number, y: number, what: string | number, size: number, fill = '#2a2019', face: Face = 'text') {
  return svg`<text x="${x}" y="${y}" font-size="${size}" text-anchor="middle" font-weight="700" fill="${fill}" font-family="var(--f-${face})">${String(what)}</text>`
}
