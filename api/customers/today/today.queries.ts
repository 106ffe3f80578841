import type { EntityManager } from '@mikro-orm/sql'
import { isOpenStage, stagesWithStep } from '../../../shared/inquiries/stage.ts'
import { MOST_OF_A_KIND, type Today } from '../../../shared/inquiries/today.ts'
import { isDue, type TodayKind, todayKinds } from '../../../shared/inquiries/today-kinds.ts'
import { callbackStep, isFirstStep } from '../inquiries/inquiry.work.ts'
import { countUnseenSpam } from '../inquiries/spam-seen.ts'
import { dueOffers, dueOrders, dueReservations } from './due-offers.ts'
import { failedMails } from './failed-mails.ts'
import { findGone } from './gone.ts'
import { lastChoices } from './last-choices.ts'
import { type UnansweredWords, unansweredWords } from './last-words.ts'
import { comingCalls, nextInquiry, openInquiries } from './open-inquiries.ts'
import { type DayOfWork, dayOfWork, type Reason, reasonFor, type Standing } from './reason.ts'
import { type Circumstances, toItems } from './today-items.ts'

interface Scope {
  /** Who asks. */
  account: number
  /** Only what this account or everybody has to do. */
  isOwn: boolean
}

/**
 * What is to be done about open inquiries until the end of the day, each under the first reason that fits. Of each kind
 * the most urgent are read whole, so that the list takes no longer where thousands are open.
 */
export async function findToday(
  em: EntityManager,
  { account, isOwn }: Scope,
  now = new Date(),
): Promise<Today> {
  const day = dayOfWork(now)
  const owner = isOwn ? account : null
  const orders = await dueOrders(em)
  const offers = await dueOffers(em, now)
  const reservations = await dueReservations(em, now)
  const words = await unansweredWords(em)
  const failed = await failedMails(em)
  const gone = await findGone(em)
  const others = [orders, offers, reservations, words, failed, gone].flatMap((some) => [
    ...some.keys(),
  ])
  const open = await openInquiries(em, { owner, end: day.end, others })
  const standings = [...open.values()].map((inquiry): Candidate => {
    const { id, stage } = inquiry
    // What was won may have its handover, an offer or a reservation that is due, and a customer who waits for an answer.
    // An order is due whatever the stage.
    const isAlive = stagesWithStep.includes(stage)
    return {
      ...inquiry,
      answerDueAt: isOpenStage(stage) ? inquiry.answerDueAt : null,
      order: orders.get(id) ?? null,
      offer: (isAlive && offers.get(id)) || null,
      reservation: (isAlive && reservations.get(id)) || null,
      gone: gone.get(id) ?? null,
      goneAt: gone.get(id)?.at ?? null,
      isNew: stage === 'new' && isFirstStep(inquiry),
      callbackAt: inquiry.callbackAt && callbackStep(inquiry) && inquiry.callbackAt,
      failedAt: (isAlive && failed.get(id)) || null,
      received: sinceFirstWord(words.get(id), inquiry),
      chosenAt: null,
    }
  })
  const listed = await withoutPutOff(em, withReasons(standings, day), day)
  const byKind = Map.groupBy(listed, ({ kind }) => kind)
  const shown = todayKinds.flatMap((kind) => mostUrgent(kind, byKind.get(kind) ?? []))
  const next = await nextInquiry(em, { owner, now, listed: new Set(listed.map(({ id }) => id)) })
  return {
    items: await toItems(em, shown, now),
    counts: { ...countsOf(byKind), spam: await countUnseenSpam(em, account) },
    calls: await comingCalls(em, open.values(), now),
    next,
  }
}

/** Who has no answer at all waits since they asked, whatever they added. */
function sinceFirstWord(
  words: UnansweredWords | undefined,
  { createdAt, firstAnsweredAt }: Pick<Standing, 'createdAt' | 'firstAnsweredAt'>,
): UnansweredWords | null {
  if (!words) return null
  const isFirst = firstAnsweredAt === null && createdAt < words.since
  return isFirst ? { ...words, since: createdAt } : words
}

type Candidate = Standing & Circumstances & { id: number }
type Listed = Candidate & Reason

const withReasons = (candidates: Candidate[], day: DayOfWork): Listed[] =>
  candidates.flatMap((candidate) => {
    const reason = reasonFor(candidate, day)
    return reason ? [{ ...candidate, ...reason }] : []
  })

/** Leaves out what the staff have put off to a moment that has not come yet. */
async function withoutPutOff(em: EntityManager, listed: Listed[], day: DayOfWork) {
  const isAhead = ({ nextStepAt, kind }: Listed) =>
    nextStepAt !== null && nextStepAt > day.now && kind !== 'fresh' && kind !== 'order'
  const ahead = listed.filter(isAhead)
  const chosen = await lastChoices(
    em,
    ahead.map(({ id }) => id),
  )
  const isChosen = ({ id }: Listed) => chosen.has(id)
  const judged = ahead
    .filter(isChosen)
    .map((one) => ({ ...one, chosenAt: chosen.get(one.id) ?? null }))
  return [...listed.filter((one) => !(isAhead(one) && isChosen(one))), ...withReasons(judged, day)]
}

/** The oldest, but the newest of what has come in. */
function mostUrgent(kind: TodayKind, items: Listed[]): Listed[] {
  const direction = isDue({ kind }) ? 1 : -1
  return items
    .sort((a, b) => direction * (a.at.getTime() - b.at.getTime() || a.id - b.id))
    .slice(0, MOST_OF_A_KIND)
}

function countsOf(byKind: Map<TodayKind, Listed[]>): Record<TodayKind, number> {
  const counts = todayKinds.map((kind) => [kind, byKind.get(kind)?.length ?? 0])
  return Object.fromEntries(counts)
}
