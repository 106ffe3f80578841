import type { TodayItem } from '../../../shared/inquiries/today.ts'
import type { TodayKind } from '../../../shared/inquiries/today-kinds.ts'
import { momentText } from '../inquiries/step/momentText.ts'

/** How each kind says since when an inquiry waits or until when there is time, and when that is over. */
const words: Record<TodayKind, [inTime: string, late: string]> = {
  order: ['bestellt', 'bestellt'],
  received: ['geschrieben', 'geschrieben'],
  callback: ['vereinbart für', 'vereinbart war'],
  failedMail: ['nicht angekommen', 'nicht angekommen'],
  unanswered: ['Antwort versprochen bis', 'Antwort überfällig seit'],
  step: ['fällig', 'überfällig seit'],
  offer: ['bis', 'seit'],
  reservation: ['bis', 'seit'],
  gone: ['nicht mehr zu haben', 'nicht mehr zu haben'],
  fresh: ['Zeit bis', 'Zeit bis'],
}

export function waitingSince({ kind, at, overdue, inquiry }: TodayItem, now = new Date()): string {
  const [inTime, late] = words[kind]
  const moment = kind === 'fresh' ? (inquiry.nextStep?.at ?? at) : at
  return `${overdue ? late : inTime} ${momentText(moment, now)}`
}
