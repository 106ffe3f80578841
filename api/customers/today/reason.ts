import { endOfDay, startOfDay } from '../../../shared/dealer/clock.ts'
import { type TodayKind, todayKinds } from '../../../shared/inquiries/today-kinds.ts'
import { berlinDay } from '../../../shared/time/dates.ts'

/** What decides whether an inquiry is to be dealt with today. */
export interface Standing {
  createdAt: Date
  /** Nobody has touched it since it came in, not even its next step. */
  isNew: boolean
  answerDueAt: Date | null
  firstAnsweredAt: Date | null
  /** Null for one that is closed. */
  nextStepAt: Date | null
  /** The time that is agreed for a call, as long as that is the next step. */
  callbackAt: Date | null
  /** When a mail to the customer failed, if nobody has reached them since. */
  failedAt: Date | null
  /** Since when the customer waits for an answer, when they spoke last, and whether they did so in joined inquiries only. */
  received: { since: Date; last: Date; isJoined: boolean } | null
  /** Since when a machine that they believe to be free cannot be had. */
  goneAt: Date | null
  /** When the staff last chose the next step. */
  chosenAt: Date | null
  /** An order that waits, and an offer and a reservation that have their time, and since when they are listed. */
  order: { at: Date } | null
  offer: { at: Date; since: Date } | null
  reservation: { at: Date; since: Date } | null
}

export interface Reason {
  kind: TodayKind
  /** Since or until when. */
  at: Date
}

/** The day that a list is made for. */
export interface DayOfWork {
  now: Date
  begin: Date
  end: Date
}

export function dayOfWork(now: Date): DayOfWork {
  const day = berlinDay(now)
  return { now, begin: startOfDay(day), end: endOfDay(day) }
}

/**
 * The first reason to deal with an inquiry until the end of the day in Berlin, or null. What was known when the staff
 * put it off is no reason until then; only an order cannot wait.
 */
export function reasonFor(standing: Standing, day: DayOfWork): Reason | null {
  const { order, offer, reservation, received, failedAt, nextStepAt, chosenAt } = standing
  const putOffAt = nextStepAt && nextStepAt > day.now ? chosenAt : null
  const unlessKnown = (at: Date | null, since = at) =>
    at && since && (putOffAt === null || putOffAt < since) ? at : null
  const whileOpen = nextStepAt
    ? reasonsWhileOpen(standing, day, { nextStepAt, putOffAt, unlessKnown })
    : {}
  // Joining alone moves nothing that nobody has answered yet.
  const isOneQuestion = received?.isJoined && (whileOpen.unanswered || whileOpen.fresh)
  const reasons: Partial<Record<TodayKind, Date | null>> = {
    ...whileOpen,
    order: order?.at ?? null,
    received: received && !isOneQuestion ? unlessKnown(received.since, received.last) : null,
    failedMail: unlessKnown(failedAt),
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
  nextStepAt: Date
  putOffAt: Date | null
  unlessKnown: (at: Date | null, since?: Date | null) => Date | null
}

function reasonsWhileOpen(
  { createdAt, isNew, firstAnsweredAt, ...standing }: Standing,
  { begin, end }: DayOfWork,
  { nextStepAt, putOffAt, unlessKnown }: Circumstances,
): Partial<Record<TodayKind, Date | null>> {
  const untilTonight = (at: Date | null) => (at && at < end ? at : null)
  // Put off from this day to a later hour of it.
  const isForLater = putOffAt !== null && putOffAt >= begin
  return {
    callback: untilTonight(standing.callbackAt),
    unanswered: firstAnsweredAt ? null : unlessKnown(untilTonight(standing.answerDueAt), createdAt),
    step: isForLater ? null : untilTonight(nextStepAt),
    gone: unlessKnown(standing.goneAt),
    fresh: isNew && !firstAnsweredAt ? createdAt : null,
  }
}
