import type { EntityManager } from '@mikro-orm/sql'
import { NO_WAY_BACK, type SenderPatch } from '../../../shared/inquiries/inquiry-patch.ts'
import { keysOf } from '../../../shared/values/records.ts'
import { portionsOf } from '../../base/data/db/rows.ts'
import { invalid } from '../../base/requests/http/errors.ts'
import { redirectMails } from '../../base/work/mail/queue.ts'
import { personOf } from './identifiers.ts'
import type { InquiryEntity } from './inquiry.entity.ts'
import { InquiryEventEntity } from './inquiry.entity.ts'
import { recordEvent } from './inquiry.events.ts'
import { refreshSearchText } from './inquiry.search.ts'
import { mailsFollowingSender } from './thread.ts'

const labels = {
  name: 'Name',
  company: 'Firma',
  email: 'E-Mail-Adresse',
  phone: 'Telefon',
} as const satisfies Record<keyof SenderPatch, string>

/**
 * Corrects the sender of an inquiry, and everything by which the inquiry is found. Mails to the sender that have not
 * gone out go to the new address.
 * @returns whether anything has changed
 * @throws {ApiError} 400 if neither address nor telephone remains
 */
export async function correctSender(
  em: EntityManager,
  inquiry: InquiryEntity,
  patch: SenderPatch,
  author: string,
): Promise<boolean> {
  const changes = keysOf(labels).flatMap((field) => {
    const [before, after = before] = [inquiry[field], patch[field]]
    return after === before ? [] : [{ field, before, after }]
  })
  if (changes.length === 0) return false
  for (const { field, after } of changes) inquiry[field] = after
  const { email, phone } = inquiry
  if (!email && !phone) throw invalid({ email: [NO_WAY_BACK], phone: [NO_WAY_BACK] })
  em.assign(inquiry, personOf(inquiry))
  await refreshSearchText(em, inquiry)
  const said = changes.map(
    ({ field, before, after }) => `${labels[field]} ${quoted(before)} → ${quoted(after)}`,
  )
  recordEvent(em, inquiry, 'corrected', `Berichtigt: ${said.join(', ')}`, author)
  if (email && changes.some(({ field }) => field === 'email')) await redirectToSender(em, inquiry)
  return true
}

/** Those of these inquiries whose sender was corrected. */
export async function correctedAmong(em: EntityManager, ids: number[]): Promise<number[]> {
  const found = new Set<number>()
  for (const some of portionsOf(ids)) {
    const events = await em.find(
      InquiryEventEntity,
      { inquiry: { $in: some }, kind: 'corrected' },
      { fields: ['inquiry'], disableIdentityMap: true },
    )
    for (const { inquiry } of events) found.add(inquiry.id)
  }
  return [...found]
}

/** Redirects mails that have not gone out to the present address. */
export const redirectToSender = async (
  em: EntityManager,
  { id, email }: InquiryEntity,
): Promise<void> => redirectMails(em, await mailsFollowingSender(em, id), email)

const quoted = (value: string) => (value ? `„${value}“` : '–')
