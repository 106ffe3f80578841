import { expect, it } from 'vitest'
import { dayText, momentText, spokenMoment } from './momentText.ts'

const NOW = new Date('2026-11-24T08:00:00Z')

it('names today, and of other days the weekday', () => {
  expect(momentText('2026-11-24T13:05:00Z', NOW)).toBe('heute, 14:05 Uhr')
  expect(momentText('2026-11-25T07:00:00Z', NOW)).toBe('Mi., 25.11., 08:00 Uhr')
})

it('takes the day of Berlin', () => {
  expect(momentText('2026-11-24T23:30:00Z', NOW)).toBe('Mi., 25.11., 00:30 Uhr')
})

it('says which year, unless it is this one', () => {
  expect(dayText('2027-01-04T08:00:00Z', NOW)).toBe('Mo., 4.1.2027')
})

it.each([
  ['2026-11-24T13:05:00Z', 'heute, 14:05 Uhr'],
  ['2026-11-25T07:00:00Z', 'morgen, 8 Uhr'],
  ['2026-11-25T19:00:00Z', 'morgen, 20 Uhr'],
  ['2026-11-30T07:30:00Z', 'Mo., 30.11., 08:30 Uhr'],
])('says %s as one says it', (iso, said) => {
  expect(spokenMoment(iso, NOW)).toBe(said)
})
