import { expect, it } from 'vitest'
import {
  callbackText,
  dayText,
  momentText,
  shortMoment,
  spokenMoment,
  stepMoment,
} from './moments.ts'

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
  ['2026-11-25T07:00:00Z', 'morgen, 08:00 Uhr'],
  ['2026-11-25T19:00:00Z', 'morgen, 20:00 Uhr'],
  ['2026-11-30T07:30:00Z', 'Mo., 30.11., 08:30 Uhr'],
])('says %s as one says it', (iso, said) => {
  expect(spokenMoment(iso, NOW)).toBe(said)
})

it.each([
  ['2026-11-24T13:30:00Z', 'Rückruf heute 14:30'],
  ['2026-11-25T07:00:00Z', 'Rückruf morgen 08:00'],
  ['2026-12-02T09:00:00Z', 'Rückruf Mi., 2.12. 10:00'],
])('says of a callback at %s in a few letters when it is', (iso, said) => {
  expect(callbackText(iso, NOW)).toBe(said)
})

const THURSDAY = new Date('2026-11-26T12:00:00Z')

it.each([
  ['2026-11-26T08:05:00Z', '09:05'],
  ['2026-11-25T23:30:00Z', '00:30'],
  ['2026-11-25T22:30:00Z', '25.11.'],
  ['2025-11-26T08:05:00Z', '26.11.25'],
])('writes %s as %s', (iso, text) => {
  expect(shortMoment(iso, THURSDAY)).toBe(text)
})

it.each([
  ['2026-11-26T11:00:00Z', 'seit 12:00', true],
  ['2026-11-20T11:00:00Z', 'seit 20.11.', true],
  ['2026-11-26T15:00:00Z', 'bis 16:00', false],
  ['2026-12-01T08:00:00Z', 'am 1.12.', false],
])('says of a step at %s that it is due %s', (iso, text, isOver) => {
  expect(stepMoment(iso, THURSDAY)).toEqual({ text, isOver })
})
