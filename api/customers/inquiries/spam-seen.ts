import type { EntityManager } from '@mikro-orm/sql'
import { UserEntity } from '../../dealer/accounts/user.entity.ts'
import { InquiryEventEntity } from './inquiry.entity.ts'

/** Notes when an account last looked at spam. */
export async function noteSpamSeen(em: EntityManager, account: number, at: Date): Promise<void> {
  await em.nativeUpdate(UserEntity, { id: account }, { spamSeenAt: at })
}

/** How many inquiries others, or the product itself, have marked as spam since an account last looked at it. */
export async function countUnseenSpam(em: EntityManager, account: number): Promise<number> {
  const user = await em.findOne(UserEntity, account, {
    fields: ['spamSeenAt', 'username'],
    disableIdentityMap: true,
  })
  // From the spam of some weeks to its own events: those of all inquiries are many more.
  const marks = await em.find(
    InquiryEventEntity,
    {
      kind: 'spam',
      inquiry: { spam: true },
      ...(user?.spamSeenAt && { at: { $gte: user.spamSeenAt } }),
      ...(user && { $or: [{ author: null }, { author: { $ne: user.username } }] }),
    },
    { fields: ['inquiry'], disableIdentityMap: true },
  )
  return new Set(marks.map(({ inquiry }) => inquiry.id)).size
}
