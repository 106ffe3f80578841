import { type EntityManager, type FilterQuery, raw } from '@mikro-orm/sql'
import { daysLater, monthsLater } from '../../../shared/dealer/clock.ts'
import { retention } from '../../../shared/operation/retention.ts'
import { portionsOf } from '../../base/data/db/rows.ts'
import { forgetInquiries } from '../../catalogue/products/product.reservation.ts'
import { InquiryEntity } from './inquiry.entity.ts'
import { removeInquiryMails } from './inquiry-mails.ts'

/**
 * How many inquiries there are, and how many of them and of the spam are to be deleted.
 * @param kept those that must stay
 */
export async function countExpiredInquiries(em: EntityManager, now: Date, kept: number[] = []) {
  return {
    inquiries: {
      deletable: await em.count(InquiryEntity, expired(now, kept)),
      total: await em.count(InquiryEntity, { spam: false }),
    },
    spam: await em.count(InquiryEntity, expiredSpam(now, kept)),
  }
}

interface Expiry {
  /** Those that must stay. */
  kept: number[]
  /** Called in the transaction that deletes some. Handed in, because offers stand above inquiries. */
  ending: (em: EntityManager, inquiries: number[]) => Promise<void>
}

/** Deletes the inquiries and the spam that have expired. */
export async function deleteExpiredInquiries(
  em: EntityManager,
  now: Date,
  { kept, ending }: Expiry = { kept: [], ending: async () => {} },
): Promise<void> {
  for (const where of [expired(now, kept), expiredSpam(now, kept)])
    await deleteInquiries(em, where, ending)
}

async function deleteInquiries(
  em: EntityManager,
  where: FilterQuery<InquiryEntity>,
  ending: Expiry['ending'],
): Promise<void> {
  // Doubles go before the inquiry that they repeat.
  const found = await em.find(InquiryEntity, where, {
    fields: ['id'],
    disableIdentityMap: true,
    orderBy: { id: 'desc' },
  })
  const ids = found.map(({ id }) => id)
  for (const some of portionsOf(ids)) {
    await em.transactional(async (em) => {
      await ending(em, some)
      await removeInquiryMails(em, some)
      await forgetInquiries(em, some)
      await em.nativeDelete(InquiryEntity, { $and: [where, { id: { $in: some } }] })
    })
  }
}

/** An inquiry whose last contact was before this moment is deleted. */
export const lastContactLimit = (now: Date): Date => monthsLater(now, -retention.inquiryMonths)

/**
 * Long after the last contact: the inquiry itself, a message or a call, but no note or stage. An inquiry stays as long
 * as its doubles.
 */
function expired(now: Date, kept: number[]): FilterQuery<InquiryEntity> {
  const limit = lastContactLimit(now)
  const written = raw("select inquiry_id from message where kind <> 'note' and at >= ?", [limit])
  const doubles = raw(
    'select duplicate_of_id from inquiry where duplicate_of_id is not null and created_at >= ?',
    [limit],
  )
  return {
    spam: false,
    // What was joined into another one stays as long as that.
    joinedAt: null,
    createdAt: { $lt: limit },
    $and: [{ id: { $nin: written } }, { id: { $nin: doubles } }, { id: { $nin: kept } }],
  }
}

const expiredSpam = (now: Date, kept: number[]): FilterQuery<InquiryEntity> => ({
  spam: true,
  updatedAt: { $lt: daysLater(now, -retention.spamDays) },
  id: { $nin: kept },
})
