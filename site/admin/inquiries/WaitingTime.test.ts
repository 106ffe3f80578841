import { expect, it } from 'vitest'
import { hoursWaiting, urgency, waitingText } from './WaitingTime.tsx'

it('counts from the moment the inquiry came in', () => {
  expect(hoursWaiting('2026-03-01T10:00:00.000Z', Date.parse('2026-03-01T12:30:00.000Z'))).toBe(2.5)
})

it.each([
  [0, 'fresh'],
  [19.9, 'fresh'],
  [20, 'soon'],
  [23.9, 'soon'],
  [24, 'late'],
] as const)('after %s hours an answer is %s', (hours, expected) => {
  expect(urgency(hours, 24)).toBe(expected)
})

it.each([
  [0.2, '12 Min.'],
  [1, '1 Std.'],
  [47.9, '47 Std.'],
  [72, '3 Tage'],
])('writes %s hours as %s', (hours, text) => expect(waitingText(hours)).toBe(text))
