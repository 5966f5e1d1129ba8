// A page for looking at a table in one position: #turn, #send, ... of the farms, #q:brew, #q:basket, ... of the market, with
// nl, dark, large (text at 200 %) or, on the market, five (at the table) behind commas.
// The styles come first, as they do where a game is loaded after the page.
import '../src/styles/ink.css'
import '../src/styles/tokens.css'
import { mount } from 'svelte'
import { crowded, positions as market } from '../src/games/quacks/fixtures'
import Market from '../src/games/quacks/Table.svelte'
import { positions as farms } from '../src/games/wine_cheese/fixtures'
import Farms from '../src/games/wine_cheese/Table.svelte'
import { language } from '../src/lib/words.svelte'
import Look from './Look.svelte'

const [name = '', ...flags] = location.hash.slice(1).split(',')
if (flags.includes('dark')) document.documentElement.dataset.theme = 'dark'
if (flags.includes('large')) document.documentElement.style.fontSize = '200%'
language.now = flags.includes('nl') ? 'nl' : 'en'
window.addEventListener('hashchange', () => location.reload())
/** The same position in another light and language, without loading anew. */
const look = (theme: string, lang: 'en' | 'nl') => {
  document.documentElement.dataset.theme = theme
  language.now = lang
}
Object.assign(window, { names: [...Object.keys(farms), ...Object.keys(market).map((each) => `q:${each}`)], look })

const stall = market[name.slice(2)]
const props = name.startsWith('q:') && stall ? { Table: Market, made: flags.includes('five') ? crowded(stall) : stall } : { Table: Farms, made: (farms[name] ?? farms.turn!)() }
mount(Look, { target: document.getElementById('app')!, props })
