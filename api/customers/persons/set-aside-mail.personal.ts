import type { EntityManager, FilterQuery } from '@mikro-orm/core'
import { berlinDay, formatDay } from '../../../shared/time/dates.ts'
import { addressOf, mailboxOf } from '../../base/data/personal/mailbox.ts'
import { SetAsideMailEntity } from '../../base/work/mailbox/set-aside-mail.entity.ts'
import { SearchAlertEntity } from '../alerts/search-alert.entity.ts'
import { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import { type PersonIds, personal } from '../personal/personal-data.ts'

/** What is noted of mails that lie in the mailbox and were not taken. */
export const setAsideMailData = personal(
  SetAsideMailEntity,
  {
    what: 'E-Mails, die nicht übernommen wurden',
    activity: 'inquiries',
    nameOf: ({ at }) => `E-Mail im Postfach vom ${formatDay(berlinDay(at))}`,
    numberOf: ({ uid }) => uid,
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

/** The mails from the addresses of these inquiries and alerts. */
async function mailsFrom(
  em: EntityManager,
  { inquiries, alerts }: PersonIds,
): Promise<FilterQuery<SetAsideMailEntity>> {
  const options = { fields: ['email'], disableIdentityMap: true } as const
  const senders = [
    ...(await em.find(InquiryEntity, { id: { $in: inquiries }, email: { $ne: '' } }, options)),
    ...(await em.find(SearchAlertEntity, { id: { $in: alerts } }, options)),
  ].map(({ email }) => email)
  const addresses = new Set(senders.map(addressOf))
  const found = await em.find(
    SetAsideMailEntity,
    { mailbox: { $in: [...new Set(senders.map(mailboxOf))] } },
    { fields: ['key', 'sender'], disableIdentityMap: true },
  )
  const theirs = found.filter(({ sender }) => addresses.has(addressOf(sender)))
  return { key: { $in: theirs.map(({ key }) => key) } }
}
