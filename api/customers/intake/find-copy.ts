import type { EntityManager } from '@mikro-orm/sql'
import type { InquiryCopy } from '../../../shared/inquiries/inquiry-copy.ts'
import { formFiles } from '../inquiries/form-files.ts'
import { correctedAmong } from '../inquiries/inquiry.corrections.ts'
import { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import { toInquiry } from '../inquiries/inquiry.queries.ts'
import type { CopyTickets } from './copy-tickets.ts'

/** What somebody has sent; null for a token that is wrong or expired, and for an inquiry that is gone. */
export async function findCopy(
  em: EntityManager,
  tickets: CopyTickets,
  token: string,
): Promise<Omit<InquiryCopy, 'isTimeTaken'> | null> {
  const id = await tickets.read(token)
  const sent = id && (await em.findOne(InquiryEntity, id, { populate: ['duplicateOf'] }))
  if (!sent) return null
  // After a correction by the staff it is not proven who has sent it.
  if ((await correctedAmong(em, [sent.id])).length > 0) return null
  // A double shows the number and callback of the first inquiry, and its own text.
  const first = sent.duplicateOf ?? sent
  const { receipt, callbackAt, answerDueAt } = await toInquiry(em, first)
  const files = (await formFiles(em, first.id)).map(({ name }) => name)
  return { ...(await toInquiry(em, sent)), receipt, callbackAt, answerDueAt, token, files }
}
