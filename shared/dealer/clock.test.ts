import { describe, expect, it } from 'vitest'
import { exception, noHours, usualHours } from '../testing/hours.ts'
import { HOUR } from '../time/time.ts'
import {
  addOpeningTime,
  answerDue,
  endOfDay,
  firstOpeningOf,
  type Hours,
  hoursOn,
  isOpen,
  monthsLater,
  nextOpening,
  nextOpeningOrTomorrow,
  openingOfNthDay,
  openMinutesBetween,
  promisedReply,
  startOfDay,
} from './clock.ts'
import { replyCounting, replyPeriod } from './reply-period.ts'

const { week } = usualHours
const at = (moment: string) => new Date(moment)
const christmas: Hours = {
  week,
  exceptions: [exception('2026-12-24', { from: '08:00', to: '12:00' }), exception('2026-12-25')],
}
const withSunday = (from: string, to: string): Hours => ({
  week: { ...noHours.week, Sunday: [{ from, to }] },
  exceptions: [],
})

describe('a day', () => {
  it('follows an exception before the week', () => {
    expect(hoursOn('2026-12-23', christmas)).toEqual(week.Wednesday)
    expect(hoursOn('2026-12-25', christmas)).toEqual([])
    expect(hoursOn('2026-12-27', christmas)).toEqual([])
  })

  it.each([
    ['in winter', '2026-12-24', '2026-12-23T23:00Z', 24],
    ['in summer', '2026-07-01', '2026-06-30T22:00Z', 24],
    ['when an hour is repeated', '2026-10-25', '2026-10-24T22:00Z', 25],
    ['when an hour is skipped', '2027-03-28', '2027-03-27T23:00Z', 23],
  ])('lasts from midnight to midnight in Berlin %s', (_, day, start, hours) => {
    expect(startOfDay(day)).toEqual(at(start))
    expect(endOfDay(day).getTime() - startOfDay(day).getTime()).toBe(hours * HOUR)
  })

  it('has a first opening, or none', () => {
    expect(firstOpeningOf(christmas, '2026-12-24')).toEqual(at('2026-12-24T07:00Z'))
    expect(firstOpeningOf(christmas, '2026-12-25')).toBeNull()
    expect(firstOpeningOf(christmas, '2026-07-01')).toEqual(at('2026-07-01T06:00Z'))
  })
})

describe('the house', () => {
  it('is open from its first minute until before its last', () => {
    expect(isOpen(usualHours, at('2026-11-30T06:59:59.999Z'))).toBe(false)
    expect(isOpen(usualHours, at('2026-11-30T07:00:00Z'))).toBe(true)
    expect(isOpen(usualHours, at('2026-11-30T16:59:59.999Z'))).toBe(true)
    expect(isOpen(usualHours, at('2026-11-30T17:00:00Z'))).toBe(false)
  })

  it.each([
    ['on Sunday evening', '2026-11-29T19:00Z', '2026-11-30T07:00Z'],
    ['while it is open', '2026-11-30T10:00Z', '2026-12-01T07:00Z'],
    ['at the very moment of an opening', '2026-11-30T07:00Z', '2026-12-01T07:00Z'],
    ['before a holiday and a closed day', '2026-12-24T10:00Z', '2026-12-26T08:00Z'],
  ])('opens next: %s', (_, after, opening) => {
    expect(nextOpening(christmas, at(after))).toEqual(at(opening))
  })

  it('opens by each span of a repeated hour twice, in the order of time', () => {
    const open = [
      { from: '02:00', to: '02:10' },
      { from: '02:20', to: '02:30' },
    ]
    const hours = { week: { ...noHours.week, Sunday: open }, exceptions: [] }
    const openings = ['00:00', '00:20', '01:00', '01:20'].map((time) => at(`2026-10-25T${time}Z`))
    const from = (after: Date, count: number): Date[] => {
      const next = nextOpening(hours, after)
      return next && count > 0 ? [next, ...from(next, count - 1)] : []
    }
    expect(from(startOfDay('2026-10-25'), openings.length)).toEqual(openings)
  })

  it('opens for an exception alone', () => {
    const once = {
      ...noHours,
      exceptions: [exception('2027-05-01', { from: '10:00', to: '11:00' })],
    }
    expect(nextOpening(once, at('2026-11-29T19:00Z'))).toEqual(at('2027-05-01T08:00Z'))
    expect(nextOpening(once, at('2027-05-01T08:00Z'))).toBeNull()
  })

  it('lets steps wait until the next morning where it never opens', () => {
    expect(nextOpening(noHours, at('2026-11-29T19:00Z'))).toBeNull()
    expect(nextOpeningOrTomorrow(noHours, at('2026-11-29T23:30Z'))).toEqual(at('2026-12-01T07:00Z'))
    expect(nextOpeningOrTomorrow(noHours, at('2027-03-27T12:00Z'))).toEqual(at('2027-03-28T06:00Z'))
    expect(nextOpeningOrTomorrow(christmas, at('2026-11-29T19:00Z'))).toEqual(
      at('2026-11-30T07:00Z'),
    )
  })

  it.each([
    ['over a weekend', christmas, '2026-11-27T10:00Z', '2026-12-01T07:00Z'],
    ['over Christmas', christmas, '2026-12-22T10:00Z', '2026-12-26T08:00Z'],
    ['without hours', noHours, '2026-12-22T10:00Z', '2026-12-25T07:00Z'],
  ])('is asked again on the third day that has hours: %s', (_, hours, from, opening) => {
    expect(openingOfNthDay(hours, at(from), 3)).toEqual(at(opening))
  })
})

