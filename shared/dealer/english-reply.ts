import { englishCount } from '../writing/english.ts'
import { type Hours, hasHours, replyDays } from './clock.ts'

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
