// Wat van de boerderijen wordt voorgelezen, in het Nederlands.
import type { en } from './en'

export const nl: typeof en = {
  topics: {
    hand: ['hand', 'kaarten'],
    cellar: ['kelder', 'gewelven'],
    yard: ['erf', 'ingrediënten'],
    valley: ['vallei', 'dal', 'werkers', 'huizen'],
    table: ['tafel', 'beurt'],
    score: ['score', 'stand', 'spoor', 'geld'],
    display: ['aanbod', 'uitstalling'],
    log: ['verslag', 'log'],
  },
  costs: (what) => `kost ${what}`,
  worth: (gold, silver) => `rijp ${gold}, vroeg ${silver}`,
  canMake: 'je kunt hem nu maken',
  sites: (what) => `Op het erf: ${what}.`,
  shelf: (what) => `Op de plank: ${what}.`,
  nothing: 'niets',
  stands: (worker, plot) => `De ${worker} staat op ${plot}.`,
  road: (name, wine, cheese) => `${name}: wijn is op het geldspoor ${wine} waard, kaas ${cheese}.`,
  sold: (gold, silver) => `Rijp verkocht: ${gold}, vroeg verkocht: ${silver}.`,
  hand: (name, wine, cheese) => `${name} heeft ${wine} wijn en ${cheese} kaas in de hand.`,
  row: (name, cheese, wine) => `${name}: kaas ${cheese}, wijn ${wine}.`,
}
