import { expect, it } from 'vitest'
import { isInPast } from './past-day.ts'

it.each([
  '28.11.2026',
  '1.3.25',
  'ab 01. 03. 2026',
  '2026-11-28',
  'März 2026',
  'ab 5. Okt. 2026',
  'Ende Februar 2025',
  '10/2026',
  '2025',
  'KW 12 2025',
  'seit gestern',
  'letztes Jahr',
])('%s is over on the 29th of November 2026', (text) => {
  expect(isInPast(text, '2026-11-29')).toBe(true)
})

it.each([
  '29.11.2026',
  '1.3.27',
  '2026-11-30',
  'November 2026',
  'ab März',
  '1. März',
  '12/2026',
  '2026',
  '2027',
  'ab sofort',
  'so bald wie möglich',
  'in 14 Tagen',
  'letzte Februarwoche 2027',
  '2025 hatten wir einen, jetzt ab 1.3.2027',
  '',
])('%j is not', (text) => {
  expect(isInPast(text, '2026-11-29')).toBe(false)
})
