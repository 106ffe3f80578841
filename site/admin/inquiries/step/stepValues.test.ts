import { expect, it } from 'vitest'
import { demoSettings } from '../../../../shared/dealer/company.ts'
import { addDays, berlinDay } from '../../../../shared/time/dates.ts'
import { beginningOf, checkedStep, laterChoices, laterName, laterTimes } from './stepValues.ts'

const today = berlinDay(new Date())
const problemsOn = (day: string) => {
  const step = { when: 'day', day, time: '', text: 'Anrufen' }
  return checkedStep.safeParse(step).error?.issues.map(({ message }) => message) ?? []
}

it('puts nothing off to a day that is over, or to none', () => {
  expect(problemsOn(addDays(today, -1))).toEqual(['Dieser Tag ist schon vorbei'])
  expect(problemsOn('')).toEqual(['Bitte wählen Sie einen Tag'])
  expect(problemsOn(today)).toEqual([])
  expect(problemsOn(addDays(today, 30))).toEqual([])
})

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

const chosen = (now: Date, hours = weekdays) =>
  laterChoices(now, hours).map(({ id, at }) => [id, at.slice(0, 16)])

it('names what is the same moment once, as Monday on a Friday evening', () => {
  expect(chosen(FRIDAY_EVENING)).toEqual([
    ['hour', '2026-11-27T20:00'],
    ['tomorrow', '2026-11-30T07:00'],
  ])
})

it('calls no Monday tomorrow', () => {
  const names = (now: Date) =>
    laterChoices(now, weekdays).map(({ id, at }) => laterName(id, at, now))
  expect(names(FRIDAY_EVENING)).toEqual([
    'In einer Stunde (heute, 21:00 Uhr)',
    'Mo., 30.11., 08:00 Uhr',
  ])
  expect(names(new Date('2026-11-25T19:00:00Z'))).toEqual([
    'In einer Stunde (heute, 21:00 Uhr)',
    'Morgen (Do., 26.11., 08:00 Uhr)',
    'Mo., 30.11., 08:00 Uhr',
  ])
})

it('offers the afternoon while it lies ahead, and an hour on the clock', () => {
  const morning = new Date('2026-11-26T09:02:30Z')
  expect(chosen(morning)).toEqual([
    ['hour', '2026-11-26T10:05'],
    ['afternoon', '2026-11-26T13:00'],
    ['tomorrow', '2026-11-27T07:00'],
    ['threeDays', '2026-11-30T07:00'],
  ])
  expect(chosen(new Date('2026-11-26T12:00:00Z')).map(([id]) => id)).toEqual([
    ...['hour', 'tomorrow', 'threeDays'],
  ])
  // A form that was open over it still means a moment that lies ahead.
  expect(laterTimes(new Date('2026-11-26T13:00:00Z'), weekdays).afternoon).toBe(
    '2026-11-27T07:00:00.000Z',
  )
})

it('passes over a holiday', () => {
  const exceptions = [{ date: '2026-11-30', label: 'Betriebsausflug', open: [] }]
  const { nextWeek } = laterTimes(FRIDAY_EVENING, { ...weekdays, exceptions })
  expect(nextWeek).toBe('2026-12-01T07:00:00.000Z')
})

it('counts days of the calendar in a house without hours', () => {
  expect(laterTimes(FRIDAY_EVENING, none)).toMatchObject({
    tomorrow: '2026-11-28T08:00:00.000Z',
    threeDays: '2026-11-30T08:00:00.000Z',
    nextWeek: '2026-11-30T08:00:00.000Z',
  })
})

it('takes the day of Berlin, where it is past midnight already', () => {
  const { tomorrow } = laterTimes(new Date('2026-11-29T23:30:00Z'), none)
  expect(tomorrow).toBe('2026-12-01T08:00:00.000Z')
})

it.each([
  ['2026-11-30', weekdays, '2026-11-30T07:00:00.000Z'],
  ['2026-07-06', weekdays, '2026-07-06T06:00:00.000Z'],
  ['2026-11-29', weekdays, '2026-11-29T08:00:00.000Z'],
  ['2026-03-29', none, '2026-03-29T07:00:00.000Z'],
])('begins %s when the house opens, or at nine', (day, hours, instant) => {
  expect(beginningOf(day, hours)).toBe(instant)
})
