import type { EntityManager, FilterQuery } from '@mikro-orm/core'
import type { MailEntity } from '../../base/mail/mail.entity.ts'
import { replyKeys } from '../inquiries/thread.ts'
import { OfferEntity } from '../offers/offer.entity.ts'

/** The mails to and about those who sent these inquiries. */
export async function mailsAbout(
  em: EntityManager,
  inquiries: number[],
): Promise<FilterQuery<MailEntity>> {
  const offers = await em.find(
    OfferEntity,
    { inquiry: { $in: inquiries } },
    { fields: ['id'], disableIdentityMap: true },
  )
  return {
    $or: [
      { kind: { $in: ['notification', 'confirmation'] }, about: { $in: inquiries.map(String) } },
      { kind: 'reply', about: { $in: await replyKeys(em, inquiries) } },
      // They are about an offer and a message.
      ...offers.map(({ id }) => ({ kind: 'offerNews' as const, about: { $like: `${id} %` } })),
    ],
  }
}
