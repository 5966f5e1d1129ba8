// Alle Nederlandse woorden van De Kwakzalvers.

import type { en } from './en'
import { asks } from './nl/asks'
import { cards } from './nl/cards'
import { log } from './nl/log'
import { say } from './nl/say'
import { table } from './nl/table'
import { terms } from './nl/terms'
import { things } from './nl/things'
import { whence } from './nl/whence'
import { why } from './nl/why'

export const nl: typeof en = { ...terms, asks, cards, log, say, table, things, whence, why }
