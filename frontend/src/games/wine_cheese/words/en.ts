// All English words of Wine & Cheese.

import { asks } from './en/asks'
import { explain } from './en/explain'
import { log } from './en/log'
import { say } from './en/say'
import { table } from './en/table'
import { terms } from './en/terms'
import { things } from './en/things'
import { why } from './en/why'

export const en = { lang: 'en' as 'en' | 'nl', ...terms, asks, explain, table, log, say, things, why }
