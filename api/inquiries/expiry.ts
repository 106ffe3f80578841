import type { EntityManager, FilterQuery } from '@mikro-orm/sql'
import { retention } from '../../shared/retention.ts'
import { InquiryEntity } from './inquiry.entity.ts'

/** How many inquiries there are, and how many of them and of the spam are to be deleted. */
export async function countExpiredInquiries(em: EntityManager, now: Date) {
  return {
    inquiries: {
      deletable: await em.count(InquiryEntity, expired(now)),
      total: await em.count(InquiryEntity, { spam: false }),
    },
    spam: await em.count(InquiryEntity, expiredSpam(now)),
  }
}

/** Deletes what the privacy page promises to delete. */
export async function deleteExpiredInquiries(em: EntityManager, now: Date): Promise<void> {
  await em.nativeDelete(InquiryEntity, expired(now))
  await em.nativeDelete(InquiryEntity, expiredSpam(now))
}

/** Long after the last contact. */
function expired(now: Date): FilterQuery<InquiryEntity> {
  const limit = new Date(now)
  limit.setMonth(limit.getMonth() - retention.inquiryMonths)
  return { spam: false, updatedAt: { $lt: limit } }
}

function expiredSpam(now: Date): FilterQuery<InquiryEntity> {
  const limit = new Date(now)
  limit.setDate(limit.getDate() - retention.spamDays)
  return { spam: true, updatedAt: { $lt: limit } }
}
