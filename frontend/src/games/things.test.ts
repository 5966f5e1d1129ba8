// Whatever lies on a table says what it is, where it stands in the rules, and leads on to what lies beside it.
import { expect, test } from 'vitest'
import { positions as market } from './quacks/fixtures'
import { GLASSES, SPACES, SPOON } from './quacks/printed'
import * as stall from './quacks/things'
import { en as marketEn } from './quacks/words/en'
import { nl as marketNl } from './quacks/words/nl'
import { positions as farms } from './wine_cheese/fixtures'
import { TRACK } from './wine_cheese/printed'
import * as farm from './wine_cheese/things'
import { INGREDIENTS } from './wine_cheese/types'
import { en as farmEn } from './wine_cheese/words/en'
import { nl as farmNl } from './wine_cheese/words/nl'
import { titles } from '../rules/titles'
import type { Explained } from '../rules/explained'

const names = ['Mira', 'Joost', 'Tine', 'Bram']
const laid = farms['turn']!()
const valley = (w = farmEn): farm.Looked => ({ w, shown: laid.shown, view: 0, names })
const brewed = market.brew!
const pots = (w = marketEn): stall.Looked => ({ w, shown: brewed.shown, names })
const me = brewed.shown.players[0]!

function whole(game: string, said: Explained): void {
  expect(titles[game]!.en[said.heading], said.title).toBeTruthy()
  expect([said.title, ...said.text].every((each) => each && !/undefined|NaN|null/.test(each)), said.text.join(' ')).toBe(true)
}

test.each([farmEn, farmNl])('each thing of the farm has its words and its chapter', (w) => {
  const looked = valley(w)
  const stones = TRACK.worths.map((_, i) => farm.stoneSays(i, looked))
  const plots = [1, 2, 3, 4].flatMap((row) => [1, 2, 3, 4, 5].map((col) => farm.plotSays([row, col], looked)))
  const rest = [
    farm.stoneSays(-1, looked), farm.vaultSays(true, w), farm.vaultSays(false, w), farm.tradeSays(w, ''), farm.orderSays(0, looked), farm.orderSays(1, looked),
    farm.pileSays('wine', 9, w), farm.unseenSays(1, looked), ...INGREDIENTS.map((what) => farm.siteSays(what, looked)), ...[1, 2, 3, 4, 5].map((n) => farm.houseSays(n, looked)),
  ]
  for (const said of [...stones, ...plots, ...rest]) whole('wine_cheese', said)
})

test.each([marketEn, marketNl])('each thing of the stall has its words and its chapter', (w) => {
  const looked = pots(w)
  const lines = ['before', 'pot', 'coins', 'rubies', 'pennies', 'together', 'burst'] as const
  const rest = [
    stall.dropletSays(me, w), stall.ratsSays(me, w), stall.ratsSays({ ...me, rats: 1 }, w), stall.bowlSays(me, w), stall.fuseSays(me, w), stall.treasureSays(me, looked), stall.trackSays(looked),
    ...lines.map((_, row) => stall.lineSays(row, [...lines], w)), ...['die', 'chips', 'rubies', 'points', 'shop', 'spending'].map((step) => stall.stepSays(step, step, w)),
  ]
  for (const said of [...SPACES.map((_, i) => stall.spaceSays(i, me, looked)), ...GLASSES.map((_, i) => stall.glassSays(i, me, w)), ...rest]) whole('quacks', said)
})

test('a space of the money road says its worth, its bonus and the lap, and who stands there', () => {
  const bonus = TRACK.bonus[0]!
  const looked = { ...valley(), shown: { ...laid.shown, bonus: [bonus] } }
  expect(farm.stoneSays(bonus, looked).text[1]).toContain('A bonus lies here')
  expect(farm.stoneSays(TRACK.bonus[1]!, looked).text[1]).toContain('has been taken')
  expect(farm.stoneSays(TRACK.worths.length - 1, looked).text[1]).toContain('the first of the two 2s')
  const { space } = laid.shown.farms[1]!.cheese
  expect(farm.stoneSays(space, looked).text.join(' ')).toContain('the cheese of Joost')
})

test('from a space one goes on to the next, as far as there is one', () => {
  const words = (said: Explained) => said.more!.map(({ word }) => word)
  const [back, on] = [farmEn.things.back, farmEn.things.on]
  expect(words(farm.stoneSays(3, valley()))).toEqual([back, on])
  expect(words(farm.stoneSays(-1, valley()))).toEqual([on])
  expect(words(farm.stoneSays(TRACK.worths.length - 1, valley()))).toEqual([back])
  expect(farm.stoneSays(3, valley()).more![1]!.to().title).toBe(farm.stoneSays(4, valley()).title)
  expect(words(stall.spaceSays(SPOON, me, pots()))).not.toContain(marketEn.things.on)
})

test('numbers that lie on two spaces are told apart', () => {
  expect([15, 16, 17].map((i) => stall.spaceName(i, marketEn))).toEqual(['the first 15', 'the second 15', 'the first 16'])
  expect([14, SPOON].map((i) => stall.spaceName(i, marketEn))).toEqual(['space 14', 'the spoon'])
})

test('a space of the pot says what lies there, by the book of its colour', () => {
  const { at, chip } = me.pot[0]!
  const said = stall.spaceSays(at, me, pots()).text.join(' ')
  expect(said.toLowerCase()).toContain(chip.startsWith('white') ? 'not for sale' : '*')
  expect(stall.spaceSays(Math.min(me.scoring, SPOON), me, pots()).text.at(-1)).toBe(marketEn.things.counts)
  expect(stall.spaceSays(me.droplet, me, pots()).text.join(' ')).toContain('droplet')
})
