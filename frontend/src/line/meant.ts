// Which of several named things somebody means by a few words, or by the beginnings of them.

export interface Named<T> {
  what: T
  /** Each way to call it. */
  phrases: string[]
}

/** Lower case, without accents and signs: "Brie-de-Meaux, 2" is brie, de, meaux, 2. */
export function wordsOf(text: string): string[] {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** A number is meant as it stands; of a word the beginning is enough. */
function begins(word: string, typed: string): boolean {
  return /^\d/.test(typed) ? word === typed : word.startsWith(typed)
}

/** Whether all typed words are found in the phrase, one after the other; and how many of its words were left over. */
function inOrder(typed: string[], phrase: string[]): number | null {
  let at = 0
  for (const word of typed) {
    while (at < phrase.length && !begins(phrase[at]!, word)) at += 1
    if (at === phrase.length) return null
    at += 1
  }
  return phrase.length - typed.length
}

function anyhow(typed: string[], phrase: string[]): boolean {
  const left = [...phrase]
  return typed.every((word) => {
    const found = left.findIndex((other) => begins(other, word))
    if (found >= 0) left.splice(found, 1)
    return found >= 0
  })
}

/**
 * All things that may be meant; one alone is clear. Who says the whole of a phrase means that one and nothing longer, and
 * words in their order go before words in any order. Small words like "the" count only where they are part of a phrase.
 */
export function meant<T>(text: string, among: Named<T>[], small: Set<string>): T[] {
  const said = wordsOf(text)
  const typed = said.filter((word) => !small.has(word))
  if (!typed.length) return []
  const having = (fits: (phrase: string[]) => boolean): T[] =>
    among.filter(({ phrases }) => phrases.some((phrase) => fits(wordsOf(phrase).filter((word) => !small.has(word))))).map(({ what }) => what)
  const whole = having((phrase) => inOrder(typed, phrase) === 0 && phrase.every((word, i) => word === typed[i]))
  if (whole.length) return whole
  const all = having((phrase) => inOrder(typed, phrase) === 0)
  if (all.length) return all
  const ordered = having((phrase) => inOrder(typed, phrase) !== null)
  return ordered.length ? ordered : having((phrase) => anyhow(typed, phrase))
}
