import { expect, it } from 'vitest'
import { addMonths } from './dates.ts'
import { berlinYear } from './time.ts'

it.each([
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-08-31', -6, '2026-02-28'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2026-12-01', 26, '2029-02-01'],
])('%s and %i months are %s', (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected)
})

it('counts years in Berlin', () => {
  expect(berlinYear(new Date('2026-12-31T22:30:00Z'))).toBe(2026)
  expect(berlinYear(new Date('2026-12-31T23:30:00Z'))).toBe(2027)
})
