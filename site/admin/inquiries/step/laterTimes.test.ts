import { expect, it } from 'vitest'
import { demoSettings } from '../../../../shared/company.ts'
import { beginningOf, laterDays } from './laterTimes.ts'

const open = [{ from: '08:00', to: '18:00' }]
const { week } = demoSettings.hours
const weekdays = {
  week: { ...week, Monday: open, Friday: open, Saturday: [], Sunday: [] },
  exceptions: [],
}
const none = {
  week: {
    Monday: [],
    Tuesday: [],
    Wednesday: [],
    Thursday: [],
    Friday: [],
    Saturday: [],
    Sunday: [],
  },
  exceptions: [],
}

const FRIDAY_EVENING = new Date('2026-11-27T19:00:00Z')

it('puts off from Friday evening to Monday, because nobody is there before', () => {
  expect(laterDays(FRIDAY_EVENING, weekdays)).toEqual({
    tomorrow: '2026-11-30',
    threeDays: '2026-11-30',
    nextWeek: '2026-11-30',
  })
})

it('passes over a holiday', () => {
  const exceptions = [{ date: '2026-11-30', label: 'Betriebsausflug', open: [] }]
  expect(laterDays(FRIDAY_EVENING, { ...weekdays, exceptions }).nextWeek).toBe('2026-12-01')
})

it('counts days of the calendar in a house without hours', () => {
  expect(laterDays(FRIDAY_EVENING, none)).toEqual({
    tomorrow: '2026-11-28',
    threeDays: '2026-11-30',
    nextWeek: '2026-11-30',
  })
})

it('takes the day of Berlin, where it is past midnight already', () => {
  expect(laterDays(new Date('2026-11-29T23:30:00Z'), none).tomorrow).toBe('2026-12-01')
})

it.each([
  ['2026-11-30', weekdays, '2026-11-30T07:00:00.000Z'],
  ['2026-07-06', weekdays, '2026-07-06T06:00:00.000Z'],
  ['2026-11-29', weekdays, '2026-11-29T08:00:00.000Z'],
  ['2026-03-29', none, '2026-03-29T07:00:00.000Z'],
])('begins %s when the house opens, or at nine', (day, hours, instant) => {
  expect(beginningOf(day, hours)).toBe(instant)
})
