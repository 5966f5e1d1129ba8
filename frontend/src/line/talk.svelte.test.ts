import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { language } from '../lib/words.svelte'
import { aloud as marketAloud } from '../games/quacks/aloud'
import { positions as market } from '../games/quacks/fixtures'
import { aloud as farmAloud } from '../games/wine_cheese/aloud'
import { positions as farm } from '../games/wine_cheese/fixtures'
import { plainAloud, type Aloud } from './aloud'
import { Talk } from './talk'

type Game = { positions: { [name: string]: any }; aloud: (table: any) => Aloud }
const at = ({ positions }: Game, name: string) => (typeof positions[name] === 'function' ? positions[name]() : positions[name])
const quacks: Game = { positions: market, aloud: marketAloud }
const wine: Game = { positions: farm, aloud: farmAloud }

/** A table that stands still, and what was sent to it. */
function sit(game: Game, name: string, more: object = {}) {
  const sent: unknown[] = []
  const table = {
    pending: false, stale: false, refusal: null, outcome: null, undoable: 'nothing',
    ...at(game, name), choose: (move: unknown) => sent.push(move), undo: () => sent.push('undo'), dismiss() {}, rematch() {}, leave() {}, ...more,
  }
  const talk = new Talk(table, game.aloud(table), () => ['Mira: stops.'])
  return { sent, hear: (text: string) => talk.hear(text).join('\n') }
}

beforeEach(() => (language.now = 'en'))
afterEach(() => localStorage.clear())

describe('what is typed at the market', () => {
  it.each([['draw'], ['d'], ['trek een fiche'], ['trek']])('draws by “%s”', (text) => {
    const { sent, hear } = sit(quacks, 'brew')
    hear(text)
    expect(sent).toEqual([{ kind: 'draw' }])
  })

  it.each([['buy pumpkin 1'], ['buy orange'], ['koop pompoen'], ['buy ora 1'], ['koop oranje']])('buys by “%s”', (text) => {
    const { sent, hear } = sit(quacks, 'basket')
    hear(text)
    expect(sent).toEqual([{ kind: 'buy', chip: 'orange1' }])
  })

  it('says why a chip cannot be bought, and sends nothing', () => {
    const { sent, hear } = sit(quacks, 'basket')
    expect(hear('buy red 2')).toContain('not now')
    expect(sent).toEqual([])
  })

  it('asks once more before coins are lost', () => {
    const { sent, hear } = sit(quacks, 'basket')
    expect(hear('done')).toContain('Lose 7 coins?')
    expect(sent).toEqual([])
    hear('yes')
    expect(sent).toEqual([{ kind: 'done' }])
  })

  it('forgets the doubt when something else is said', () => {
    const { sent, hear } = sit(quacks, 'basket')
    hear('done')
    hear('moves')
    hear('yes')
    expect(sent).toEqual([])
  })

  it('lists what may be meant, and takes its number', () => {
    const { sent, hear } = sit(quacks, 'basket')
    const answer = hear('buy')
    expect(answer).toContain('1: Buy pumpkin 1')
    expect(sent).toEqual([])
    hear('2')
    expect(sent).toEqual([{ kind: 'buy', chip: 'green1' }])
  })

  it('goes on with a long list', () => {
    const { sent, hear } = sit(wine, 'send')
    expect(hear('moves')).toMatch(/\n9: .*\nAnd \d+ more/)
    expect(hear('more')).toMatch(/^10: /)
    hear('11')
    expect(sent).toHaveLength(1)
  })

  it('says the odds', () => expect(sit(quacks, 'brew').hear('odds')).toMatch(/\d+ in the bag, .*\nWhite chips: 5 of 7; at 8 the pot bursts/))
  it('reads the pot', () => expect(sit(quacks, 'brew').hear('read pot')).toMatch(/White chips: 5 of 7.*\n.*\nSpace \d+: /))
  it('reads the pot of somebody else', () => expect(sit(quacks, 'brew').hear('read pot Joost')).toContain('The pot of Joost'))
  it('says the last thing again', () => expect(sit(quacks, 'brew').hear('again')).toBe('Mira: stops.'))
  it('says what cannot be found', () => expect(sit(quacks, 'brew').hear('fly')).toContain('“fly”'))
  it('says that nothing is asked', () => expect(sit(quacks, 'theirs').hear('draw')).toBe('Nothing is asked of you now.'))

  it('sends nothing while a move is under way or the line is gone', () => {
    for (const more of [{ pending: true }, { stale: true }]) {
      const { sent, hear } = sit(quacks, 'brew', more)
      hear('draw')
      expect(sent).toEqual([])
    }
  })

  it('takes back what can be taken back', () => {
    const { sent, hear } = sit(quacks, 'brew', { undoable: 6 })
    hear('undo')
    expect(sent).toEqual(['undo'])
    expect(sit(quacks, 'brew', { undoable: 'chance' }).hear('terug')).toBe('Chance has spoken since.')
  })
})

describe('what is typed at the farms', () => {
  it('makes a card by its name', () => {
    const { sent, hear } = sit(wine, 'turn')
    const list = hear('make')
    expect(list).toContain('Which one?')
    hear('3')
    expect(sent).toHaveLength(1)
  })

  it('asks once more before a phase is left', () => {
    const { sent, hear } = sit(wine, 'turn')
    expect(hear('drop out')).toContain('Drop out of this phase?')
    hear('ja')
    expect(sent).toEqual([{ kind: 'drop_out' }])
  })

  it('reads the hand with what each card costs', () => expect(sit(wine, 'turn').hear('read hand')).toContain('costs'))
})

/** Every position of both games, in both languages: all has words, and every choice can be reached by its own label. */
describe.each([['quacks', quacks], ['wine_cheese', wine]] as const)('%s in words', (_, game) => {
  it.each(Object.keys(game.positions))('%s', (name) => {
    for (const now of ['en', 'nl'] as const) {
      language.now = now
      const { hear } = sit(game, name)
      const table = { pending: false, stale: false, ...at(game, name) }
      const said = game.aloud(table)
      const lines = [said.question(), ...said.topics().flatMap((topic) => topic.lines()), ...(said.odds?.() ?? []), ...said.choices().map(({ label }) => label)]
      for (const line of [...lines, hear('help'), hear('moves')]) expect(line).not.toMatch(/undefined|NaN|\[object|^\s*$|\*/)
      expect(new Set(said.choices().map(({ label }) => label)).size).toBe(said.choices().length)
      expect(said.choices().map(({ move }) => move)).toEqual(table.prompt?.moves ?? [])
    }
  })

  it.each(Object.keys(game.positions).filter((name) => at(game, name).prompt))('%s: moves by their whole sentence', (name) => {
    const table = { pending: false, stale: false, ...at(game, name) }
    const choices = game.aloud(table).choices()
    const each = Math.ceil(choices.length / 8)
    for (const { move, label } of choices.filter((_, i) => i % each === 0)) {
      const { sent, hear } = sit(game, name, { pending: false, stale: false })
      if (hear(label).includes('Say yes')) hear('yes')
      expect(sent).toEqual([move])
    }
  })
})

it('plays a game that it does not know', () => {
  const sent: unknown[] = []
  const table = { ...market.brew!, prompt: { ...market.brew!.prompt!, moves: [{ kind: 'hop', over: 'fence' }, { kind: 'rest' }] }, choose: (move: unknown) => sent.push(move) }
  const talk = new Talk(table as never, plainAloud(table as never, {}), () => [])
  talk.hear('hop')
  expect(sent).toEqual([{ kind: 'hop', over: 'fence' }])
})
