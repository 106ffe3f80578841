import { describe, expect, it } from 'vitest'
import { noHours, usualHours } from '../../../shared/testing/hours.ts'
import { HOUR } from '../../../shared/time/time.ts'
import { dueOf, hoursWaiting, urgency, waitingText } from './WaitingTime.tsx'

it('counts from the moment the inquiry came in', () => {
  expect(hoursWaiting('2026-03-01T10:00:00.000Z', Date.parse('2026-03-01T12:30:00.000Z'))).toBe(2.5)
})

describe('an answer that is due within twelve hours', () => {
  it.each([
    ['2026-11-27T11:00Z', 'fresh'],
    ['2026-11-28T11:59Z', 'fresh'],
    ['2026-11-28T12:00Z', 'soon'],
    ['2026-11-30T07:59Z', 'soon'],
    ['2026-11-30T08:00Z', 'late'],
  ])('counts opening time since Friday noon: at %s it is %s', (now, expected) => {
    const dealer = { ...usualHours, replyHours: 12 }
    const due = dueOf({ answerDueAt: null, createdAt: '2026-11-27T11:00Z' }, dealer)
    const arrived = new Date('2026-11-27T11:00Z')
    expect(urgency(dealer, { arrived, due }, new Date(now))).toBe(expected)
  })

  it('keeps to what was promised, whatever the hours are today', () => {
    const promised = { answerDueAt: '2026-11-30T08:00Z', createdAt: '2026-11-27T11:00Z' }
    const due = dueOf(promised, { ...usualHours, replyHours: 1 })
    expect(due).toEqual(new Date('2026-11-30T08:00Z'))
  })

  it('counts all time where there are no hours', () => {
    const dealer = { ...noHours, replyHours: 12 }
    const due = dueOf({ answerDueAt: null, createdAt: '1970-01-01T00:00Z' }, dealer)
    const waited = (hours: number) =>
      urgency(dealer, { arrived: new Date(0), due }, new Date(hours * HOUR))
    expect([waited(9.9), waited(10), waited(12)]).toEqual(['fresh', 'soon', 'late'])
  })
})

it.each([
  [0.2, '12 Min.'],
  [1, '1 Std.'],
  [47.9, '47 Std.'],
  [72, '3 Tage'],
])('writes %s hours as %s', (hours, text) => expect(waitingText(hours)).toBe(text))
