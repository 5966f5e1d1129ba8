// The words of the market in English: chips, colours, treasure, parts of a round.
import type { Colour, Group, Penny, Phase, ToldOf } from '../../types'

export const chips: Record<Colour, string> = {
  white: 'white',
  orange: 'pumpkin',
  green: 'spider',
  blue: 'skull',
  red: 'toadstool',
  yellow: 'mandrake',
  purple: 'ghost',
  black: 'hawkmoth',
  locoweed: 'locoweed',
}

export const terms = {
  chips,
  coins: (n: number) => (n === 1 ? '1 coin' : `${n} coins`),
  points: (n: number) => (n === 1 ? '1 point' : `${n} points`),
  rubies: (n: number) => (n === 1 ? '1 ruby' : `${n} rubies`),
  steps: (n: number) => (n === 1 ? '1 step' : `${n} steps`),
  chipsOf: (n: number) => (n === 1 ? '1 chip' : `${n} chips`),
  rats: (n: number) => (n === 1 ? '1 rat' : `${n} rats`),
  and: (parts: string[]) => (parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`),
  pennies: { copper: 'copper penny', silver: 'silver penny', gold: 'gold penny' } satisfies Record<Penny, string>,
  groups: { A: 'brewing', B: 'buying', C: 'points and rubies' } satisfies Record<Group, string>,
  phases: {
    fortune: 'the card is read',
    brewing: 'the pots are brewing',
    settling: 'the pots are settling',
    die: 'the die',
    chips: 'the chips',
    rubies: 'the rubies',
    points: 'the points',
    shop: 'the books are open',
    spending: 'rubies are spent',
    over: 'the market is over',
  } satisfies Record<Phase, string>,
  faces: {
    one_point: '1 point',
    another_point: '1 point',
    two_points: '2 points',
    ruby: 'a ruby',
    droplet: 'a droplet step',
    pumpkin: 'a pumpkin',
  } satisfies Record<ToldOf<'rolled'>['face'], string>,
  /** What a gain comes from, where it is no card. */
  causes: {
    die: 'the die',
    space: 'the scoring space',
    bowl: 'the bowl',
    tube: 'the test tube',
    shop: 'the shop',
    rubies: 'rubies',
    coins: 'coins',
    pennies: 'pennies kept',
    round: 'the round',
    brewing: 'brewing',
  } as Record<string, string>,
}
