// The end of a season's production: which markers go on the shelves, and which are lost.
import type { Key } from '../facets'
import { SHELVES } from '../printed'
import { INGREDIENTS, type Ingredient, type MoveOf } from '../types'
import { counted } from '../words'
import { farm, movesOf, type Asking, type Choice, type Scene, type Shelf } from './scene'

const STORED = ['yeast', 'sugar', 'salt', 'cultures'] as const

/** How many of each are to be stored: what was picked, else the most that is offered. */
function counts(scene: Scene, moves: MoveOf<'store'>[]): Shelf[] {
  const mine = farm(scene)
  return STORED.map((ingredient) => {
    const offered = moves.map((move) => move[ingredient])
    const picked = scene.picks.find((key) => key.startsWith(`${ingredient}:`))
    const most = Math.max(...offered)
    const count = picked ? Number(picked.slice(ingredient.length + 1)) : most
    const stored = mine.storage[ingredient]
    return { ingredient, count, least: Math.min(...offered), most, stored, spaces: SHELVES[ingredient] ?? 0 }
  })
}

function lost(scene: Scene, shelves: Shelf[]): Ingredient[] {
  const { sites } = farm(scene)
  return INGREDIENTS.flatMap((ingredient) => {
    const kept = shelves.find((shelf) => shelf.ingredient === ingredient)?.count ?? 0
    return Array.from({ length: sites[ingredient] - kept }, () => ingredient)
  })
}

export function askStore(scene: Scene): Asking {
  const { w } = scene
  const moves = movesOf(scene, 'store')
  const shelves = counts(scene, moves)
  const move = moves.find((each) => shelves.every(({ ingredient, count }) => each[ingredient] === count))
  const gone = lost(scene, shelves)
  const any = shelves.some((shelf) => shelf.count)
  const go: Choice[] = move
    ? [{ key: 'go', word: any ? w.asks.storeIt : w.asks.storeNone, main: true, does: { move } }]
    : []
  const why = gone.length ? w.asks.storeLost(counted(gone, w)) : w.asks.storeNothingLost
  return { title: w.asks.store, why, choices: go, shelves: shelves.filter((shelf) => shelf.most > 0), area: 'yard' }
}

/** The picks after one marker more or fewer. */
export function restocked(picks: Key[], shelf: Shelf, change: number): Key[] {
  const rest = picks.filter((key) => !key.startsWith(`${shelf.ingredient}:`))
  return [...rest, `${shelf.ingredient}:${shelf.count + change}`]
}