describe('opening time', () => {
  it('stands still while the house is closed', () => {
    expect(addOpeningTime(usualHours, at('2026-11-28T12:00Z'), 120)).toEqual(
      at('2026-11-30T08:00Z'),
    )
    expect(openMinutesBetween(usualHours, at('2026-11-28T12:00Z'), at('2026-11-30T08:00Z'))).toBe(
      120,
    )
  })

  it('ends with the closing rather than at the next opening', () => {
    expect(addOpeningTime(usualHours, at('2026-11-30T16:00Z'), 60)).toEqual(at('2026-11-30T17:00Z'))
  })

  it('runs from the second of the arrival on, and counts what has wholly passed', () => {
    const arrival = at('2026-11-30T16:59:30Z')
    expect(addOpeningTime(usualHours, arrival, 1)).toEqual(at('2026-12-01T07:00:30Z'))
    expect(openMinutesBetween(usualHours, arrival, at('2026-12-01T07:00:29Z'))).toBe(0)
    expect(openMinutesBetween(usualHours, arrival, at('2026-12-01T07:00:30Z'))).toBe(1)
  })

  it('is nothing where nothing is to be added, also while the house is closed', () => {
    const sunday = at('2026-11-29T19:00Z')
    expect(addOpeningTime(usualHours, sunday, 0)).toEqual(sunday)
    expect(openMinutesBetween(usualHours, sunday, at('2026-11-29T20:00Z'))).toBe(0)
  })

  it.each([
    ['a repeated hour, twice', withSunday('02:00', '03:00'), '2026-10-25', 120],
    ['half of one, in two parts', withSunday('02:00', '02:30'), '2026-10-25', 60],
    ['a skipped hour, not at all', withSunday('01:00', '04:00'), '2027-03-28', 120],
    ['nothing of a span that is skipped', withSunday('02:10', '02:50'), '2027-03-28', 0],
  ])('contains %s', (_, hours, day, minutes) => {
    expect(openMinutesBetween(hours, startOfDay(day), endOfDay(day))).toBe(minutes)
  })

  it('is the time on the wall for a house without hours', () => {
    const [from, to] = [at('2026-12-24T10:00Z'), at('2026-12-25T10:00Z')]
    expect(addOpeningTime(noHours, from, 24 * 60)).toEqual(to)
    expect(openMinutesBetween(noHours, from, to)).toBe(24 * 60)
  })
})

