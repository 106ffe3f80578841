import { berlinDay } from '../../../shared/dates.ts'
import { endOfDay } from '../../../shared/dealer/clock.ts'
import type { TodayKind } from '../../../shared/inquiries/today.ts'

/** What decides whether an open inquiry is to be dealt with today. */
export interface Standing {
  answerDueAt: Date | null
  firstAnsweredAt: Date | null
  nextStep: { at: Date; text: string }
  /** When a mail to the customer failed after which nobody has reached him. */
  failedAt: Date | null
  /** The last thing that was said between the two. */
  last: { kind: 'reply' | 'received' | 'call'; at: Date } | null
  /** Whether none of the machines that were asked for can be had any more. */
  isGone: boolean
}

interface Reason {
  kind: TodayKind
  /** Since or until when. */
  at: Date
}

/** The first reason to deal with an inquiry until the end of the day in Berlin, or null. */
export function reasonFor(standing: Standing, now: Date): Reason | null {
  const { answerDueAt, firstAnsweredAt, nextStep, failedAt, last, isGone } = standing
  const tomorrow = endOfDay(berlinDay(now))
  if (!firstAnsweredAt && answerDueAt && answerDueAt < tomorrow)
    return { kind: 'unanswered', at: answerDueAt }
  if (failedAt) return { kind: 'failedMail', at: failedAt }
  if (last?.kind === 'received') return { kind: 'received', at: last.at }
  if (nextStep.at < tomorrow) return { kind: 'step', at: nextStep.at }
  if (isGone) return { kind: 'gone', at: nextStep.at }
  return null
}
