import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readTypedYear } from './read-date.ts'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-06-01') }))
afterEach(() => vi.useRealTimers())

it.each([
  ['16', 2016],
  ["'16", 2016],
  ['´16', 2016],
  ['`16', 2016],
  ['’16', 2016],
  ['Bj. 16', 2016],
  [' 05 ', 2005],
  ['00', 2000],
  ['27', 2027],
  ['28', 1928],
  ['99', 1999],
  ['2019', 2019],
  ['05/19', 2019],
])('„%s“ is the year %s', (text, year) => expect(readTypedYear(text)).toBe(year))

it.each(['', '5', '116', '16,5', "''16", '16 h', '1e1'])('„%s“ is no year', (text) =>
  expect(readTypedYear(text)).toBeNull(),
)
