// What a special action does, in the words on its card.
import type { Card } from '../printed'
import { counted, type Words } from '../words'

export function does(printed: Card, w: Words): string {
  return printed.action ? w.actions[printed.action].does(counted(printed.names ?? [], w)) : ''
}
