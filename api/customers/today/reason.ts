import { berlinDay } from '../../../shared/dates.ts'
import { endOfDay } from '../../../shared/dealer/clock.ts'
import { type TodayKind, todayKinds } from '../../../shared/inquiries/today-kinds.ts'

/** What decides whether an inquiry is to be dealt with today. */
export interface Standing {
  createdAt: Date
  /** Nobody has touched it since it came in, not even its next step. */
  isNew: boolean
  answerDueAt: Date | null
  firstAnsweredAt: Date | null
  /** Null for one that is closed. */
  nextStep: { at: Date } | null
  /** The time that is agreed for a call, as long as that is the next step. */
  callbackAt: Date | null
  /** When a mail to the customer failed, if nobody has reached them since. */
  failedAt: Date | null
  /** The last thing that was said between the two. */
  last: { kind: 'reply' | 'received' | 'call'; at: Date } | null
  /** Since when none of the machines that were asked for can be had any more, at the latest. */
  goneAt: Date | null
  /** When the staff last chose the next step. */
  chosenAt: Date | null
  /** An order that waits, and an offer and a reservation that have their time, and since when they are listed. */
  order: { at: Date } | null
  offer: { at: Date; since: Date } | null
  reservation: { at: Date; since: Date } | null
}

interface Reason {
  kind: TodayKind
  /** Since or until when. */
  at: Date
}

/**
 * The first reason to deal with an inquiry until the end of the day in Berlin, or null. What was known when the staff
 * put it off to another day is no reason; only an order cannot wait.
 */
export function reasonFor(standing: Standing, now: Date): Reason | null {
  const { order, offer, reservation, nextStep, chosenAt } = standing
  const tomorrow = endOfDay(berlinDay(now))
  const isKnown = (since: Date) =>
    chosenAt !== null && nextStep !== null && nextStep.at >= tomorrow && chosenAt >= since
  const unlessKnown = (at: Date | null, since = at) => (at && since && !isKnown(since) ? at : null)
  const reasons: Partial<Record<TodayKind, Date | null>> = {
    ...(nextStep && reasonsWhileOpen(standing, { nextStep, tomorrow, unlessKnown })),
    order: order?.at ?? null,
    offer: offer && unlessKnown(offer.at, offer.since),
    reservation: reservation && unlessKnown(reservation.at, reservation.since),
  }
  for (const kind of todayKinds) {
    const at = reasons[kind]
    if (at) return { kind, at }
  }
  return null
}

interface Circumstances {
  nextStep: { at: Date }
  tomorrow: Date
  unlessKnown: (at: Date | null, since?: Date | null) => Date | null
}

function reasonsWhileOpen(standing: Standing, { nextStep, tomorrow, unlessKnown }: Circumstances) {
  const { createdAt, isNew, answerDueAt, firstAnsweredAt, callbackAt, failedAt, last } = standing
  const untilTonight = (at: Date | null) => (at && at < tomorrow ? at : null)
  return {
    received: last?.kind === 'received' ? unlessKnown(last.at) : null,
    callback: untilTonight(callbackAt),
    failedMail: unlessKnown(failedAt),
    unanswered: firstAnsweredAt ? null : unlessKnown(untilTonight(answerDueAt), createdAt),
    step: untilTonight(nextStep.at),
    gone: standing.goneAt && unlessKnown(nextStep.at, standing.goneAt),
    fresh: isNew && !firstAnsweredAt ? createdAt : null,
  }
}
