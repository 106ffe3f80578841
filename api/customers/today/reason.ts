import { berlinDay } from '../../../shared/dates.ts'
import { endOfDay } from '../../../shared/dealer/clock.ts'
import { type TodayKind, todayKinds } from '../../../shared/inquiries/today-kinds.ts'

/** What decides whether an inquiry is to be dealt with today. */
export interface Standing {
  createdAt: Date
  /** Nobody has seen to it since it came in, not even by another step. */
  isNew: boolean
  answerDueAt: Date | null
  firstAnsweredAt: Date | null
  /** Null for one that is closed. */
  nextStep: { at: Date } | null
  /** The time that is agreed for a call, as long as that is the next step. */
  callbackAt: Date | null
  /** When a mail to the customer failed after which nobody has reached him. */
  failedAt: Date | null
  /** The last thing that was said between the two. */
  last: { kind: 'reply' | 'received' | 'call'; at: Date } | null
  /** Whether none of the machines that were asked for can be had any more. */
  isGone: boolean
  /** An order that waits, and an offer and a reservation that have their time. */
  order: { at: Date } | null
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
  const { order, offer, reservation, nextStep } = standing
  const reasons: Partial<Record<TodayKind, Date | null>> = {
    ...(nextStep && reasonsWhileOpen(standing, nextStep, endOfDay(berlinDay(now)))),
    order: order?.at ?? null,
    offer: offer?.at ?? null,
    reservation: reservation?.at ?? null,
  }
  for (const kind of todayKinds) {
    const at = reasons[kind]
    if (at) return { kind, at }
  }
  return null
}

function reasonsWhileOpen(standing: Standing, nextStep: { at: Date }, tomorrow: Date) {
  const { createdAt, isNew, answerDueAt, firstAnsweredAt, callbackAt, failedAt, last } = standing
  const untilTonight = (at: Date | null) => (at && at < tomorrow ? at : null)
  return {
    received: last?.kind === 'received' ? last.at : null,
    callback: untilTonight(callbackAt),
    failedMail: failedAt,
    unanswered: firstAnsweredAt ? null : untilTonight(answerDueAt),
    step: untilTonight(nextStep.at),
    gone: standing.isGone ? nextStep.at : null,
    fresh: isNew && !firstAnsweredAt ? createdAt : null,
  }
}
