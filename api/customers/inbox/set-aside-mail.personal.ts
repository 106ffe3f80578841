import type { EntityManager, FilterQuery } from '@mikro-orm/core'
import { berlinDay, formatDay } from '../../../shared/time/dates.ts'
import { type PersonIds, personal } from '../../base/data/personal/personal-data.ts'
import { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import { SetAsideMailEntity } from './set-aside-mail.entity.ts'

/** What is noted of mails that lie in the mailbox and were not taken. */
export const setAsideMailData = personal(
  SetAsideMailEntity,
  {
    what: 'E-Mails, die nicht übernommen wurden',
    activity: 'inquiries',
    nameOf: ({ at }) => `E-Mail im Postfach vom ${formatDay(berlinDay(at))}`,
    of: mailsFrom,
  },
  {
    key: 'work',
    inbox: 'work',
    uid: 'work',
    at: { says: 'Eingegangen am' },
    sender: { says: 'Absender' },
    mailbox: 'work',
    subject: { says: 'Betreff' },
    reason: { says: 'Grund' },
    attempts: 'work',
    retryAt: 'work',
    taken: 'work',
    byHand: 'work',
    notedAt: 'work',
  },
)

/** The mails from the senders of these inquiries. */
async function mailsFrom(
  em: EntityManager,
  { inquiries }: PersonIds,
): Promise<FilterQuery<SetAsideMailEntity>> {
  const senders = await em.find(
    InquiryEntity,
    { id: { $in: inquiries }, mailbox: { $ne: '' } },
    { fields: ['mailbox'], disableIdentityMap: true },
  )
  return { mailbox: { $in: senders.map(({ mailbox }) => mailbox) } }
}
