// What whoever waits is told: what is theirs already, what comes next, and how far the others are.
import { ROUNDS } from './printed'
import { stateNote } from './stalls'
import type { Player, Public } from './types'
import type { Words } from './words'

/** Whose pots would roll the die now: the farthest of those that have not burst. */
function farthest(players: Player[]): number[] {
  const pots = players.filter(({ state, pot, bowl }) => state !== 'exploded' && pot.length + bowl.length > 0)
  const most = Math.max(...pots.map(({ scoring }) => scoring))
  return pots.filter(({ scoring }) => scoring === most).map(({ seat }) => seat)
}

/** Nobody knows where a pot behind its curtain stands. */
function dieSays(seat: number, players: Player[], names: string[], w: Words): string {
  if (players.some(({ hidden }) => hidden)) return ''
  const first = farthest(players)
  if (first.includes(seat)) return w.asks.dieMine
  return first.length > 1 ? w.asks.dieShared(first.length) : w.asks.dieOf(names[first[0]!] ?? '')
}

/** Of a pot that is done while others brew, in sixteen words at most; *stars* make bold. */
export function potSays(me: Player, { players, round }: Public, names: string[], w: Words): string {
  const worth = w.asks.stopNote(w.coins(me.coins), w.points(me.worth), me.ruby)
  const next = round === ROUNDS ? w.asks.thenLast : w.asks.thenBooks
  if (me.state !== 'exploded') return [w.asks.youStopped(worth), dieSays(me.seat, players, names, w), next].filter(Boolean).join(' ')
  return me.covered ? `${w.asks.burstSafe(worth)} ${next}` : `${w.asks.youBurst(w.coins(me.coins), w.points(me.worth))} ${w.asks.thenChoose}`
}

/** How far a pot has come, as far as it can be seen. */
export function farSays(player: Player, w: Words): string {
  return player.hidden ? stateNote(player, w) : `${w.table.space2(player.coins)}, ${stateNote(player, w)}`
}
