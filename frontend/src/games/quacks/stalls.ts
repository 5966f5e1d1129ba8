// What a neighbour's stall says in words.
import type { Asked, Player } from './types'
import type { Words } from './words'

/** What this seat is at; a sealed choice shows only whether it is made. */
export function stateOf(player: Player, asked: Asked | undefined, w: Words, brief = false): string {
  if (asked?.chosen) return brief ? w.table.chosenShort : w.table.hasChosen
  if (asked && !['brew', 'starters', 'six', 'beside'].includes(asked.ask)) return w.table.chooses
  // The pot is washed already.
  if (!player.pot.length && !player.hidden && player.state !== 'brewing') return w.table.waiting
  if (player.state === 'exploded') return brief ? w.table.explodedShort : w.table.exploded(player.white)
  if (player.state === 'stopped') return (brief ? w.table.stoppedShort : w.table.stopped)(player.coins)
  return player.state === 'brewing' ? w.table.brewing : w.table.waiting
}

export function stateNote(player: Player, w: Words): string {
  if (player.hidden) return w.table.hidden
  return w.table.chipCount(player.pot.length + player.bowl.length, player.white, player.limit)
}
