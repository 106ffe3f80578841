import type { EntityManager, FilterQuery } from '@mikro-orm/sql'
import { paths } from '../../../shared/addresses/paths.ts'
import { receiptNumber } from '../../../shared/inquiries/inquiry.ts'
import type { LetterKind } from '../../base/work/mail/letters.ts'
import { oneLine } from '../../base/work/mail/letters.ts'
import type { MailEntity } from '../../base/work/mail/mail.entity.ts'
import type { MailConfig } from '../../base/work/mail/mail-config.ts'
import { queueMail } from '../../base/work/mail/queue.ts'
import { whomToTell } from '../inquiries/house-addresses.ts'
import { MessageEntity } from '../inquiries/message.entity.ts'
import { threadBefore } from '../inquiries/thread.ts'
import { OfferEntity } from './offer.entity.ts'
import { paperOf } from './offer.queries.ts'

const NAME = 'offerNews'

/**
 * Queues the mails that tell the house and the person responsible what a message says about an offer, in the same
 * transaction.
 * @param by the account that has said it; null for the customer
 */
export async function tellHouse(
  em: EntityManager,
  mail: MailConfig | null,
  { id, inquiry }: OfferEntity,
  message: { id: number },
  by: number | null = null,
): Promise<void> {
  if (!mail) return
  for (const recipient of await whomToTell(em, mail, inquiry, by))
    queueMail(em, mail, { kind: NAME, about: `${id} ${message.id}`, recipient })
}

export const offerNewsLetter: LetterKind = {
  async write(mail, { em, siteUrl }) {
    const { about, recipient } = mail
    const [offerId, messageId] = about.split(' ').map(Number)
    const offer = await em.findOne(OfferEntity, Number(offerId), { populate: ['inquiry'] })
    const message = await em.findOne(MessageEntity, Number(messageId), { populate: ['text'] })
    if (!offer || !message) return null
    const inquiry = offer.inquiry
    const { id, name, email, createdAt } = inquiry
    const [headline = ''] = message.text.split(/:?\n/, 1)
    return {
      subject: oneLine(`${receiptNumber(id, createdAt)}: ${headline}`),
      text: `${message.text}\n\nIn der Verwaltung: ${siteUrl}${paths.adminInquiry(id)}\n`,
      replyTo: email ? [{ name: oneLine(name), address: email }] : [],
      autoSubmitted: 'auto-generated',
      references: await threadBefore(em, mail, await newsOf(em, id, recipient)),
      attachments: offer.status === 'accepted' ? [await paperAttached(em, offer)] : [],
    }
  },
}

/** The mails to one recipient of the house about an inquiry: that it came, and news of its offers. */
async function newsOf(
  em: EntityManager,
  inquiry: number,
  recipient: string,
): Promise<FilterQuery<MailEntity>> {
  const offers = await em.find(
    OfferEntity,
    { inquiry },
    { fields: ['id'], disableIdentityMap: true },
  )
  const ofOffers = offers.map(({ id }) => ({ kind: NAME, about: { $like: `${id} %` } }) as const)
  return { recipient, $or: [{ kind: 'notification', about: String(inquiry) }, ...ofOffers] }
}

async function paperAttached(em: EntityManager, offer: OfferEntity) {
  const { name, type, content } = await paperOf(em, offer)
  return { filename: name, contentType: type, content }
}
