// The present prompt as a question in words: the one place where the kinds of questions are told apart.
import { askLabel, askOpen, askTrade } from './asking/labels'
import {
  askAgeing,
  askBench,
  askFree,
  askGain,
  askGive,
  askGourmet,
  askHelp,
  askStarter,
  askTake,
} from './asking/pending'
import { remaining, type Asking, type Scene } from './asking/scene'
import { askStore } from './asking/storage'
import { askMake, askSell } from './asking/trade'
import { askSure, askTrigger, askTurn } from './asking/turn'
import { askWorkers } from './asking/workers'
import type { Move } from './types'
import { say } from './words'

export type { Asking, Choice, Scene } from './asking/scene'

/** What was pointed at, while the own turn runs: the move it belongs to. */
function askPicked(scene: Scene): Asking | null {
  const [move] = scene.picks.length ? remaining(scene) : []
  switch (move?.kind) {
    case 'label':
      return askLabel(scene)
    case 'trade':
      return askTrade(scene)
    case 'open_cellar':
      return askOpen(scene)
    case 'produce':
      return askMake(scene)
    case 'sell_action':
    case 'sell_pair':
    case 'sell_single':
    case 'sell_unfinished':
      return askSell(scene)
    case 'trigger':
      return askTrigger(scene, move.slot)
    case 'drop_out':
    case 'end_turn':
    case 'age':
      return askSure(scene, move)
    default:
      return null
  }
}

function askFirst(scene: Scene, kind: Move['kind'] | undefined): Asking {
  switch (kind) {
    case 'bench':
      return askBench(scene)
    case 'send':
    case 'return':
      return askWorkers(scene)
    case 'take':
      return askTake(scene)
    case 'give':
      return askGive(scene)
    case 'free_label':
    case 'special':
      return askFree(scene)
    case 'gain':
      return askGain(scene)
    case 'target':
      return scene.prompt.about.pace ? askAgeing(scene) : askHelp(scene)
    case 'gourmet':
      return askGourmet(scene)
    case 'pay_starter':
      return askStarter(scene)
    case 'store':
      return askStore(scene)
    default:
      return askTurn(scene)
  }
}

/** A question that nobody foresaw still has its answers. */
function askPlainly(scene: Scene): Asking {
  const choices = scene.prompt.moves.map((move, i) => ({ key: `plain:${i}`, word: say(move, scene.w, scene.seat), does: { move } }))
  return { title: scene.w.asks.everyTitle, why: '', choices }
}

export function asking(scene: Scene): Asking {
  const asked = askPicked(scene) ?? askFirst(scene, scene.prompt.moves[0]?.kind)
  return asked.choices.length || scene.prompt.moves.some((move) => move.kind === 'return' || move.kind === 'send')
    ? asked
    : askPlainly(scene)
}
