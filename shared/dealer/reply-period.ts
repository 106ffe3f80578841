import { formatCount } from '../writing/format.ts'
import { type Hours, hasHours, replyDays } from './clock.ts'

const NUMBERS = ['einem', 'zwei', 'drei']

/** What follows `innerhalb von`: `zwei Werktagen`, or `12 Stunden während unserer Öffnungszeiten`. */
export function replyPeriod(replyHours: number, hours: Pick<Hours, 'week'>): string {
  const days = replyDays(replyHours, hours)
  if (days) return `${NUMBERS[days - 1]} ${days === 1 ? 'Werktag' : 'Werktagen'}`
  return [formatCount(replyHours, 'Stunde', 'Stunden'), replyCounting(replyHours, hours)]
    .filter(Boolean)
    .join(' ')
}

/** In which time reply hours are counted: `an Werktagen`; null for a house without hours, where all time counts. */
export function replyCounting(replyHours: number, hours: Pick<Hours, 'week'>): string | null {
  if (!hasHours(hours.week)) return null
  return replyDays(replyHours, hours) ? 'an Werktagen' : 'während unserer Öffnungszeiten'
}
