import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyHours } from '../testing/hours.ts'
import { addDays } from '../time/dates.ts'
import { DAY, MINUTE } from '../time/time.ts'
import {
  addOpeningTime,
  answerDue,
  type Hours,
  hasHours,
  isOpen,
  nextOpening,
  openMinutesBetween,
} from './clock.ts'
import { week } from './company-settings.ts'
import { days } from './opening-hours.ts'

/*
 * The oracle goes from minute to minute, reads a Berlin clock on the wall at each, and looks up whether the
 * house is open at that time.
 */

const clockOnTheWall = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  hourCycle: 'h23',
  weekday: 'long',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

function read(minute: number) {
  const parts = Object.fromEntries(
    clockOnTheWall.formatToParts(minute).map(({ type, value }) => [type, value]),
  )
  return {
    day: days.find((day) => day === parts.weekday) ?? 'Monday',
    date: `${parts.year}-${parts.month}-${parts.day}`,
    time: `${parts.hour}:${parts.minute}`,
  }
}

const LENGTH = 6
/** Times of six days in which everything happens that may be difficult. */
const windows = {
  'a Sunday': '2026-11-28',
  'the 24th of December': '2026-12-22',
  'the night of the repeated hour': '2026-10-23',
  'the night of the skipped hour': '2027-03-26',
}

describe.each(Object.entries(windows))('around %s', (_, firstDate) => {
  const dates = Array.from({ length: LENGTH }, (_, index) => addDays(firstDate, index))
  const begin = Date.parse(`${firstDate}T00:00Z`)
  const end = begin + LENGTH * DAY
  const wall = new Map(
    Array.from({ length: (end - begin) / MINUTE }, (_, index) => {
      const minute = begin + index * MINUTE
      return [minute, read(minute)]
    }),
  )

  /** At the minute that a moment of the window lies in. */
  function isOpenThen(hours: Hours, moment: number): boolean {
    const clock = wall.get(Math.floor(moment / MINUTE) * MINUTE)
    if (!clock) throw new Error('outside of the window')
    const exception = hours.exceptions.find(({ date }) => date === clock.date)
    const usual = hours.holidays?.includes(clock.date) ? [] : hours.week[clock.day]
    const open = exception ? exception.open : usual
    return open.some(({ from, to }) => from <= clock.time && clock.time < to)
  }
  const openMinutes = (hours: Hours) => [...wall.keys()].filter((at) => isOpenThen(hours, at))

  const minute = fc
    .integer({ min: 60, max: (end - begin) / MINUTE - 1 })
    .map((count) => new Date(begin + count * MINUTE))
  const moment = fc
    .integer({ min: 60 * MINUTE, max: end - begin - MINUTE })
    .map((count) => new Date(begin + count))
  const hours = anyHours(dates)

  const holds = <T extends [unknown, ...unknown[]]>(
    arbitraries: { [K in keyof T]: fc.Arbitrary<T[K]> },
    check: (...values: T) => void,
  ) => fc.assert(fc.property(fc.tuple<T>(...arbitraries), (values) => check(...values)))

  it('takes hours that the settings would take', () => {
    holds([hours], (given) => {
      expect(week.safeParse(given.week).success).toBe(true)
    })
  })

  it('is open when the oracle says so', () => {
    holds([hours, moment], (given, at) => {
      expect(isOpen(given, at)).toBe(isOpenThen(given, at.getTime()))
    })
  })

  it('opens next when a closed minute is followed by an open one', () => {
    holds([hours, moment], (given, after) => {
      const opening = openMinutes(given).find(
        (at) => at > after.getTime() && !isOpenThen(given, at - MINUTE),
      )
      const found = nextOpening(given, after)
      if (opening) expect(found).toEqual(new Date(opening))
      else expect(found?.getTime() ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(end)
    })
  })

  it('counts the open minutes between two', () => {
    holds([hours, minute, minute], (given, one, other) => {
      const [from, to] = one < other ? [one, other] : [other, one]
      const open = openMinutes(given).filter((at) => at >= from.getTime())
      const isWallTime = open.length === 0 && nextOpening(given, from) === null
      const counted = isWallTime
        ? (to.getTime() - from.getTime()) / MINUTE
        : open.filter((at) => at < to.getTime()).length
      expect(openMinutesBetween(given, from, to)).toBe(counted)
    })
  })

  it('adds opening time minute by minute', () => {
    holds([hours, minute, fc.integer({ min: 1, max: 4000 })], (given, from, minutes) => {
      const last = openMinutes(given).filter((at) => at >= from.getTime())[minutes - 1]
      const added = addOpeningTime(given, from, minutes).getTime()
      if (last) expect(added).toBe(last + MINUTE)
      else if (!hasHours(given.week)) expect(added).toBe(from.getTime() + minutes * MINUTE)
      else expect(added).toBeGreaterThan(end)
    })
  })

  it('adds what lies between two moments without passing the second, to the second', () => {
    holds([hours, moment, moment], (given, one, other) => {
      const [from, to] = one < other ? [one, other] : [other, one]
      const minutes = openMinutesBetween(given, from, to)
      expect(addOpeningTime(given, from, minutes).getTime()).toBeLessThanOrEqual(to.getTime())
      if (hasHours(given.week))
        expect(addOpeningTime(given, from, minutes + 1).getTime()).toBeGreaterThan(to.getTime())
    })
  })

  /** A minute of a day that lies wholly in the window, as the rest of it does that is looked at. */
  const arrival = fc
    .integer({ min: DAY / MINUTE, max: (end - begin) / MINUTE - 1 })
    .map((count) => begin + count * MINUTE)
  const wholeDays = [...wall].filter(([, { date }]) => date <= (dates.at(-1) ?? ''))

  /** The promise of so many days as its sentences say; null if it lies outside of the window. */
  function dueByTheMinute(hours: Hours, from: number, days: number): number | null {
    const arrived = wall.get(from)
    if (!arrived) throw new Error('outside of the window')
    const open = wholeDays.flatMap(([at, { date }]) =>
      isOpenThen(hours, at) ? [{ at, date }] : [],
    )
    const counted = [...new Set(open.map(({ date }) => date))].filter(
      (date) => date >= arrived.date,
    )
    const day = counted[days]
    if (!day) return null
    const time = counted[0] === arrived.date ? arrived.time : '00:00'
    const end = minuteAt(day, time)
    if (isOpenThen(hours, end)) return end
    const closings = open.filter(({ at }) => !isOpenThen(hours, at + MINUTE))
    const closing = closings.findLast(({ at }) => from <= at && at < end)
    if (closing) return closing.at + MINUTE
    const next = open.find(({ at }) => at > from)
    return next ? dueByTheMinute(hours, next.at, days) : null
  }

  /** The last minute at which the clocks show a time; where they skip it, so long after what they show before. */
  function minuteAt(day: string, time: string): number {
    const before = wholeDays.findLast(([, clock]) => clock.date === day && clock.time <= time)
    if (!before) throw new Error('Each day has a midnight')
    const [at, shown] = before
    return at + Date.parse(`2000-01-01T${time}Z`) - Date.parse(`2000-01-01T${shown.time}Z`)
  }

  it('promises days with hours, minute by minute', () => {
    holds([hours, arrival, fc.constantFrom(1, 2, 3)], (given, from, days) => {
      const due = dueByTheMinute(given, from, days)
      const promised = answerDue(days * 24, given, new Date(from))
      if (due !== null) expect(promised).toEqual(new Date(due))
      else if (openMinutes(given).length === 0 && !hasHours(given.week))
        expect(promised.getTime()).toBe(from + days * DAY)
    })
  })
})
