import type { EntityManager } from '@mikro-orm/sql'
import { berlinDay } from '../../../shared/dates.ts'
import { endOfDay } from '../../../shared/dealer/clock.ts'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { stepTexts } from '../../../shared/inquiries/next-step.ts'
import { openStages } from '../../../shared/inquiries/stage.ts'
import {
  type Today,
  type TodayItem,
  type TodayKind,
  todayInquiry,
  todayKinds,
} from '../../../shared/inquiries/today.ts'
import { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import { toInquiries } from '../inquiries/inquiry.queries.ts'
import { type Due, dueOffers, dueReservations } from './due-offers.ts'
import { failedMails } from './failed-mails.ts'
import { findGone } from './gone.ts'
import { lastMessages } from './last-messages.ts'
import { reasonFor } from './reason.ts'

/** So much of a message is shown in a line of the list. */
const EXCERPT = 300

/**
 * What is to be done about open inquiries until the end of the day, each under the first reason that fits.
 * @param owner only what this account or everybody has to do; null for all
 */
export async function findToday(
  em: EntityManager,
  owner: number | null,
  now = new Date(),
): Promise<Today> {
  const [offers, reservations] = [await dueOffers(em, now), await dueReservations(em, now)]
  const due = [...offers.keys(), ...reservations.keys()]
  const found = await em.find(
    InquiryEntity,
    {
      ...{ spam: false, duplicateOf: null },
      // What was won has no step, but its offer and its reservation have their times.
      $and: [{ $or: [{ stage: { $in: openStages } }, { id: { $in: due } }] }],
      ...(owner !== null && { $or: [{ owner }, { owner: null }] }),
    },
    { populate: ['product', 'owner'], orderBy: { id: 'asc' } },
  )
  const shown = new Map((await toInquiries(em, found)).map((inquiry) => [inquiry.id, inquiry]))
  const ids = found.map(({ id }) => id)
  const [failed, last, gone] = [
    await failedMails(em, ids),
    await lastMessages(em, ids),
    await findGone(em, [...shown.values()]),
  ]
  const items = found.flatMap((entity): TodayItem[] => {
    const { id, answerDueAt = null, firstAnsweredAt = null, nextStepAt, nextStepText } = entity
    const inquiry = shown.get(id)
    if (!inquiry) return []
    const [offer, reservation] = [offers.get(id) ?? null, reservations.get(id) ?? null]
    const nextStep = nextStepAt && nextStepText ? { at: nextStepAt, text: nextStepText } : null
    const { talk = null, newest = null } = last.get(id) ?? {}
    const reason = reasonFor(
      {
        ...{ answerDueAt, firstAnsweredAt, nextStep, offer, reservation },
        failedAt: failed.get(id) ?? null,
        last: talk,
        isGone: gone.has(id),
      },
      now,
    )
    if (!reason) return []
    const { kind, at } = reason
    const isDue = timed.has(kind) ? at : (nextStep?.at ?? at)
    return [
      {
        kind,
        at: at.toISOString(),
        overdue: isDue < now,
        text: todo(kind, { inquiry, offer, reservation }),
        inquiry: todayInquiry.parse({ ...inquiry, message: excerpt(inquiry.message) }),
        lastMessage: newest && { ...newest, text: excerpt(newest.text) },
      },
    ]
  })
  return {
    items: items.sort((a, b) => order(a) - order(b) || a.at.localeCompare(b.at)),
    counts: countsOf(items),
    next: nextAfterToday([...shown.values()], now),
  }
}

/** What is late when its own time is over, whatever step there is. */
const timed: ReadonlySet<TodayKind> = new Set(['unanswered', 'offer', 'reservation'])

const order = ({ kind }: TodayItem) => todayKinds.indexOf(kind)

function countsOf(items: TodayItem[]): Today['counts'] {
  const counts = {
    unanswered: 0,
    failedMail: 0,
    received: 0,
    step: 0,
    offer: 0,
    reservation: 0,
    gone: 0,
  }
  for (const { kind } of items) counts[kind]++
  return counts
}

interface Known {
  inquiry: Inquiry
  offer: Due | null
  reservation: Due | null
}

function todo(kind: TodayKind, { inquiry: { nextStep }, offer, reservation }: Known): string {
  switch (kind) {
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
    case 'step':
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

const excerpt = (text: string) =>
  text.length <= EXCERPT ? text : `${text.slice(0, EXCERPT).replace(/[\ud800-\udbff]$/, '')}…`
