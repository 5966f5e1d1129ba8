// No figure changes before the chip that changes it has landed: the own seat as it stood while a chip is in the air.
import { pace } from '../../lib/pace.svelte'
import type { Player } from './types'

/** From the bag into the pot, in milliseconds. */
export const FLIGHT = 420

/** What a chip in the pot changes at once. */
type Figures = Pick<Player, 'white' | 'limit' | 'coins' | 'worth' | 'ruby' | 'scoring' | 'rubies' | 'risk' | 'bag' | 'state'>

function figures({ white, limit, coins, worth, ruby, scoring, rubies, risk, bag, state }: Player): Figures {
  return { white, limit, coins, worth, ruby, scoring, rubies, risk, bag, state }
}

export class Settling {
  #held = $state.raw<Figures | null>(null)
  #last: Player | null = null
  #landing: ReturnType<typeof setTimeout> | undefined

  /** This player as the page may say it. */
  of(player: Player): Player {
    return this.#held ? { ...player, ...this.#held } : player
  }

  /** Looks whether a chip has just come into this pot; before the page is drawn anew. */
  follow(player: Player): void {
    const last = this.#last
    this.#last = player
    if (!last || last.seat !== player.seat) return this.land()
    const came = player.pot.length + player.bowl.length > last.pot.length + last.bowl.length
    const flight = pace.ms(FLIGHT)
    if (!came || !flight) return came || player.pot.length < last.pot.length ? this.land() : undefined
    this.#held ??= figures(last)
    clearTimeout(this.#landing)
    this.#landing = setTimeout(() => this.land(), flight)
  }

  land(): void {
    clearTimeout(this.#landing)
    this.#held = null
  }
}
