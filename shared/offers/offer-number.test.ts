import { expect, it } from 'vitest'
import { readOfferNumber } from './offer-number.ts'

it.each([
  ['AN-2026-0007', 2026, 7],
  ['an-2026-7', 2026, 7],
  ['AN-2026-0007-2', 2026, 7],
  ['AN 2026 7', 2026, 7],
  ['AN 7', null, 7],
  ['an7', null, 7],
  ['Angebot 0012', null, 12],
])('reads %s', (text, year, serial) => expect(readOfferNumber(text)).toEqual({ year, serial }))

it.each(['', 'AN', 'A-2026-00007', 'an der 7', 'Anton 7', 'AN-', '7', 'AN 7 t'])(
  'reads no number in „%s“',
  (text) => expect(readOfferNumber(text)).toBeNull(),
)
