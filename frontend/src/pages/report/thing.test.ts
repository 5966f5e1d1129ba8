import { expect, test } from 'vitest'
import { nameOfThing } from './thing'

function at(html: string): Element {
  document.body.innerHTML = html
  return document.querySelector('#it')!
}

test.each([
  ['<button>Draw <b id="it">a chip</b></button>', 'Draw a chip'],
  ['<section aria-label="Your pot"><svg aria-label="Toadstool 2"><circle id="it"/></svg></section>', 'Toadstool 2 (Your pot)'],
  ['<section aria-label="The valley"><svg><path id="it"/></svg></section>', 'The valley'],
  ['<section aria-label="The log"><p id="it"> Two\n  words </p></section>', 'The log'],
  [`<button id="it">${'long '.repeat(60)}</button>`, 'long '.repeat(24)],
])('a thing is called by its name, and by where it lies: %s', (html, name) => {
  expect(nameOfThing(at(html))).toBe(name)
})
