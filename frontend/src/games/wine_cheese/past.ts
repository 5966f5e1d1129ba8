// How Wine & Cheese tells its past: two years of seasons, with a flag for each pair, lap and overripe card.
import type { Chapter, Flag, Tale } from '../../lib/chapters'
import { phase } from './printed'
import { lines } from './telling'
import type { Public, Told } from './types'
import { farmWords } from './words'

/** Whoever steps so far back came by the lap arrow. */
const LAP = 8

export function chapter(shown: Public): Chapter {
  const w = farmWords()
  const { year, season } = phase(shown.phase)
  const name = w.years[year - 1] ?? ''
  const first = season === 'spring' ? { part: name } : {}
  return { key: `${year} ${season}`, name: `${name}, ${w.seasons[season]}`, sign: `s-${season}`, ...first }
}

export function flag(told: Told): Flag | null {
  const words = farmWords().table.flags
  if (told.kind === 'pair_sold') return { kind: 'pair', word: words.pair }
  if (told.kind === 'overripe') return { kind: 'overripe', word: words.overripe }
  if (told.kind === 'stepped' && told.before - told.after > LAP) return { kind: 'lap', word: words.lap }
  return null
}

export function tale(told: Told[], names: string[]): Tale | null {
  return lines(told, names, farmWords()).at(-1) ?? null
}
