import { englishCount, englishWeekday } from '../writing/english.ts'
import { type Hours, promiseOf } from './clock.ts'

/** As `promisedReply`: `by Monday, 30 November 2026`, or `within 2 hours`. */
export function englishPromise(replyHours: number, hours: Hours, receivedAt: Date): string {
  const { due, isInHours } = promiseOf(replyHours, hours, receivedAt)
  return isInHours
    ? `within ${englishCount(replyHours, 'hour', 'hours')}`
    : `by ${englishWeekday(due)}`
}
