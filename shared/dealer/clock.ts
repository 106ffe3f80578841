import { addDays, addMonths, berlinDay } from '../time/dates.ts'
import { BERLIN, DAY, HOUR, MINUTE } from '../time/time.ts'
import { formatCount } from '../writing/format.ts'
import { days, type ExceptionalDay, formatDate, type Span, type Week } from './opening-hours.ts'

/*
 * The one clock of the house: Berlin's, whatever the machine's zone. Opening time runs continuously from the
 * very moment that it is counted from, and a minute counts once it has wholly passed: from 17:59:30 with
 * closing at 18:00, one minute is over 30 seconds after the next opening. A span contains all moments whose
 * local time lies in it: an hour that the clocks skip is in none, an hour that they repeat twice.
 */

/** When the house is open: in an ordinary week, on dates with other hours, and not on holidays that are no such date. */
export interface Hours {
  week: Week
  exceptions: readonly ExceptionalDay[]
  /** As `2026-12-25`. */
  holidays?: readonly string[]
}

/** In milliseconds since the epoch; open until just before `end`. */
interface OpenSpan {
  start: number
  end: number
}

// Swedish dates are written as ISO 8601 asks.
const localTime = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: BERLIN,
})

const utc = (day: string, time: string) => Date.parse(`${day}T${time}:00Z`)

/** By how many milliseconds Berlin's clocks are ahead of UTC at a whole second. */
const offsetAt = (at: number) => Date.parse(`${localTime.format(at).replace(' ', 'T')}Z`) - at

/** A local time that exists once on every day: midnight, or one from 3:00 on. */
const atLocal = (day: string, time: string) => {
  const at = utc(day, time)
  return new Date(at - offsetAt(at))
}

/** What Berlin's clocks show at a moment, as `2026-12-24T09:30`. */
export const localTimeOf = (at: Date): string => localTime.format(at).replace(' ', 'T').slice(0, 16)

/** When Berlin's clocks show `2026-12-24T09:30`; of two such moments the later one. */
export function momentAt(local: string): Date {
  const at = Date.parse(`${local}:00Z`)
  return new Date(at - offsetAt(at - offsetAt(at)))
}

/** Where the house has no hours, work is done from 8:00. */
const morningOf = (day: string) => atLocal(day, '08:00')

/** Midnight in Berlin at which a date such as `2026-12-24` begins. */
export const startOfDay = (day: string): Date => atLocal(day, '00:00')

/** Midnight in Berlin at which the next day begins. */
export const endOfDay = (day: string): Date => startOfDay(addDays(day, 1))

/** Whether an ordinary week has any hours. */
export const hasHours = (week: Week): boolean => days.some((day) => week[day].length > 0)

/** When the dealer is open on a date such as `2026-12-24`. */
export function hoursOn(date: string, { week, exceptions, holidays }: Hours): Span[] {
  const exception = exceptions.find((day) => day.date === date)
  if (exception) return exception.open
  if (holidays?.includes(date)) return []
  // Sunday is 0 for JavaScript and the last day of a German week.
  const day = days[(new Date(utc(date, '12:00')).getUTCDay() + 6) % 7]
  return day ? week[day] : []
}

/** When the house is open on a date, in order. What touches is one span, so that each start is an opening. */
export function openSpansOn(date: string, hours: Hours): OpenSpan[] {
  const open = hoursOn(date, hours)
  if (open.length === 0) return []
  // The clocks of the European Union change at 01:00 UTC (2000/84/EC), if they change on this day.
  const change = utc(date, '01:00')
  const before = offsetAt(utc(date, '00:00'))
  const after = offsetAt(change)
  const spans = open
    .map(({ from, to }) => ({ start: utc(date, from), end: utc(date, to) }))
    .flatMap(({ start, end }) => [
      { start: start - before, end: Math.min(end - before, change) },
      { start: Math.max(start - after, change), end: end - after },
    ])
    .filter(({ start, end }) => start < end)
    .sort((a, b) => a.start - b.start)
  return spans.reduce<OpenSpan[]>((merged, span) => {
    const last = merged.at(-1)
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end)
    else merged.push(span)
    return merged
  }, [])
}

/** All spans from a date on in their order: without end where an ordinary week has hours. */
function* openSpansFrom(date: string, hours: Hours): Generator<OpenSpan, void> {
  const isEndless = hasHours(hours.week)
  const last = hours.exceptions.reduce((latest, day) => (day.date > latest ? day.date : latest), '')
  for (let day = date; isEndless || day <= last; day = addDays(day, 1))
    yield* openSpansOn(day, hours)
}

/** The days from a date on that have hours, in their order. */
function* openDaysFrom(date: string, hours: Hours): Generator<string, void> {
  let last = ''
  for (const { start } of openSpansFrom(date, hours)) {
    const day = berlinDay(new Date(start))
    if (day !== last) yield day
    last = day
  }
}

/** Whether the house is open at a moment. */
export const isOpen = (hours: Hours, at: Date): boolean =>
  openSpansOn(berlinDay(at), hours).some(
    ({ start, end }) => start <= at.getTime() && at.getTime() < end,
  )

/** The next moment, later than `after`, at which the house opens, also while it is open; null for none. */
export function nextOpening(hours: Hours, after: Date): Date | null {
  for (const { start } of openSpansFrom(berlinDay(after), hours))
    if (start > after.getTime()) return new Date(start)
  return null
}

