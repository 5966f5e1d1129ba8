// Makes a postcard of the table as it lies.

import type { Game } from '../games'
import type { Tale } from '../lib/chapters'
import { nameOf } from '../lib/seats'
import type { Table } from '../lib/table'
import { language } from '../lib/words.svelte'
import { postcard } from './card'
import { send } from './send'

export interface Taken {
  table: Pick<Table<any, any>, 'room' | 'seat' | 'shown' | 'own'>
  tale: Tale | null
  /** Leads to this moment. */
  address: string
}

export function sentence(tale: Tale | null, names: string[]): string {
  if (!tale) return ''
  const text = tale.text.replaceAll('*', '')
  return tale.seat === null ? text : `${names[tale.seat] ?? ''}: ${text}`
}

export async function take(game: Game, { table, tale, address }: Taken): Promise<void> {
  const { room, seat, shown, own } = table
  const names = room.seats.map(nameOf)
  const { face } = await game.postcard!()
  const card = {
    world: game.world,
    title: game.door[language.now].name,
    seats: room.seats,
    names,
    said: sentence(tale, names),
    address: address.replace(/^https?:\/\//, ''),
  }
  await send(postcard({ ...card, ...face({ shown, own, front: seat ?? 0, names }) }), room.code)
}
