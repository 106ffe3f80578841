import type { MikroORM } from '@mikro-orm/sql'
import { retention } from '../../shared/retention.ts'
import { InquiryEntity } from './inquiry.entity.ts'

/** Deletes what the privacy page promises to delete: old spam, and enquiries long after the last contact. */
export async function deleteExpiredInquiries(orm: MikroORM, now = new Date()): Promise<void> {
  const spamLimit = new Date(now)
  spamLimit.setDate(spamLimit.getDate() - retention.spamDays)
  const limit = new Date(now)
  limit.setMonth(limit.getMonth() - retention.inquiryMonths)
  const em = orm.em.fork()
  await em.nativeDelete(InquiryEntity, { spam: true, updatedAt: { $lt: spamLimit } })
  await em.nativeDelete(InquiryEntity, { spam: false, updatedAt: { $lt: limit } })
}
