// All English words of The Quacks.

import { asks } from './en/asks'
import { cards } from './en/cards'
import { log } from './en/log'
import { say } from './en/say'
import { table } from './en/table'
import { terms } from './en/terms'
import { things } from './en/things'
import { whence } from './en/whence'
import { why } from './en/why'

export const en = { ...terms, asks, cards, log, say, table, things, whence, why }
