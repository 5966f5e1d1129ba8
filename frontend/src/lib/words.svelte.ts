// Both languages as plain typed dictionaries: English says which words there are, Dutch must have them all.

export type Lang = 'en' | 'nl'

const KEY = 'lang'

function first(): Lang {
  const kept = localStorage.getItem(KEY)
  if (kept === 'en' || kept === 'nl') return kept
  return navigator.language.toLowerCase().startsWith('nl') ? 'nl' : 'en'
}

let lang = $state<Lang>(first())

/** The language of the page; setting it changes every word at once. */
export const language = {
  get now(): Lang {
    return lang
  },
  set now(next: Lang) {
    lang = next
    localStorage.setItem(KEY, next)
    document.documentElement.lang = next
  },
}

/** Picks the dictionary of the present language: `const w = words({ en, nl })`, then `w().title` in the markup. */
export function words<W>(all: { en: W; nl: W }): () => W {
  return () => all[lang]
}
