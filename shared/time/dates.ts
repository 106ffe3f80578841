import { BERLIN, DAY } from './time.ts'

const shortDay = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: BERLIN })
const minute = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: BERLIN,
})
export const weekdayAndDay = new Intl.DateTimeFormat('de-DE', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: BERLIN,
})
const timeOfDay = new Intl.DateTimeFormat('de-DE', { timeStyle: 'short', timeZone: BERLIN })
// Swedish dates are written as ISO 8601 asks.
const isoDay = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: BERLIN })

/** `2026-11-21T13:05:00Z` → `21.11.2026`, German time. */
export function formatDay(iso: string): string {
  return shortDay.format(new Date(iso))
}

/** `2026-11-21T13:05:00Z` → `21.11.2026, 14:05`, German time. */
export function formatDateTime(iso: string): string {
  return minute.format(new Date(iso))
}

/** In ISO 8601, where it is not a date already. */
type Moment = string | Date

/**
 * `2026-11-30T09:30:00Z` and half an hour → `Montag, 30. November, 10:30 bis 11:00 Uhr`, German time.
 * @param end nothing of it is said if it is not known
 */
export function formatAppointment(start: Moment, end?: Moment | null): string {
  return `${weekdayAndDay.format(new Date(start))}, ${formatTimes(start, end)}`
}

/** `2026-11-30T09:30:00Z` → `10:30`, German time. */
export const formatTime = (iso: string): string => timeOfDay.format(new Date(iso))

/** The part of an appointment within its day: `10:30 bis 11:00 Uhr`. */
export function formatTimes(start: Moment, end?: Moment | null): string {
  const [from, to] = [start, end].map((at) => at && timeOfDay.format(new Date(at)))
  return `${from}${to ? ` bis ${to}` : ''} Uhr`
}

/** The date of a moment in German time, as `2026-11-21`. */
export function berlinDay(moment: Date): string {
  return isoDay.format(moment)
}

/** `2027-03-31` and minus one month → `2027-02-28`: where the day is missing, the month's last one (§ 188 III BGB). */
export function addMonths(date: string, count: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  const end = Date.UTC(year, month - 1 + count, Math.min(day, last))
  return new Date(end).toISOString().slice(0, 10)
}

/** `2026-12-31` and one day → `2027-01-01`. */
export const addDays = (date: string, count: number): string =>
  new Date(Date.parse(`${date}T12:00:00Z`) + count * DAY).toISOString().slice(0, 10)
