import type { EntityManager, FilterQuery } from '@mikro-orm/core'
import type { PersonIds } from '../../base/data/personal/personal-data.ts'
import type { MailEntity } from '../../base/work/mail/mail.entity.ts'
import { SearchAlertEntity } from '../alerts/search-alert.entity.ts'
import { replyKeys } from '../inquiries/thread.ts'
import { OfferEntity } from '../offers/offer.entity.ts'

/** The mails to and about the senders of these inquiries and alerts. */
export async function mailsAbout(
  em: EntityManager,
  { inquiries, alerts }: PersonIds,
): Promise<FilterQuery<MailEntity>> {
  const offers = await em.find(
    OfferEntity,
    { inquiry: { $in: inquiries } },
    { fields: ['id'], disableIdentityMap: true },
  )
  const told = await em.find(
    SearchAlertEntity,
    { id: { $in: alerts } },
    { fields: ['mailbox'], disableIdentityMap: true },
  )
  return {
    $or: [
      { kind: 'alertConfirm', about: { $in: alerts.map(String) } },
      // They are about all alerts of a mailbox.
      { kind: 'alertNews', mailbox: { $in: told.map(({ mailbox }) => mailbox) } },
      { kind: { $in: ['notification', 'confirmation'] }, about: { $in: inquiries.map(String) } },
      { kind: 'reply', about: { $in: await replyKeys(em, inquiries) } },
      // They are about an offer and a message.
      ...offers.map(({ id }) => ({ kind: 'offerNews' as const, about: { $like: `${id} %` } })),
    ],
  }
}
