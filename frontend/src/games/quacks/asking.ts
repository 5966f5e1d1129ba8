// The present prompt as a question in words: the one place where the kinds of questions are told apart.
import { answer } from './asking/answers'
import { askBeside, askBrew, askResume, askSix, askStarters } from './asking/brew'
import { about, keyOf, type Asking, type Choice, type Scene } from './asking/scene'
import { calls, witchOf } from './asking/witches'
import { askBasket, askDroplet, askExploded, askSpend } from './asking/shop'
import { cardWords } from './words'

export type { Asking, Choice, Scene } from './asking/scene'

/** A question of a card: what may be taken are things, what may be left is a way out. */
function askCard(scene: Scene): Asking {
  const { w, prompt } = scene
  const card = about(scene).card ?? ''
  const { name, text } = cardWords(card, w)
  const held = prompt.chosen ? keyOf(prompt.chosen) : null
  const first = prompt.moves.findIndex((move) => witchOf(move, scene))
  const choices = prompt.moves.flatMap((move, i): Choice[] => {
    if (witchOf(move, scene)) return i === first ? calls(scene) : []
    const choice = answer(move, scene)
    if (move.kind === 'withdraw') return [{ ...choice, word: w.asks.withdraw, quiet: true }]
    return [{ ...choice, main: i === 0 && !held, chosen: keyOf(move) === held }]
  })
  if (card === 'book.purple.5') return { title: w.asks.titles[card] ?? name, why: w.asks.ghostsWhy(w.coins(about(scene).number ?? 0)), choices, card, tiles: true }
  const onCloth = scene.shown.phase === 'fortune' && card.startsWith('fortune.')
  return { title: w.asks.titles[card] ?? name, why: held ? w.asks.chosenNote : onCloth ? w.asks.allAtOnce : (w.asks.lines[card] ?? text), choices, card, tiles: true }
}

export function asking(scene: Scene, odds: boolean): Asking {
  switch (scene.prompt.ask) {
    case 'brew':
    case 'stir':
      return askBrew(scene, odds)
    case 'six':
      return askSix(scene)
    case 'beside':
      return askBeside(scene)
    case 'resume':
      return askResume(scene)
    case 'starters':
      return askStarters(scene)
    case 'basket':
    case 'open_basket':
      return askBasket(scene)
    case 'spend':
      return askSpend(scene)
    case 'points_or_coins':
      return askExploded(scene)
    case 'droplet':
      return askDroplet(scene)
    case 'card':
    case 'card_sealed':
      return askCard(scene)
    default:
      return { title: scene.w.asks.everyTitle, why: '', choices: scene.prompt.moves.map((move) => answer(move, scene)) }
  }
}
