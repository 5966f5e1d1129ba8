// Makes a drawing stand by itself, outside of the page: with its signs, the colours of the day, the pen, and the fonts.

import { loadSymbols } from '../lib/draw/symbols'
import ink from '../styles/ink.css?raw'
import tokens from '../styles/tokens.css?raw'

const NAMES = /(?:href="#|url\(#)([\w-]+)/g
const FONT = /@font-face \{[^}]*font-family: "([^"]+)"[^}]*url\(([^)]+)\)[^}]*\}/g

/** All that the drawing uses by name, and what that uses in turn. */
export function used(drawing: string, find: (name: string) => string | null): string {
  const found = new Map<string, string>()
  const look = (within: string): void => {
    for (const [, name = ''] of within.matchAll(NAMES)) {
      const part = found.has(name) ? null : find(name)
      if (part === null) continue
      found.set(name, part)
      look(part)
    }
  }
  look(drawing)
  return [...found.values()].join('')
}

async function written(address: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

/** The rules of the fonts in which something is written there. */
const wanted = (drawing: string): RegExpExecArray[] =>
  [...tokens.matchAll(FONT)].filter(([, family = '']) => family === 'Alegreya Sans' || drawing.includes(family === 'Grenze Gotisch' ? '--f-market' : '--f-farm'))

/** Each font is asked for by a letter that nobody sees: one that only helps out another would come after the picture is painted. */
export function called(drawing: string): string {
  return wanted(drawing).map(([, family]) => `<text font-family="${family}" font-weight="700" visibility="hidden">a</text>`).join('')
}

/** The fonts themselves: a picture may fetch nothing. */
async function fonts(drawing: string): Promise<string> {
  const inlined = wanted(drawing).map(async ([rule, , address = '']) => rule.replace(address, `data:font/woff2;base64,${await written(address)}`))
  return (await Promise.all(inlined)).join('')
}

/** The same by lamplight as by day: a card is paper. */
export async function whole(drawing: string): Promise<string> {
  await loadSymbols()
  const signs = used(drawing, (name) => document.querySelector(`#symbols [id="${name}"]`)?.outerHTML ?? null)
  const [day = ''] = /:root \{[^}]*\}/.exec(tokens) ?? []
  const style = `<style>${await fonts(drawing)}${day}svg{font-feature-settings:'lnum','tnum'}${ink}</style>`
  return drawing.replace('>', `>${style}<defs>${signs}</defs>${called(drawing)}`)
}
