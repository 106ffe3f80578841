import type { EntityManager } from '@mikro-orm/sql'
import {
  type InquiryEvent,
  type InquiryEventKind,
  receiptNumber,
} from '../../../shared/inquiries/inquiry.ts'
import type { InquiryEntity } from './inquiry.entity.ts'
import { InquiryEventEntity } from './inquiry.entity.ts'

/**
 * Adds an entry to the timeline of an inquiry, in the same transaction.
 * @param author the user who did it, null for what happens by itself
 */
export function recordEvent(
  em: EntityManager,
  inquiry: InquiryEntity | number,
  kind: InquiryEventKind,
  text: string,
  author: string | null = null,
): void {
  em.create(InquiryEventEntity, { inquiry, kind, text, author, at: new Date() })
}

/** Takes out of the timeline that somebody has chosen the next step, the last time. */
export async function forgetLastChoice(em: EntityManager, inquiry: number): Promise<void> {
  const last = await em.findOne(
    InquiryEventEntity,
    { inquiry, kind: 'step', author: { $ne: null } },
    { orderBy: { id: 'desc' } },
  )
  if (last) em.remove(last)
}

/** The timeline of an inquiry and of those that were joined into it, oldest first. */
export async function listEvents(
  em: EntityManager,
  [inquiry, ...joined]: readonly [InquiryEntity, ...InquiryEntity[]],
): Promise<InquiryEvent[]> {
  const ids = [inquiry, ...joined].map(({ id }) => id)
  const events = await em.find(
    InquiryEventEntity,
    { inquiry: { $in: ids } },
    { orderBy: { id: 'asc' } },
  )
  const received = [
    arrivalOf(inquiry, 'Anfrage eingegangen'),
    ...joined.map((one) => arrivalOf(one, `${receiptNumber(one.id, one.createdAt)} eingegangen`)),
  ]
  const told = events.filter((event) => !joined.some((one) => isOwnJoining(event, one)))
  const all = [...received, ...told].sort((a, b) => a.at.getTime() - b.at.getTime())
  return all.map(({ at, kind, text, author = null }) => ({
    at: at.toISOString(),
    kind,
    text,
    author,
  }))
}

/** Where an inquiry went is told by the one to which it came. */
const isOwnJoining = ({ inquiry, kind, at }: InquiryEventEntity, { id, joinedAt }: InquiryEntity) =>
  inquiry.id === id && kind === 'joined' && joinedAt != null && at >= joinedAt

const arrivalOf = ({ createdAt }: InquiryEntity, text: string) => ({
  at: createdAt,
  kind: 'received' as const,
  text,
  author: null,
})
