import type { EntityManager } from '@mikro-orm/sql'
import { excerpt } from '../../../shared/inquiries/excerpt.ts'
import { receiptNumber } from '../../../shared/inquiries/inquiry.ts'
import { stepTexts } from '../../../shared/inquiries/stage.ts'
import type { TodayItem } from '../../../shared/inquiries/today.ts'
import type { TodayKind } from '../../../shared/inquiries/today-kinds.ts'
import { signingName } from '../../dealer/accounts/user.entity.ts'
import { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import { lastMessages } from '../inquiries/inquiry.rows.ts'
import { stepOf } from '../inquiries/inquiry.work.ts'
import { newestPhones } from '../inquiries/joined.ts'
import type { DueOrder, DueSince } from './due-offers.ts'
import type { Gone } from './gone.ts'
import { openQuestions, type UnansweredWords } from './last-words.ts'
import { type NamedMachine, namedMachines, withStates } from './line-machines.ts'
import type { Reason } from './reason.ts'

/** What has its own time beside the next step of an inquiry. */
export interface Circumstances {
  order: DueOrder | null
  offer: DueSince | null
  reservation: DueSince | null
  gone: Gone | null
  received: UnansweredWords | null
}

/** The lines of these inquiries, in their order, with all that they show. */
export async function toItems(
  em: EntityManager,
  listed: (Reason & Circumstances & { id: number })[],
  now: Date,
): Promise<TodayItem[]> {
  const ids = listed.map(({ id }) => id)
  const found = await em.find(
    InquiryEntity,
    { id: { $in: ids } },
    { populate: ['owner'], disableIdentityMap: true },
  )
  const inquiries = new Map(found.map((inquiry) => [inquiry.id, inquiry]))
  const messages = await lastMessages(em, ids)
  const phones = await newestPhones(em, ids)
  const orders = listed.filter(({ kind }) => kind === 'order').map(({ id }) => id)
  const questions = await openQuestions(em, orders)
  const asked = await namedMachines(em, found)
  const ordered = listed.flatMap(({ id, kind, order }): [number, NamedMachine[]][] =>
    kind === 'order' && order ? [[id, order.machines]] : [],
  )
  const machines = await withStates(em, new Map([...asked, ...ordered]))
  return listed.flatMap(({ id, kind, at, ...known }): TodayItem[] => {
    const inquiry = inquiries.get(id)
    if (!inquiry) return []
    const until = timed.has(kind) ? at : (inquiry.nextStepAt ?? at)
    return [
      {
        kind,
        at: at.toISOString(),
        overdue: until < now,
        text: todo(kind, { inquiry, ...known }),
        inquiry: shownOf(inquiry, phones.get(id)),
        machines: machines.get(id) ?? [],
        offer: kind === 'order' && known.order ? known.order.offer : null,
        lastMessage: messages.get(id) ?? null,
        question: questions.get(id) ?? null,
        newMessages: known.received?.count ?? 0,
      },
    ]
  })
}

const shownOf = (inquiry: InquiryEntity, phone = inquiry.phone): TodayItem['inquiry'] => ({
  id: inquiry.id,
  receipt: receiptNumber(inquiry.id, inquiry.createdAt),
  name: inquiry.name,
  company: inquiry.company,
  email: inquiry.email,
  phone,
  message: excerpt(inquiry.message),
  callback: inquiry.callback,
  callbackAt: inquiry.callbackAt?.toISOString() ?? null,
  concern: inquiry.concern ?? null,
  language: inquiry.language,
  suspicious: inquiry.suspicious,
  stage: inquiry.stage,
  ownerId: inquiry.owner?.id ?? null,
  owner: inquiry.owner ? signingName(inquiry.owner) : null,
  nextStep: stepOf(inquiry),
  createdAt: inquiry.createdAt.toISOString(),
  updatedAt: inquiry.updatedAt.toISOString(),
})

/** Kinds that are late when their own time is over, whatever the next step is. */
const timed: ReadonlySet<TodayKind> = new Set(['callback', 'unanswered', 'offer', 'reservation'])

function todo(
  kind: TodayKind,
  {
    inquiry: { nextStepText },
    order,
    offer,
    reservation,
    gone,
  }: Omit<Circumstances, 'received'> & { inquiry: InquiryEntity },
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
      return gone ? `Etwas anderes anbieten: ${gone.title} ${whyGone(gone)}` : ''
    case 'offer':
      return offer?.text ?? ''
    case 'reservation':
      return reservation?.text ?? ''
    case 'callback':
    case 'step':
    case 'fresh':
      return nextStepText ?? ''
  }
}

function whyGone({ status }: Gone): string {
  if (status === 'sold') return 'ist verkauft'
  return status === 'reserved' ? 'ist reserviert' : 'wird nicht mehr angeboten'
}
