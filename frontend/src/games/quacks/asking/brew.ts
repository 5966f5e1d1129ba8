// Draw or stop, and all that may be done beside it.
import { COINS_A_POINT, ROUNDS } from '../printed'
import type { Move } from '../types'
import { capital, chipName } from '../words'
import { answer } from './answers'
import { calls, witchOf } from './witches'
import { about, keyOf, type Asking, type Choice, type Scene } from './scene'

const has = (scene: Scene, kind: Move['kind']): Move | undefined => scene.prompt.moves.find((move) => move.kind === kind)

function drawChoice(scene: Scene, odds: boolean): Choice {
  const { w, me, prompt } = scene
  const move = has(scene, 'draw')
  const bag = me.bag ?? 0
  if (!move) return { key: 'draw', word: w.asks.draw, note: w.why[prompt.why.draw ?? ''] ?? '', sign: 'bag' }
  const note = odds && me.risk !== null ? w.asks.odds(bag, me.risk) : w.asks.inBag(bag)
  return { key: 'draw', word: w.asks.draw, note, sign: 'bag', move, main: true }
}

function stopChoice(scene: Scene): Choice {
  const { w, me, prompt, shown } = scene
  const move = has(scene, 'stop')
  if (!move) return { key: 'stop', word: w.asks.stop, note: w.why[prompt.why.stop ?? ''] ?? '' }
  const note = shown.round === ROUNDS ? w.asks.stopNoteLast(w.points(me.worth + Math.floor(me.coins / COINS_A_POINT)), me.ruby) : w.asks.stopNote(w.coins(me.coins), w.points(me.worth), me.ruby)
  return { key: 'stop', word: w.asks.stop, note, move, main: !has(scene, 'draw') }
}

/** The flask is always in sight: to be used, or with the reason why not. */
function flaskChoice(scene: Scene): Choice {
  const { w, prompt } = scene
  const move = prompt.moves.find((each) => each.kind === 'use' && each.card === 'flask')
  const brief = w.cards.flask!.name
  if (move) return { ...answer(move, scene), key: 'flask', brief, briefNote: w.asks.flaskBrief }
  const rests = { key: 'flask', brief, sign: 'flask', reads: 'flask' }
  if (!scene.me.flask) return { ...rests, word: w.table.flaskEmpty, note: w.table.flaskEmptyNote, briefNote: w.why.flask_empty! }
  const why = prompt.why.flask ?? ''
  return { ...rests, word: w.table.flaskFull, note: w.why[why] ?? '', ...(why === 'no_white_last' ? { briefNote: w.asks.flaskRests } : {}) }
}

function besides(scene: Scene): Choice[] {
  const { w } = scene
  const others = scene.prompt.moves
    .filter((move) => !['draw', 'stop', 'withdraw'].includes(move.kind) && !(move.kind === 'use' && move.card === 'flask') && !witchOf(move, scene))
    .map((move) => {
      const choice = answer(move, scene)
      return move.kind === 'lay' ? { ...choice, word: w.asks.lay(choice.word.toLowerCase()), note: choice.note || w.asks.fromBeside } : choice
    })
  return [...calls(scene), ...others]
}

export function askBrew(scene: Scene, odds: boolean): Asking {
  const { w, me, prompt } = scene
  const began = me.pot.length + me.bowl.length > 0
  const stir = prompt.ask === 'stir'
  const title = stir ? w.asks.stir : began ? w.asks.drawOrStop : w.asks.first
  const now = w.asks.now(w.asks.gain(w.coins(me.coins), w.points(me.worth)), me.ruby)
  const chosen = prompt.chosen ? keyOf(prompt.chosen) : null
  const withdraw = has(scene, 'withdraw')
  const back: Choice[] = withdraw ? [{ key: 'withdraw', word: w.asks.withdraw, move: withdraw, quiet: true }] : []
  const choices = [drawChoice(scene, odds), stopChoice(scene), flaskChoice(scene), ...besides(scene), ...back].map((choice) => ({
    ...choice,
    ...(choice.move && keyOf(choice.move) === chosen ? { chosen: true } : {}),
  }))
  const why = chosen ? w.asks.chosenNote : began ? `${now}${me.window ? ` ${w.asks.covered}` : ''}` : w.asks.firstWhy(me.start)
  return { title, why, choices, twice: !chosen }
}

/** The six chips of the witch: a tray from which they are laid one by one. */
export function askSix(scene: Scene): Asking {
  const { w } = scene
  const left = about(scene).chips?.length ?? 0
  const six = about(scene).chips ?? []
  const choices = scene.prompt.moves.map((move): Choice => {
    if (move.kind === 'pass') return { key: 'pass', word: w.asks.enough, note: w.asks.enoughNote(left), move }
    const many = move.kind === 'lay' ? six.filter((chip) => chip === move.chip).length : 1
    return { ...answer(move, scene), ...(many > 1 ? { count: many } : {}) }
  })
  const laid = scene.laid.map((chip, i): Choice => ({ key: `laid ${i}`, word: capital(chipName(chip, w)), note: w.asks.laid(i + 1), disc: i + 1 }))
  return { title: w.asks.six, why: w.asks.sixWhy, choices: [...choices, ...laid], card: 'witch.A2', tiles: true }
}

export function askBeside(scene: Scene): Asking {
  const { w, me } = scene
  return { title: w.asks.beside, why: w.asks.besideWhy(w.asks.gain(w.coins(me.coins), w.points(me.worth))), choices: besideChoices(scene), tiles: true }
}

function besideChoices(scene: Scene): Choice[] {
  const { w } = scene
  const others = scene.prompt.moves.filter((move) => !witchOf(move, scene)).map((move) => {
    const choice = answer(move, scene)
    return move.kind === 'lay' ? { ...choice, word: w.asks.lay(choice.word.toLowerCase()) } : choice
  })
  return [...others, ...calls(scene)]
}

export function askResume(scene: Scene): Asking {
  const { w } = scene
  return { title: w.asks.takeBackTitle, why: w.asks.takeBackWhy, choices: scene.prompt.moves.map((move) => answer(move, scene)) }
}

export function askStarters(scene: Scene): Asking {
  const { w } = scene
  const choices = scene.prompt.moves.map((move, i) => ({ ...answer(move, scene), main: i === 0 }))
  return { title: w.asks.starters, why: w.asks.startersWhy, choices, tiles: true, card: 'book.green.5' }
}

