// What is written round the rule book.
import { words } from '../lib/words.svelte'

const en = {
  rules: 'The rules',
  search: 'Search the rules',
  contents: 'Contents',
  found: (n: number) => (n === 0 ? 'Nothing found. Try another word.' : n === 1 ? 'Found in one chapter' : `Found in ${n} chapters`),
  close: 'Close the rules',
  page: 'As a page of its own',
  print: 'Print',
  back: 'Back to the inn',
  loading: 'The book is being fetched.',
  failed: 'The book could not be fetched.',
  again: 'Try again',
}

const nl: typeof en = {
  rules: 'De regels',
  search: 'Zoek in de regels',
  contents: 'Inhoud',
  found: (n) => (n === 0 ? 'Niets gevonden. Probeer een ander woord.' : n === 1 ? 'Gevonden in één hoofdstuk' : `Gevonden in ${n} hoofdstukken`),
  close: 'Sluit de regels',
  page: 'Als eigen pagina',
  print: 'Afdrukken',
  back: 'Terug naar de herberg',
  loading: 'Het boek wordt gehaald.',
  failed: 'Het boek kon niet gehaald worden.',
  again: 'Nog eens',
}

export const bookWords = words({ en, nl })
