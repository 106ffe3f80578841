import type { EntityManager } from '@mikro-orm/sql'
import { logFailure } from '../../base/data/db/outage.ts'
import { UserEntity } from '../../dealer/accounts/user.entity.ts'
import { InquiryEntity } from './inquiry.entity.ts'
import { InquiryEventEntity } from './inquiry-event.entity.ts'

/**
 * Notes when an account last looked at spam. Never rejects: whoever looks gets an answer while nothing can be written,
 * and the same spam is only counted as unseen once more.
 */
export async function noteSpamSeen(em: EntityManager, account: number, at: Date): Promise<void> {
  await em
    .nativeUpdate(UserEntity, { id: account }, { spamSeenAt: at })
    .catch((error) => logFailure('Der Blick in den Spam konnte nicht vermerkt werden:', error))
}

/** How many inquiries were marked as spam since an account last looked at it. */
export async function countUnseenSpam(em: EntityManager, account: number): Promise<number> {
  const user = await em.findOne(UserEntity, account, {
    fields: ['spamSeenAt'],
    disableIdentityMap: true,
  })
  const marks = await em.find(
    InquiryEventEntity,
    { kind: 'spam', ...(user?.spamSeenAt && { at: { $gte: user.spamSeenAt } }) },
    { fields: ['inquiry'], disableIdentityMap: true },
  )
  const ids = [...new Set(marks.map(({ inquiry }) => inquiry.id))]
  return em.count(InquiryEntity, { id: { $in: ids }, spam: true })
}
