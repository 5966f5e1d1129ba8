import { describe, expect, it } from 'vitest'
import { meant, wordsOf, type Named } from './meant'

const small = new Set(['the', 'a', 'in', 'to'])
const shelf: Named<string>[] = ['Buy toadstool 2', 'Buy toadstool 4', 'Buy skull 2', 'Stop', 'Stop the clock', 'Draw a chip'].map((phrase) => ({
  what: phrase,
  phrases: [phrase],
}))

describe('what is meant by a few words', () => {
  it('takes the beginnings of words', () => expect(meant('b toad 2', shelf, small)).toEqual(['Buy toadstool 2']))
  it('takes one letter where one thing begins so', () => expect(meant('d', shelf, small)).toEqual(['Draw a chip']))
  it('names all that may be meant', () => expect(meant('buy 2', shelf, small)).toEqual(['Buy toadstool 2', 'Buy skull 2']))
  it('takes a whole phrase before a longer one', () => expect(meant('stop', shelf, small)).toEqual(['Stop']))
  it('takes small words as nothing', () => expect(meant('buy the skull 2', shelf, small)).toEqual(['Buy skull 2']))
  it('takes words in any order', () => expect(meant('2 skull', shelf, small)).toEqual(['Buy skull 2']))
  it('takes a number as it stands', () => expect(meant('buy toadstool 20', shelf, small)).toEqual([]))
  it('means nothing by small words alone', () => expect(meant('the', shelf, small)).toEqual([]))
  it('reads past accents and signs', () => expect(wordsOf('Sémillon-Blanc, 2!')).toEqual(['semillon', 'blanc', '2']))
})
