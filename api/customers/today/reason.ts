import { berlinDay } from '../../../shared/dates.ts'
import { endOfDay } from '../../../shared/dealer/clock.ts'
import type { TodayKind } from '../../../shared/inquiries/today.ts'

/** What decides whether an inquiry is to be dealt with today. */
export interface Standing {
  answerDueAt: Date | null
  firstAnsweredAt: Date | null
  /** Null for one that is closed. */
  nextStep: { at: Date; text: string } | null
  /** When a mail to the customer failed after which nobody has reached him. */
  failedAt: Date | null
  /** The last thing that was said between the two. */
  last: { kind: 'reply' | 'received' | 'call'; at: Date } | null
  /** Whether none of the machines that were asked for can be had any more. */
  isGone: boolean
  /** An offer and a reservation that have their time. */
  offer: { at: Date } | null
  reservation: { at: Date } | null
}

interface Reason {
  kind: TodayKind
  /** Since or until when. */
  at: Date
}

/** The first reason to deal with an inquiry until the end of the day in Berlin, or null. */
export function reasonFor(standing: Standing, now: Date): Reason | null {
  const { nextStep, offer, reservation, isGone } = standing
  const tomorrow = endOfDay(berlinDay(now))
  const isSaid = nextStep && reasonInTalk(standing, tomorrow)
  if (isSaid) return isSaid
  if (nextStep && nextStep.at < tomorrow) return { kind: 'step', at: nextStep.at }
  if (offer) return { kind: 'offer', at: offer.at }
  if (reservation) return { kind: 'reservation', at: reservation.at }
  if (nextStep && isGone) return { kind: 'gone', at: nextStep.at }
  return null
}

function reasonInTalk(
  { answerDueAt, firstAnsweredAt, failedAt, last }: Standing,
  tomorrow: Date,
): Reason | null {
  if (!firstAnsweredAt && answerDueAt && answerDueAt < tomorrow)
    return { kind: 'unanswered', at: answerDueAt }
  if (failedAt) return { kind: 'failedMail', at: failedAt }
  return last?.kind === 'received' ? { kind: 'received', at: last.at } : null
}
