import type { SalesFigures } from '../../../shared/inquiries/sales-figures.ts'
import { berlinDay } from '../../../shared/time/dates.ts'
import { formatCount, formatNumber } from '../../../shared/writing/format.ts'
import type { DayRange } from '../data/query.ts'

/** From the first day of the month so many months ago until today; 1 is this month alone. */
export function monthsBack(months: number, now: Date): DayRange {
  const to = berlinDay(now)
  const [year = 0, month = 1] = to.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - months, 1))
  return { from: first.toISOString().slice(0, 10), to }
}

/** Each month of a range, as `2026-11`, those without a single inquiry too. */
export function monthsOf({ from, to }: DayRange): string[] {
  const [year = 0, month = 1] = from.split('-').map(Number)
  const [lastYear = 0, lastMonth = 1] = to.split('-').map(Number)
  const count = (lastYear - year) * 12 + lastMonth - month + 1
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index, 1)).toISOString().slice(0, 7),
  )
}

/** `3, 4` → `75 %`. */
export const shareText = (part: number, whole: number): string =>
  `${whole === 0 ? 0 : Math.round((100 * part) / whole)}\u00a0%`

/** Parts of a whole, without those that are none: `15 beantwortet, 3 ohne Antwort geschlossen`. */
export const adding = (parts: readonly (readonly [count: number, what: string])[]): string =>
  parts
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${formatNumber(count)} ${what}`)
    .join(', ')

/** How many had their answer in time, of those that have one or should have it by now. */
export function promiseText({
  withinPromise,
  late,
}: Pick<SalesFigures, 'withinPromise' | 'late'>): string {
  const due = withinPromise + late
  if (due === 0) return ''
  const share = shareText(withinPromise, due)
  return `Rechtzeitig: ${formatNumber(withinPromise)} von ${formatNumber(due)}, die beantwortet oder überfällig sind (${share}).`
}

/** Minutes of opening time in words: `35 Minuten`, `4,5 Stunden`. */
export function answerTime(minutes: number): string {
  if (minutes < 1) return 'weniger als einer Minute'
  if (minutes < 90) return formatCount(Math.round(minutes), 'Minute', 'Minuten')
  return `${(Math.round(minutes / 30) / 2).toLocaleString('de-DE')} Stunden`
}

const monthNames = new Intl.DateTimeFormat('de-DE', { month: 'short', timeZone: 'UTC' })
const fullNames = new Intl.DateTimeFormat('de-DE', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

const firstOf = (month: string) => new Date(`${month}-01T12:00:00Z`)

/** `2026-11` → `Nov`. */
export const shortMonth = (month: string) => monthNames.format(firstOf(month)).replace('.', '')

/** `2026-11` → `November 2026`. */
export const fullMonth = (month: string) => fullNames.format(firstOf(month))