/** The next opening, or for a house that never opens again the next day's morning, 8:00. */
export const nextOpeningOrTomorrow = (hours: Hours, after: Date): Date =>
  nextOpening(hours, after) ?? morningOf(addDays(berlinDay(after), 1))

/** A date's first opening; null if the house is closed all day. */
export function firstOpeningOf(hours: Hours, day: string): Date | null {
  const [first] = openSpansOn(day, hours)
  return first ? new Date(first.start) : null
}

/**
 * The first opening of the nth day with hours after that of `from`, as of a third for 3. Where there are not
 * so many, the morning, 8:00, of the nth day after.
 */
export function openingOfNthDay(hours: Hours, from: Date, nth: number): Date {
  const today = berlinDay(from)
  const day = openDaysFrom(addDays(today, 1), hours)
    .drop(nth - 1)
    .next().value
  return (day && firstOpeningOf(hours, day)) || morningOf(addDays(today, nth))
}

/** `from` plus so many minutes of opening time; of wall time where there will never be enough of it. */
export function addOpeningTime(hours: Hours, from: Date, minutes: number): Date {
  if (minutes <= 0) return from
  let missing = minutes * MINUTE
  for (const span of openSpansFrom(berlinDay(from), hours)) {
    const start = Math.max(span.start, from.getTime())
    const open = Math.max(span.end - start, 0)
    if (missing <= open) return new Date(start + missing)
    missing -= open
  }
  return new Date(from.getTime() + minutes * MINUTE)
}

/**
 * Whole minutes of opening time from `from` until just before `to`; of wall time for a house that is never
 * open from then on. `addOpeningTime` of so many is never later than `to`.
 */
export function openMinutesBetween(hours: Hours, from: Date, to: Date): number {
  const [first, last] = [from.getTime(), to.getTime()]
  let open = 0
  let isEverOpen = false
  for (const { start, end } of openSpansFrom(berlinDay(from), hours)) {
    isEverOpen ||= end > first
    if (isEverOpen && start >= last) break
    open += Math.max(Math.min(end, last) - Math.max(start, first), 0)
  }
  return Math.max(Math.floor((isEverOpen ? open : last - first) / MINUTE), 0)
}

/**
 * The same time of day so many days with hours later, from the midnight at which the next of them begins if `from` lies
 * on none; without so many, the time on the wall. Outside of hours it is the end of the last opening before. Where none
 * lies between the two, the days begin with the next opening.
 */
function addOpenDays(hours: Hours, from: Date, count: number): Date {
  const today = berlinDay(from)
  const [first, ...later] = openDaysFrom(today, hours).take(count + 1)
  const day = later[count - 1]
  if (!day) return new Date(from.getTime() + count * DAY)
  const end = first === today ? sameTimeOn(day, from) : startOfDay(day)
  if (isOpen(hours, end)) return end
  return lastClosing(hours, from, end) ?? addOpenDays(hours, nextOpening(hours, from) ?? end, count)
}

/** Berlin's clocks show the same on another day, to the millisecond. */
const sameTimeOn = (day: string, at: Date) =>
  new Date(momentAt(`${day}T${localTimeOf(at).slice(11)}`).getTime() + (at.getTime() % MINUTE))

/** The same time of day in Berlin so many months later, or earlier for a negative number. */
export const monthsLater = (at: Date, months: number): Date =>
  sameTimeOn(addMonths(berlinDay(at), months), at)

/** The same time of day in Berlin so many days later, or earlier for a negative number. */
export const daysLater = (at: Date, days: number): Date =>
  sameTimeOn(addDays(berlinDay(at), days), at)

/** When the last opening ends that does so after `from`, and by `to` at the latest. */
function lastClosing(hours: Hours, from: Date, to: Date): Date | null {
  let last: Date | null = null
  for (const { start, end } of openSpansFrom(berlinDay(from), hours)) {
    if (start > to.getTime()) break
    if (from.getTime() < end && end <= to.getTime()) last = new Date(end)
  }
  return last
}

/** Reply hours that are read as days, by how many. */
const REPLY_DAYS: Readonly<Record<number, number>> = { 24: 1, 48: 2, 72: 3 }

/** How many days with hours are promised; null where opening time is counted, and for a house without hours. */
export const replyDays = (replyHours: number, { week }: Pick<Hours, 'week'>): number | null =>
  hasHours(week) ? (REPLY_DAYS[replyHours] ?? null) : null

/** When an inquiry has to be answered: `replyHours` are days with hours, or hours of opening time. */
export function answerDue(replyHours: number, hours: Hours, receivedAt: Date): Date {
  const days = REPLY_DAYS[replyHours]
  return days
    ? addOpenDays(hours, receivedAt, days)
    : addOpeningTime(hours, receivedAt, replyHours * 60)
}

/** When an inquiry is answered at the latest, and whether that is within the hours promised, on the clock as well. */
export function promiseOf(replyHours: number, hours: Hours, receivedAt: Date) {
  const due = answerDue(replyHours, hours, receivedAt)
  const isWithinHours = due.getTime() - receivedAt.getTime() <= replyHours * HOUR
  return { due, isInHours: isWithinHours && !replyDays(replyHours, hours) }
}

/** By when an inquiry is answered: `bis Montag, 30. November`, or `innerhalb von 2 Stunden`. */
export function promisedReply(replyHours: number, hours: Hours, receivedAt: Date): string {
  const { due, isInHours } = promiseOf(replyHours, hours, receivedAt)
  return isInHours
    ? `innerhalb von ${formatCount(replyHours, 'Stunde', 'Stunden')}`
    : `bis ${formatDate(berlinDay(due))}`
}
