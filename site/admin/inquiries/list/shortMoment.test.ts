import { expect, it } from 'vitest'
import { shortMoment, stepMoment } from './shortMoment.ts'

const now = new Date('2026-11-26T12:00:00Z')

it.each([
  ['2026-11-26T08:05:00Z', '09:05'],
  ['2026-11-25T23:30:00Z', '00:30'],
  ['2026-11-25T22:30:00Z', '25.11.'],
  ['2025-11-26T08:05:00Z', '26.11.25'],
])('writes %s as %s', (iso, text) => {
  expect(shortMoment(iso, now)).toBe(text)
})

it.each([
  ['2026-11-26T11:00:00Z', 'seit 12:00', true],
  ['2026-11-20T11:00:00Z', 'seit 20.11.', true],
  ['2026-11-26T15:00:00Z', 'bis 16:00', false],
  ['2026-12-01T08:00:00Z', 'am 1.12.', false],
])('says of a step at %s that it is due %s', (iso, text, isOver) => {
  expect(stepMoment(iso, now)).toEqual({ text, isOver })
})
