// The shapes of one match as the server sends them, by the names that the page uses.
import type { components } from '../../lib/wire'

type Wire = components['schemas']

export type Public = Wire['QuacksPublic']
export type Own = Wire['QuacksOwn']
export type Player = Wire['QuacksPlayerView']
export type Laid = Wire['QuacksChipView']
export type Aside = Wire['QuacksAsideView']
export type Book = Wire['QuacksBookView']
export type Witch = Wire['QuacksWitchView']
export type Asked = Wire['QuacksAsked']
export type Move = Wire['QuacksMove']
export type Told = Wire['QuacksTold']

export type Kind = Laid['chip']
export type Colour = Laid['colour']
export type Group = Witch['group']
export type Penny = Witch['penny']
export type Phase = Public['phase']
export type Face = ToldOf<'rolled'>['face']

export type MoveOf<K extends Move['kind']> = Extract<Move, { kind: K }>
export type ToldOf<K extends Told['kind']> = Extract<Told, { kind: K }>

export const PHASES: Phase[] = ['die', 'chips', 'rubies', 'points', 'shop', 'spending']
export const COLOURS: Colour[] = ['white', 'orange', 'green', 'blue', 'red', 'yellow', 'purple', 'black', 'locoweed']
