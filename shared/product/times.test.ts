import { expect, it } from 'vitest'
import { timeText, usualReservation } from './times.ts'

it('lets a reservation last fourteen days in Berlin, where nobody says otherwise', () => {
  expect(usualReservation(new Date('2026-11-24T22:59:59Z'))).toBe('2026-12-08')
  expect(usualReservation(new Date('2026-11-24T23:00:00Z'))).toBe('2026-12-09')
})

it('tells a reservation with its end, a draft with its beginning, and nothing where nothing happens by itself', () => {
  const text = (changes: object) =>
    timeText({ status: 'active', reservedUntil: null, publishAt: null, ...changes })
  expect(text({ status: 'reserved', reservedUntil: '2026-12-12' })).toBe(
    'reserviert bis 12.12.2026',
  )
  expect(text({ status: 'inactive', publishAt: '2026-12-01T07:00:00.000Z' })).toBe(
    'aktiv ab 01.12.2026, 08:00 Uhr',
  )
  expect(text({ status: 'reserved' })).toBeNull()
  expect(text({})).toBeNull()
})
