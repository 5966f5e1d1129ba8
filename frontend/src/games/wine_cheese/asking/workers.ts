// Spring and fall: which worker goes where, and what it would bring in.
import { sign } from '../../../lib/draw/plots'
import { among, dimension, which, type Key } from '../facets'
import { same, terrain } from '../geometry'
import { harvest } from '../pattern'
import { housing } from '../printed'
import type { Color, Move, Plot } from '../types'
import { thePlace } from '../words'
import { narrow, settled, type Asking, type Choice, type Scene } from './scene'

const TURNS_A_COLOR = 2

/** Picks for the question of workers, with the first house that fits chosen beforehand: once it is clear who moves. */
export function workerPicks(scene: Scene): Key[] {
  const moves = narrow(scene.prompt.moves, scene.picks)
  const clear = moves.some((move) => move.kind === 'send') || among(moves, 'plot').length === 1
  return clear ? settled(scene, 'house').picks : scene.picks
}

function houseCard(scene: Scene, house: number): string {
  return scene.shown.housing[house - 1]?.card ?? ''
}

function colorOf(scene: Scene, move: Move): Color | null {
  if (move.kind === 'send') return scene.shown.housing[move.house - 1]?.houses[scene.seat]?.color ?? null
  if (move.kind !== 'return') return null
  return scene.shown.workers.find(({ row, col }) => row === move.plot[0] && col === move.plot[1])?.color ?? null
}

/** Which turn it is, what is to be tapped, and the rule of the house. */
function turnLine(scene: Scene, card: string, tap = ''): string {
  const { shown, w } = scene
  const colors = shown.reserve ? 4 : 5
  const rule = housing(card).kind === 'work_together' ? w.asks.together : w.asks.alone
  return [w.asks.turnOf(shown.turn, colors * TURNS_A_COLOR), tap, rule].filter(Boolean).join(' ')
}

/** The next house that fits the other picks, in the order of the spaces. */
function otherHouse(scene: Scene, picks: Key[]): Choice[] {
  const rest = picks.filter((key) => dimension(key) !== 'house')
  const houses = among(narrow(scene.prompt.moves, rest), 'house')
  const now = picks.find((key) => dimension(key) === 'house')
  const next = houses[(houses.indexOf(now ?? '') + 1) % houses.length]
  if (!next || houses.length < 2) return []
  const sending = scene.prompt.moves.some((move) => move.kind === 'send')
  const word = sending ? scene.w.asks.otherWorker : scene.w.asks.otherHouse
  return [{ key: 'other', word, does: { picks: [...rest, next] } }]
}

function follows(scene: Scene, color: string): { note?: string } {
  const other = scene.names[1 - scene.seat] ?? ''
  return scene.shown.forced ? {} : { note: scene.w.asks.follows(other, color) }
}

function placed(scene: Scene, move: Move & { kind: 'send' | 'return' }, picks: Key[]): Asking {
  const { w, shown } = scene
  const color = colorOf(scene, move) ?? 'red'
  const card = houseCard(scene, move.house)
  const sending = move.kind === 'send'
  const plot: Plot = move.plot
  return {
    title: sending ? w.asks.send(w.workers[color]) : w.asks.come(w.workers[color]),
    why: turnLine(scene, card),
    harvest: harvest(card, plot, scene.seat, shown.workers),
    choices: [
      {
        key: 'go',
        word: sending ? w.asks.sendHere : w.asks.comeHere,
        main: true,
        ...follows(scene, w.colors[color]),
        does: { move },
      },
      ...otherHouse(scene, picks),
    ],
    area: 'valley',
  }
}

/** The workers that may come home, each with the ground it stands on. */
function inTheValley(scene: Scene): Choice[] {
  const { w } = scene
  return among(scene.prompt.moves, 'plot').map((key): Choice => {
    const plot = plotOf(key)
    const ground = terrain(plot) ?? 'water'
    const { color } = scene.shown.workers.find(({ row, col }) => same([row, col], plot)) ?? { color: 'red' as const }
    const signs = [`h-${color}`, sign(ground) ?? '']
    const note = w.asks.standsOn(w.workers[color], thePlace(plot, scene.seat, w))
    return { key, word: w.colors[color], note, signs, compact: true, onTable: true, does: { picks: [key] } }
  })
}

export function askWorkers(scene: Scene): Asking {
  const { w } = scene
  const picks = workerPicks(scene)
  const moves = narrow(scene.prompt.moves, picks)
  const [first] = moves
  const chosen = picks.some((key) => dimension(key) === 'plot') || among(moves, 'plot').length === 1
  if (first && chosen && (first.kind === 'send' || first.kind === 'return')) return placed(scene, first, picks)
  if (first?.kind === 'send') {
    const worker = w.workers[colorOf(scene, first) ?? 'red']
    const why = turnLine(scene, houseCard(scene, first.house), w.asks.tapPlot)
    return { title: w.asks.send(worker), why, choices: otherHouse(scene, picks), area: 'valley' }
  }
  return { title: w.asks.who, why: w.asks.whoWhy, choices: inTheValley(scene), area: 'valley', first: 'plot' }
}

function plotOf(key: Key): Plot {
  const [row, col] = which(key).split(',').map(Number)
  return [row ?? 0, col ?? 0]
}

/** The plot that is picked, if any. */
export function pickedPlot(picks: Key[]): Plot | null {
  const key = picks.find((other) => dimension(other) === 'plot')
  return key ? plotOf(key) : null
}
