import type { TodayItem, TodayKind } from '../../../shared/inquiries/today.ts'
import { momentText } from '../inquiries/step/momentText.ts'

const since: Record<Exclude<TodayKind, 'unanswered' | 'step' | 'offer' | 'reservation'>, string> = {
  failedMail: 'nicht angekommen',
  received: 'geschrieben',
  gone: 'nicht mehr zu haben',
}

/** Since when an inquiry waits, or until when there is time. */
export function waitingSince({ kind, at, overdue }: TodayItem, now = new Date()): string {
  const moment = momentText(at, now)
  if (kind === 'unanswered')
    return overdue ? `Antwort überfällig seit ${moment}` : `Antwort versprochen bis ${moment}`
  if (kind === 'step') return overdue ? `überfällig seit ${moment}` : `fällig ${moment}`
  if (kind === 'offer' || kind === 'reservation') return `${overdue ? 'seit' : 'bis'} ${moment}`
  return `${since[kind]} ${moment}`
}
