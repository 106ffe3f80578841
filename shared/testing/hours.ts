import fc from 'fast-check'
import type { Hours } from '../dealer/clock.ts'
import { demoSettings } from '../dealer/company.ts'
import type { ExceptionalDay, Span, Week } from '../dealer/opening-hours.ts'

/** Monday to Friday 8:00–18:00, Saturday 9:00–14:00; nothing else. */
export const usualHours: Hours = { week: demoSettings.hours.week, exceptions: [] }

/** A house that is never open. */
export const noHours: Hours = {
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

/** A day with other hours than usual; without any it is closed. */
export const exception = (date: string, ...open: Span[]): ExceptionalDay => ({
  date,
  label: 'Feiertag',
  open,
})

const MINUTES_OF_A_DAY = 24 * 60
const toTime = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** Around the change of the clocks, the ends of a day, and where houses open and close. */
const times = ['00:00', '01:00', '01:30', '02:00', '02:30', '03:00', '03:30', '08:00', '23:59']
const time = fc.oneof(
  fc.constantFrom(...times),
  fc.integer({ min: 0, max: MINUTES_OF_A_DAY - 1 }).map(toTime),
)

const spans = fc.uniqueArray(time, { maxLength: 6 }).map((list) => {
  const [a, b, c, d, e, f] = list.toSorted()
  return [
    [a, b],
    [c, d],
    [e, f],
  ].flatMap(([from, to]) => (from && to ? { from, to } : []))
})

const week: fc.Arbitrary<Week> = fc.record({
  Monday: spans,
  Tuesday: spans,
  Wednesday: spans,
  Thursday: spans,
  Friday: spans,
  Saturday: spans,
  Sunday: spans,
})

/** Any hours that the settings take, with exceptions on some of these dates. */
export const anyHours = (dates: string[]): fc.Arbitrary<Hours> =>
  fc.record({
    week: fc.oneof(
      { weight: 4, arbitrary: week },
      { weight: 1, arbitrary: fc.constant(noHours.week) },
    ),
    exceptions: fc
      .uniqueArray(fc.constantFrom(...dates), { maxLength: 4 })
      .chain((some) =>
        fc.tuple(...some.map((date) => spans.map((open) => exception(date, ...open)))),
      ),
    holidays: fc.uniqueArray(fc.constantFrom(...dates), { maxLength: 2 }),
  })
