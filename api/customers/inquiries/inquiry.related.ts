import type { EntityManager, FilterQuery } from '@mikro-orm/sql'
import { type InquiryDetail, receiptNumber } from '../../../shared/inquiries/inquiry.ts'
import { MINUTE } from '../../../shared/time/time.ts'
import { InquiryEntity } from './inquiry.entity.ts'

const MOST = 20

/** How soon somebody who has mistyped their address sends the same again. */
const CORRECTED_WITHIN = 10 * MINUTE

/** Other inquiries with the same mail address or telephone, or sent once more with other ones, newest first. */
export async function findRelated(
  em: EntityManager,
  { id, mailbox, phoneNumber, name, company, message, createdAt }: InquiryEntity,
): Promise<InquiryDetail['related']> {
  const at = createdAt.getTime()
  const around = { $gte: new Date(at - CORRECTED_WITHIN), $lte: new Date(at + CORRECTED_WITHIN) }
  const same: FilterQuery<InquiryEntity>[] = [
    ...(mailbox ? [{ mailbox }] : []),
    ...(phoneNumber ? [{ phoneNumber }] : []),
    ...(message ? [{ name, company, message, createdAt: around }] : []),
  ]
  if (same.length === 0) return []
  const found = await em.find(
    InquiryEntity,
    { $or: same, id: { $ne: id }, spam: false, joinedAt: null },
    { orderBy: { createdAt: 'desc', id: 'desc' }, limit: MOST },
  )
  return found.map((inquiry) => ({
    ...referenceTo(inquiry),
    stage: inquiry.stage,
    name: inquiry.name,
    email: inquiry.email,
  }))
}

/** What names an inquiry where another thing leads to it. */
export const referenceTo = ({ id, createdAt }: Pick<InquiryEntity, 'id' | 'createdAt'>) => ({
  id,
  receipt: receiptNumber(id, createdAt),
  createdAt: createdAt.toISOString(),
})
