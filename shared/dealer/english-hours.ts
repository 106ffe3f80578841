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

/** `08:00–17:00`, `08:00–12:00 and by appointment`, `closed`. */
function englishDayHours(open: readonly Span[], isByAppointment: boolean): string {
  const spans = open.map(({ from, to }) => `${from}–${to}`).join(', ')
  if (!isByAppointment) return spans || 'closed'
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
