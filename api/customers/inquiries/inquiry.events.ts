import type { EntityManager } from '@mikro-orm/sql'
import type { InquiryEvent, InquiryEventKind } from '../../../shared/inquiries/inquiry.ts'
import type { InquiryEntity } from './inquiry.entity.ts'
import { InquiryEventEntity } from './inquiry-event.entity.ts'

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

/** The timeline of an inquiry, oldest first. */
export async function listEvents(
  em: EntityManager,
  { id, createdAt }: InquiryEntity,
): Promise<InquiryEvent[]> {
  const events = await em.find(InquiryEventEntity, { inquiry: id }, { orderBy: { id: 'asc' } })
  const text = 'Anfrage eingegangen'
  const received = { at: createdAt, kind: 'received' as const, text, author: null }
  return [received, ...events].map(({ at, kind, text, author = null }) => ({
    at: at.toISOString(),
    kind,
    text,
    author,
  }))
}
