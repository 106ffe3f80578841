import type { Statistics } from '../../../shared/statistics/statistics.ts'
import { formatCount } from '../../../shared/writing/format.ts'

/** As many columns as a phone can show. */
const MOST_COLUMNS = 31

/** Days with the same number of neighbours in each column, so that a year fits, too. */
export function columnsOf(days: Statistics['byDay']) {
  const size = Math.ceil(days.length / MOST_COLUMNS)
  return Array.from({ length: Math.ceil(days.length / Math.max(1, size)) }, (_, index) => {
    const some = days.slice(index * size, (index + 1) * size)
    return {
      from: some[0]?.day ?? '',
      to: some.at(-1)?.day ?? '',
      views: some.reduce((sum, { views }) => sum + views, 0),
      inquiries: some.reduce((sum, { inquiries }) => sum + inquiries, 0),
    }
  })
}

/** `30, 90` → `31 bis 90 Tage`. @param before where the one before ends; null for the first */
export function ageLabel(before: number | null, upTo: number | null): string {
  if (before === null) return `bis ${upTo} Tage`
  return upTo === null ? `mehr als ${before} Tage` : `${before + 1} bis ${upTo} Tage`
}

/** What the height of a column and a point below it mean. */
export function legendText(columns: ReturnType<typeof columnsOf>): string {
  const most = Math.max(0, ...columns.map(({ views }) => views))
  const isAsked = columns.some(({ inquiries }) => inquiries > 0)
  const height =
    most === 0 ? 'keine Aufrufe' : `höchste Säule: ${formatCount(most, 'Aufruf', 'Aufrufe')}`
  return isAsked ? `${height}; Punkt: Anfrage` : height
}
