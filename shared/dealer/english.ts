import { englishCount, englishWeekday } from '../writing/english.ts'
import { type Hours, hasHours, promiseOf, replyDays } from './clock.ts'
import type { DealerContact } from './contact.ts'
import { type Day, dayRanges, days, type Span, type Week } from './opening-hours.ts'

const dayNames: Record<Day, string> = {
  Monday: 'Mon',
  Tuesday: 'Tue',
  Wednesday: 'Wed',
  Thursday: 'Thu',
  Friday: 'Fri',
  Saturday: 'Sat',
  Sunday: 'Sun',
}

/** The zone that opening hours are in. */
export const TIME_ZONE_IN_ENGLISH = 'Central European Time'

const BY_APPOINTMENT = 'by appointment'
export const CLOSED_IN_ENGLISH = 'closed'

/** `08:00–17:00`, `08:00–12:00 and by appointment`, `closed`. */
function englishDayHours(open: readonly Span[], isByAppointment: boolean): string {
  const spans = open.map(({ from, to }) => `${from}–${to}`).join(', ')
  if (!isByAppointment) return spans || CLOSED_IN_ENGLISH
  return spans ? `${spans} and ${BY_APPOINTMENT}` : BY_APPOINTMENT
}

/** As `hoursLines`: `Mon–Fri`, `08:00–17:00`. */
export function englishHours(hours: {
  week: Week
  byAppointment: readonly Day[]
}): { label: string; text: string }[] {
  const lines = new Map<string, Day[]>()
  for (const day of days) {
    const text = englishDayHours(hours.week[day], hours.byAppointment.includes(day))
    lines.set(text, [...(lines.get(text) ?? []), day])
  }
  return [...lines].map(([text, group]) => ({ label: dayRanges(group, dayNames), text }))
}

/** As `promisedReply`: `by Monday, 30 November 2026`, or `within 2 hours`. */
export function englishPromise(replyHours: number, hours: Hours, receivedAt: Date): string {
  const { due, isInHours } = promiseOf(replyHours, hours, receivedAt)
  return isInHours
    ? `within ${englishCount(replyHours, 'hour', 'hours')}`
    : `by ${englishWeekday(due)}`
}

const NUMBERS = ['one', 'two', 'three']

/** As `replyPeriod`, behind `within`: `two working days`, or `12 hours during our opening hours`. */
export function englishReplyPeriod(replyHours: number, hours: Pick<Hours, 'week'>): string {
  const days = replyDays(replyHours, hours)
  if (days) return `${NUMBERS[days - 1]} working ${days === 1 ? 'day' : 'days'}`
  return [englishCount(replyHours, 'hour', 'hours'), englishReplyCounting(replyHours, hours)]
    .filter(Boolean)
    .join(' ')
}

/** As `replyCounting`: `on working days`; null for a house without hours. */
export function englishReplyCounting(
  replyHours: number,
  hours: Pick<Hours, 'week'>,
): string | null {
  if (!hasHours(hours.week)) return null
  return replyDays(replyHours, hours) ? 'on working days' : 'during our opening hours'
}

const representationInEnglish: Record<DealerContact['legal']['representedBy'], string> = {
  directors: 'Managing director',
  owner: 'Owner',
  ownerFemale: 'Owner',
  board: 'Executive board',
  partners: 'General partners',
}

/** As `registerData`; the court keeps its name. */
export function englishRegisterData({
  city,
  legal,
}: Pick<DealerContact, 'city' | 'legal'>): string[] {
  const { representedBy, managingDirector, registerCourt, registerNumber } = legal
  return [
    registerNumber && `Registered office ${city}, ${registerCourt}, ${registerNumber}`,
    managingDirector && `${representationInEnglish[representedBy]}: ${managingDirector}`,
  ].filter(Boolean)
}
