// All Dutch words of Wine & Cheese.
import type { en } from './en'
import { asks } from './nl/asks'
import { explain } from './nl/explain'
import { log } from './nl/log'
import { say } from './nl/say'
import { table } from './nl/table'
import { terms } from './nl/terms'
import { things } from './nl/things'
import { why } from './nl/why'

export const nl: typeof en = { lang: 'nl' as 'en' | 'nl', ...terms, asks, explain, table, log, say, things, why }
