import { claims } from '../../../shared/company.ts'
import { formatCount } from '../../../shared/format.ts'

const HOUR = 3_600_000

export type Urgency = 'fresh' | 'soon' | 'late'

/** How long someone has waited for an answer, in hours. */
export const hoursWaiting = (createdAt: string, now: number) =>
  (now - new Date(createdAt).getTime()) / HOUR

/** Against the promise to answer within 24 hours; the last sixth of that time is urgent. */
export function urgency(hours: number): Urgency {
  if (hours >= claims.replyHours) return 'late'
  return hours >= (claims.replyHours * 5) / 6 ? 'soon' : 'fresh'
}

/** `12 Min.`, `5 Std.`, `3 Tage`. */
export function waitingText(hours: number): string {
  if (hours < 1) return `${Math.max(0, Math.floor(hours * 60))} Min.`
  if (hours < 48) return `${Math.floor(hours)} Std.`
  return formatCount(Math.floor(hours / 24), 'Tag', 'Tage')
}
