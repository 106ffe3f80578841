import { DAY } from '../../../shared/durations.ts'

interface Week {
  /** A Monday. */
  start: Date
  count: number
}

/** How many times fall into each of the last `weeks` weeks, the current week last. */
export function weeklyCounts(instants: string[], now: Date, weeks: number): Week[] {
  const starts = Array.from({ length: weeks }, (_, index) =>
    addDays(monday(now), (index - weeks + 1) * 7),
  )
  return starts.map((start) => {
    const end = addDays(start, 7)
    const count = instants.filter((instant) => {
      const at = new Date(instant)
      return at >= start && at < end
    }).length
    return { start, count }
  })
}

function monday(date: Date): Date {
  const sinceMonday = (date.getDay() + 6) % 7
  return addDays(new Date(date.getFullYear(), date.getMonth(), date.getDate()), -sinceMonday)
}

/** Counts calendar days, because a day with a clock change does not have 24 hours. */
function addDays(date: Date, days: number): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days)
}

/** The ISO 8601 number of the week that begins on this Monday. */
export function weekNumber(start: Date): number {
  const thursday = addDays(start, 3)
  const firstDay = new Date(thursday.getFullYear(), 0, 1)
  return Math.floor((thursday.getTime() - firstDay.getTime() + DAY / 2) / DAY / 7) + 1
}

/** The most frequent values with their counts. */
export function topCounts(values: string[], limit: number): [value: string, count: number][] {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1]).slice(0, limit)
}