describe('the promise to answer', () => {
  it.each([
    ['on a workday', 23, '2026-11-23T08:00Z', 'bis Mittwoch, 25. November'],
    ['on Sunday evening', 4, '2026-11-29T19:00Z', 'bis Montag, 30. November'],
    ['before holidays', 8, '2026-12-23T12:00Z', 'bis Donnerstag, 24. Dezember'],
    ['on Christmas Eve', 8, '2026-12-24T09:00Z', 'bis Montag, 28. Dezember'],
    ['late on a day, in German time', 4, '2026-12-22T23:30Z', 'bis Mittwoch, 23. Dezember'],
  ])('names the day on which so much opening time is over: %s', (_, reply, received, promise) => {
    expect(promisedReply(reply, christmas, at(received))).toBe(promise)
  })

  it('names the hours where that is true on the clock', () => {
    const morning = at('2026-11-23T08:00Z')
    expect(answerDue(2, christmas, morning)).toEqual(at('2026-11-23T10:00Z'))
    expect(promisedReply(2, christmas, morning)).toBe('innerhalb von 2 Stunden')
    expect(promisedReply(1, christmas, morning)).toBe('innerhalb von 1 Stunde')
    expect(promisedReply(9, christmas, morning)).toBe('innerhalb von 9 Stunden')
    expect(promisedReply(10, christmas, morning)).toBe('bis Dienstag, 24. November')
  })

  it.each([
    [
      'at the same time of the next day',
      24,
      '2026-11-23T09:15:30.500Z',
      '2026-11-24T09:15:30.500Z',
    ],
    ['two days later', 48, '2026-11-23T09:00Z', '2026-11-25T09:00Z'],
    ['three days later, over a Sunday', 72, '2026-11-27T09:00Z', '2026-12-01T09:00Z'],
    ['when the house closes, before it opens', 24, '2026-11-23T05:00Z', '2026-11-23T17:00Z'],
    ['when the next day closes, in the evening', 24, '2026-11-23T20:00Z', '2026-11-24T17:00Z'],
    ['when Saturday closes, on Friday afternoon', 24, '2026-11-27T15:00Z', '2026-11-28T13:00Z'],
    ['when Monday closes, on Sunday', 24, '2026-11-29T10:00Z', '2026-11-30T17:00Z'],
    ['when Tuesday closes, on Sunday', 48, '2026-11-29T10:00Z', '2026-12-01T17:00Z'],
    ['after a holiday', 24, '2026-12-24T08:00Z', '2026-12-26T08:00Z'],
    ['at the same time on the wall, in winter', 24, '2026-10-24T07:30Z', '2026-10-26T08:30Z'],
    ['at the same time on the wall, in summer', 24, '2027-03-27T08:30Z', '2027-03-29T07:30Z'],
  ])('counts days with hours: %s', (_, reply, received, due) => {
    expect(answerDue(reply, christmas, at(received))).toEqual(at(due))
  })

  it('begins its days with the next opening where none lies between', () => {
    const hours = {
      week: {
        ...noHours.week,
        Monday: [{ from: '08:00', to: '12:00' }],
        Tuesday: [{ from: '14:00', to: '18:00' }],
        Wednesday: [{ from: '08:00', to: '12:00' }],
      },
      exceptions: [],
    }
    // From Tuesday 14:00 on, of which the whole opening lies before Wednesday 14:00.
    expect(answerDue(24, hours, at('2026-11-23T12:00Z'))).toEqual(at('2026-11-25T11:00Z'))
    // The opening that runs at the arrival lies between.
    expect(answerDue(24, hours, at('2026-11-23T10:30Z'))).toEqual(at('2026-11-23T11:00Z'))
  })

  it('counts no holiday, unless there are hours for that date', () => {
    const holidays = ['2026-12-24', '2026-12-25', '2026-12-26']
    const hours = { ...christmas, holidays }
    expect(answerDue(24, hours, at('2026-12-23T09:00Z'))).toEqual(at('2026-12-24T09:00Z'))
    expect(answerDue(24, hours, at('2026-12-24T09:00Z'))).toEqual(at('2026-12-28T09:00Z'))
    expect(answerDue(12, hours, at('2026-12-24T09:00Z'))).toEqual(at('2026-12-28T17:00Z'))
  })

  it('names the day of that instant', () => {
    expect(promisedReply(24, christmas, at('2026-11-27T15:00Z'))).toBe('bis Samstag, 28. November')
    expect(promisedReply(24, christmas, at('2026-11-23T08:00Z'))).toBe('bis Dienstag, 24. November')
  })

  it('counts every hour for a dealer who is never open', () => {
    const evening = at('2026-11-29T19:00Z')
    expect(answerDue(24, noHours, evening)).toEqual(at('2026-11-30T19:00Z'))
    expect(promisedReply(24, noHours, evening)).toBe('innerhalb von 24 Stunden')
  })

  it.each([
    [24, 'einem Werktag', 'an Werktagen'],
    [48, 'zwei Werktagen', 'an Werktagen'],
    [72, 'drei Werktagen', 'an Werktagen'],
    [1, '1 Stunde während unserer Öffnungszeiten', 'während unserer Öffnungszeiten'],
    [12, '12 Stunden während unserer Öffnungszeiten', 'während unserer Öffnungszeiten'],
    [96, '96 Stunden während unserer Öffnungszeiten', 'während unserer Öffnungszeiten'],
  ])('is put into words for %s hours', (reply, period, counting) => {
    expect(replyPeriod(reply, usualHours)).toBe(period)
    expect(replyCounting(reply, usualHours)).toBe(counting)
  })

  it('speaks of no opening hours where there are none', () => {
    expect(replyPeriod(24, noHours)).toBe('24 Stunden')
    expect(replyCounting(24, noHours)).toBeNull()
  })
})

it('goes months back at the same time of day in Berlin, whatever the clocks did between', () => {
  expect(monthsLater(at('2026-07-31T10:15:30Z'), -5)).toEqual(at('2026-02-28T11:15:30Z'))
  expect(monthsLater(at('2026-03-31T22:30:00Z'), -1)).toEqual(at('2026-02-28T23:30:00Z'))
})
