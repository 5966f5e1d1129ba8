// One word for each thing, as the rules have it: an ingredient lies in the yard or on a shelf, a marker (een steen) on a card.
import { expect, test } from 'vitest'
import * as aloudEn from './aloud/en'
import * as aloudNl from './aloud/nl'
import * as guideEn from './guide/en'
import * as guideNl from './guide/nl'
import chaptersEn from '../../rules/wine_cheese/en.md?raw'
import chaptersNl from '../../rules/wine_cheese/nl.md?raw'
import { en } from './words/en'
import { nl } from './words/nl'

const GIVEN = ['7', '7', '7', '7']

/** All that a dictionary says, with something put in wherever it asks for it. */
function all(of: unknown): string[] {
  if (typeof of === 'string') return [of]
  if (typeof of === 'function') return said(of as (...given: unknown[]) => unknown)
  return of && typeof of === 'object' ? Object.values(of).flatMap(all) : []
}

function said(of: (...given: unknown[]) => unknown): string[] {
  try {
    return [of(...GIVEN), of(1, 1, 1, 1)].flatMap(all)
  } catch {
    return [] // it speaks of named things, whose names are looked at themselves
  }
}

const sentences = (texts: string[]): string[] => texts.flatMap((text) => text.split(/(?<=[.!?;:])\s|\n|\|/))

const ENGLISH = sentences([...all(en), ...all(aloudEn), ...all(guideEn), chaptersEn])
const DUTCH = sentences([...all(nl), ...all(aloudNl), ...all(guideNl), chaptersNl])

const having = (texts: string[], word: RegExp): string[] => texts.filter((text) => word.test(text))

test('in English a marker lies on a card, and nothing is paid, given, stored or traded with it', () => {
  const marked = having(ENGLISH, /\bmarkers?\b/i)
  expect(marked.length).toBeGreaterThan(8)
  expect(having(marked, /\b(yard|shel[fv]\w*|trade\w*|pay|pays|give|gives|star|bonus|laborator\w*|vault)\b/i)).toEqual([])
})

test('in Dutch een steen lies on a card; wijnsteen and kaassteen have their whole names, and the road has velden', () => {
  const marked = having(DUTCH, /\bste(en|nen)\b/i)
  expect(marked.length).toBeGreaterThan(8)
  expect(having(marked, /\b(erf|plank\w*|handel|ruil\w*|betaalt?|geef|ster|bonus|geldspoor|spoor|laborator\w*|bezet\w*|stap\w*)\b/i)).toEqual([])
})
