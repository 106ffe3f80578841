import { addDays, berlinDay } from '../../../../shared/dates.ts'
import { endOfDay, firstOpeningOf, type Hours, hoursOn } from '../../../../shared/dealer/clock.ts'
import { HOUR } from '../../../../shared/durations.ts'

/** How many days ahead an open one is looked for. */
const DAYS_AHEAD = 14

export const laterLabels = {
  tomorrow: 'Morgen',
  threeDays: 'In drei Tagen',
  nextWeek: 'Nächste Woche',
  day: 'An einem anderen Tag',
} as const
export type Later = keyof typeof laterLabels

/** The days that can be chosen by name, as `2026-11-25`: each the first on which the house is open. */
export function laterDays(now: Date, hours: Hours): Record<Exclude<Later, 'day'>, string> {
  const today = berlinDay(now)
  // Sunday is 0 for JavaScript and the last day of a German week.
  const untilMonday = 7 - ((new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7)
  return {
    tomorrow: openFrom(addDays(today, 1), hours),
    threeDays: openFrom(addDays(today, 3), hours),
    nextWeek: openFrom(addDays(today, untilMonday), hours),
  }
}

/** The first open day from this one on; the day itself for a house that stays closed. */
function openFrom(day: string, hours: Hours): string {
  const ahead = Array.from({ length: DAYS_AHEAD }, (_, count) => addDays(day, count))
  return ahead.find((date) => hoursOn(date, hours).length > 0) ?? day
}

/** When the house opens on a day, or 9:00 where it does not, as an ISO instant. */
export const beginningOf = (day: string, hours: Hours): string =>
  (firstOpeningOf(hours, day) ?? nineOn(day)).toISOString()

/** Counted back from midnight, because the clocks change early in the morning. */
const nineOn = (day: string) => new Date(endOfDay(day).getTime() - 15 * HOUR)
