import { describe, expect, test } from 'vitest'
import SYMBOLS from '../../public/symbols.svg?raw'
import TOKENS from './tokens.css?raw'

type Colours = Record<string, string>
type Rgb = [number, number, number]

function palette(selector: string): Colours {
  const start = TOKENS.indexOf(`${selector} {`)
  const block = TOKENS.slice(start, TOKENS.indexOf('\n}', start))
  return Object.fromEntries([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map(([, name, colour]) => [name!, colour!]))
}

const DAY = palette(':root')
const THEMES = { 'by day': DAY, 'by lamplight': { ...DAY, ...palette('[data-theme="dark"]') } }

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const rgb = (colour: string): Rgb => [1, 3, 5].map((at) => linear(parseInt(colour.slice(at, at + 2), 16) / 255)) as Rgb

/** What eyes that lack one kind of cone see, in linear light (Viénot, Brettel and Mollon 1999; for blue, its like). */
const EYES: Record<string, [Rgb, Rgb, Rgb]> = {
  'all colours': [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  'no red': [[0.11238, 0.88762, 0], [0.11238, 0.88762, 0], [0.00401, -0.00401, 1]],
  'no green': [[0.29275, 0.70725, 0], [0.29275, 0.70725, 0], [-0.02234, 0.02234, 1]],
  'no blue': [[1, 0.1446, -0.1446], [0, 0.8597, 0.1403], [0, 0.8597, 0.1403]],
}

function light(colour: string, eyes: string): number {
  const seen = rgb(colour)
  const [r, g, b] = EYES[eyes]!.map((row) => Math.max(0, row[0] * seen[0] + row[1] * seen[1] + row[2] * seen[2])) as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string, eyes: string): number {
  const [low, high] = [light(one, eyes), light(other, eyes)].sort((a, b) => a - b) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

const TEXT = [
  ['text', 'panel'], ['text', 'panel-2'], ['text', 'ground'], ['text-2', 'panel'], ['text-2', 'panel-2'], ['ink', 'paper'], ['ink-2', 'paper'],
  ['offer-ink', 'offer'], ['wine-ink', 'wine'], ['wine-text', 'panel'], ['danger', 'panel'], ['ok', 'panel'], ['stale', 'panel'], ['cellar-ink', 'cellar'],
] as const
const PARTS = [['offer', 'panel'], ['focus', 'panel'], ['rule', 'panel'], ['rule', 'ground'], ['ink', 'paper']] as const

describe.each(Object.entries(THEMES))('C86 %s', (_, colours) => {
  describe.each(Object.keys(EYES))('with %s', (eyes) => {
    test.each(TEXT)('%s can be read on %s', (ink, ground) => {
      expect(contrast(colours[ink]!, colours[ground]!, eyes)).toBeGreaterThanOrEqual(4.5)
    })
    test.each(PARTS)('%s stands out from %s', (line, ground) => {
      expect(contrast(colours[line]!, colours[ground]!, eyes)).toBeGreaterThanOrEqual(3)
    })
    test.each([1, 2, 3, 4, 5])('a letter can be read on the colour of seat %i', (seat) => {
      expect(contrast('#ffffff', colours[`hue-${seat}`]!, eyes)).toBeGreaterThanOrEqual(4.5)
    })
  })
})

test('C86 ingredients, chips and the signs of cards differ in their shape alone', () => {
  const shapes = [...SYMBOLS.matchAll(/<symbol id="((?:i|q|a|d|s|h|u)-[\w-]+|ruby|droplet|rat|flask|bag|die)"[^>]*>(.*?)<\/symbol>/gs)]
  expect(shapes.length).toBeGreaterThan(50)
  const lines = shapes.map(([, name, drawn]) => [drawn!.replace(/(fill|stroke)="[^"]*"/g, ''), name!] as const)
  expect(lines.length - new Map(lines).size).toBe(0)
})
