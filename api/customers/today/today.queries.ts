import { isDeepStrictEqual } from 'node:util'
import type { EntityManager } from '@mikro-orm/sql'
import { berlinDay } from '../../../shared/dates.ts'
import { endOfDay } from '../../../shared/dealer/clock.ts'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { excerpt } from '../../../shared/inquiries/listed-inquiry.ts'
import { stepTexts } from '../../../shared/inquiries/next-step.ts'
import { openStages } from '../../../shared/inquiries/stage.ts'
import { type Today, type TodayItem, todayInquiry } from '../../../shared/inquiries/today.ts'
import { inOrder, type TodayKind } from '../../../shared/inquiries/today-kinds.ts'
import { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import { toInquiries } from '../inquiries/inquiry.queries.ts'
import { callbackStep, firstStep } from '../inquiries/inquiry.work.ts'
import { countUnseenSpam } from '../inquiries/spam-seen.ts'
import { type Due, dueOffers, dueOrders, dueReservations } from './due-offers.ts'
import { failedMails } from './failed-mails.ts'
import { findGone } from './gone.ts'
import { lastChoices } from './last-choices.ts'
import { lastMessages } from './last-messages.ts'
import { reasonFor } from './reason.ts'

interface Scope {
  /** Who asks. */
  account: number
  /** Only what this account or everybody has to do. */
  isOwn: boolean
}

/** What is to be done about open inquiries until the end of the day, each under the first reason that fits. */
export async function findToday(
  em: EntityManager,
  { account, isOwn }: Scope,
  now = new Date(),
): Promise<Today> {
  const [orders, offers] = [await dueOrders(em), await dueOffers(em, now)]
  const reservations = await dueReservations(em, now)
  const due = [...offers.keys(), ...reservations.keys()]
  const found = await em.find(
    InquiryEntity,
    {
      spam: false,
      duplicateOf: null,
      // What was won has no step, but its offer and reservation may be due. An order is due whatever the stage.
      $and: [
        {
          $or: [
            { stage: { $in: openStages } },
            { stage: 'won', id: { $in: due } },
            { id: { $in: [...orders.keys()] } },
          ],
        },
      ],
      ...(isOwn && { $or: [{ owner: account }, { owner: null }] }),
    },
    { populate: ['product', 'owner'], orderBy: { id: 'asc' } },
  )
  const shown = new Map((await toInquiries(em, found)).map((inquiry) => [inquiry.id, inquiry]))
  const ids = found.map(({ id }) => id)
  const [failed, last] = [await failedMails(em, ids), await lastMessages(em, ids)]
  const [chosen, gone] = [await lastChoices(em, ids), await findGone(em, [...shown.values()])]
  const items = found.flatMap((entity): TodayItem[] => {
    const { id, createdAt, answerDueAt = null, firstAnsweredAt = null } = entity
    const inquiry = shown.get(id)
    if (!inquiry) return []
    const order = orders.get(id) ?? null
    const [offer, reservation] = [offers.get(id) ?? null, reservations.get(id) ?? null]
    const { nextStep } = inquiry
    const { talk = null, newest = null } = last.get(id) ?? {}
    const callback = callbackStep(entity)
    const reason = reasonFor(
      {
        createdAt,
        answerDueAt,
        firstAnsweredAt,
        order,
        offer,
        reservation,
        isNew: inquiry.stage === 'new' && isDeepStrictEqual(nextStep, firstStep(entity)),
        nextStep: nextStep && { at: new Date(nextStep.at) },
        callbackAt: callback && new Date(callback.at),
        failedAt: failed.get(id) ?? null,
        last: talk,
        goneAt: gone.get(id) ?? null,
        chosenAt: chosen.get(id) ?? null,
      },
      now,
    )
    if (!reason) return []
    const { kind } = reason
    const at = reason.at.toISOString()
    const until = timed.has(kind) ? at : (nextStep?.at ?? at)
    return [
      {
        kind,
        at,
        overdue: until < now.toISOString(),
        text: todo(kind, { inquiry, order, offer, reservation }),
        inquiry: todayInquiry.parse({ ...inquiry, message: excerpt(inquiry.message) }),
        offer: kind === 'order' && order ? order.offer : null,
        lastMessage: newest && { ...newest, text: excerpt(newest.text) },
      },
    ]
  })
  return {
    items: items.sort(inOrder),
    counts: { ...countsOf(items), spam: await countUnseenSpam(em, account) },
    next: nextAfterToday([...shown.values()], now),
  }
}

/** Kinds that are late when their own time is over, whatever the next step is. */
const timed: ReadonlySet<TodayKind> = new Set(['callback', 'unanswered', 'offer', 'reservation'])

function countsOf(items: TodayItem[]): Record<TodayKind, number> {
  const counts = {
    order: 0,
    received: 0,
    callback: 0,
    failedMail: 0,
    unanswered: 0,
    step: 0,
    offer: 0,
    reservation: 0,
    gone: 0,
    fresh: 0,
  }
  for (const { kind } of items) counts[kind]++
  return counts
}

interface Known {
  inquiry: Inquiry
  order: Due | null
  offer: Due | null
  reservation: Due | null
}

function todo(
  kind: TodayKind,
  { inquiry: { nextStep }, order, offer, reservation }: Known,
): string {
  switch (kind) {
    case 'order':
      return order?.text ?? ''
    case 'unanswered':
      return stepTexts.answer
    case 'failedMail':
      return 'Anders erreichen: Eine E-Mail kam nicht an'
    case 'received':
      return 'Auf die Nachricht des Kunden antworten'
    case 'gone':
      return 'Etwas anderes anbieten: Die Maschine ist nicht mehr zu haben'
    case 'offer':
      return offer?.text ?? ''
    case 'reservation':
      return reservation?.text ?? ''
    case 'callback':
    case 'step':
    case 'fresh':
      return nextStep?.text ?? ''
  }
}

function nextAfterToday(inquiries: Inquiry[], now: Date): Today['next'] {
  const tomorrow = endOfDay(berlinDay(now)).toISOString()
  const [first] = inquiries
    .flatMap(({ name, nextStep }) => (nextStep ? [{ ...nextStep, name }] : []))
    .filter(({ at }) => at >= tomorrow)
    .sort((a, b) => a.at.localeCompare(b.at))
  return first ?? null
}
