import type { EntityManager, FilterQuery } from '@mikro-orm/sql'
import { mailKindLabel, mailKindLabels, mailStateLabels } from '../../../shared/mail/mail.ts'
import { MailEntity } from '../../base/work/mail/mail.entity.ts'
import { SearchAlertEntity } from '../alerts/search-alert.entity.ts'
import { inquiryMailKinds } from '../inquiries/inquiry-mails.ts'
import { broughtWith } from '../inquiries/joined.ts'
import { replyKeys, replyKinds } from '../inquiries/thread.ts'
import { OfferEntity } from '../offers/offer.entity.ts'
import { type PersonIds, personal } from '../personal/personal-data.ts'

/** Here, because only this wing knows which mails are about inquiries. */
export const mailData = personal(
  MailEntity,
  {
    what: 'E-Mails im Postausgang',
    activity: 'inquiries',
    nameOf: ({ kind, recipient }) => `E-Mail „${mailKindLabel(kind)}“ an ${recipient}`,
    of: mailsAbout,
  },
  {
    id: 'work',
    kind: { says: 'Art', words: mailKindLabels },
    about: 'work',
    recipient: { says: 'Empfänger' },
    mailbox: 'work',
    messageId: 'work',
    state: { says: 'Stand', words: mailStateLabels },
    attempts: 'work',
    nextAttemptAt: 'work',
    claimedUntil: 'work',
    lastError: { says: 'Antwort des Mailservers' },
    createdAt: { says: 'Angelegt am' },
  },
)

/** The mails to and about the senders of these inquiries and alerts. */
async function mailsAbout(
  em: EntityManager,
  { inquiries, alerts }: PersonIds,
): Promise<FilterQuery<MailEntity>> {
  const offers = await em.find(OfferEntity, broughtWith(inquiries), {
    fields: ['id'],
    disableIdentityMap: true,
  })
  const told = await em.find(
    SearchAlertEntity,
    { id: { $in: alerts } },
    { fields: ['email'], disableIdentityMap: true },
  )
  return {
    $or: [
      { kind: 'alertConfirm', about: { $in: alerts.map(String) } },
      { kind: 'alertNews', recipient: { $in: told.map(({ email }) => email) } },
      { kind: { $in: inquiryMailKinds }, about: { $in: inquiries.map(String) } },
      {
        kind: { $in: [...replyKinds] },
        about: { $in: await replyKeys(em, broughtWith(inquiries)) },
      },
      // They are about an offer and a message.
      ...offers.map(({ id }) => ({ kind: 'offerNews' as const, about: { $like: `${id} %` } })),
    ],
  }
}
