import { expect, test } from 'vitest'
import { meanwhile } from './meanwhile'

const more = (n: number) => `${n} more`

test('few things are told whole', () => expect(meanwhile(['a', 'b', 'c'], more)).toEqual(['a', 'b', 'c']))
test('of many things the last are told, and how many there were', () =>
  expect(meanwhile(['a', 'b', 'c', 'd', 'e'], more)).toEqual(['5 more', 'd', 'e']))
