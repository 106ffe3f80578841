import type { EntityManager } from '@mikro-orm/sql'
import { receiptNumber } from '../../../shared/inquiries/inquiry.ts'
import type { MailKind } from '../../../shared/mail/mail.ts'
import { mailboxOf } from '../../base/data/personal/mailbox.ts'
import { MailEntity } from '../../base/work/mail/mail.entity.ts'
import type { MailConfig } from '../../base/work/mail/mail-config.ts'
import { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import { MessageEntity } from '../inquiries/message.entity.ts'
import { mailsToSender } from '../inquiries/thread.ts'
import { inquiriesOf } from '../mails/mail.queries.ts'
import { OfferEntity } from '../offers/offer.entity.ts'
import type { ArrivedMail } from './arrived-mail.ts'
import { isOurAddress } from './our-addresses.ts'

type Said = Pick<ArrivedMail, 'answers' | 'from' | 'subject'>

/** Only the customer has them, or somebody to whom they have passed them on. */
const TO_CUSTOMERS: MailKind[] = ['confirmation', 'reply']
const INQUIRY_NUMBER = /\bA-\d{4}-0*(\d{1,9})\b/gi
/** What is longer was not written by a person. */
const SUBJECT_LENGTH = 500
const OFFER_NUMBER = /\bAN-(\d{4})-0*(\d{1,9})\b/gi

/**
 * The inquiry that a mail belongs to: it answers a mail of ours to the customer; or it answers one about the inquiry,
 * or has its number or that of an offer in its subject, and comes from an address of that inquiry. What the dealer
 * writes is no word of a customer.
 */
export async function inquiryOf(
  em: EntityManager,
  mail: MailConfig | null,
  said: Said,
): Promise<InquiryEntity | null> {
  const candidates = [
    ...(await answered(em, said.answers)),
    ...(await numbered(em, said.subject)).map((inquiry) => ({ inquiry, isCertain: false })),
  ]
  const isDealer = said.from !== null && (await isOurAddress(em, mail, said.from.address))
  for (const { inquiry, isCertain } of candidates) {
    const found = inquiry.duplicateOf ?? inquiry
    if (isCertain && !isDealer) return found
    if (said.from && (await addressesOf(em, inquiry)).has(mailboxOf(said.from.address)))
      return found
  }
  return null
}

/** What the mails are about that it answers, the newest first. */
async function answered(em: EntityManager, answers: string[]) {
  if (answers.length === 0) return []
  const mails = await em.find(MailEntity, { messageId: { $in: answers } })
  const inquiries = await inquiriesOf(em, mails)
  return answers.flatMap((id) => {
    const mail = mails.find(({ messageId }) => messageId === id)
    const inquiry = mail && inquiries.get(mail.id)
    return mail && inquiry ? [{ inquiry, isCertain: TO_CUSTOMERS.includes(mail.kind) }] : []
  })
}

/** The inquiries that a subject names, by their own number or that of an offer. */
async function numbered(em: EntityManager, subject: string): Promise<InquiryEntity[]> {
  const found: InquiryEntity[] = []
  const named = subject.slice(0, SUBJECT_LENGTH)
  for (const [receipt, id] of named.matchAll(INQUIRY_NUMBER)) {
    const inquiry = await em.findOne(InquiryEntity, { id: Number(id) })
    if (inquiry && receiptNumber(inquiry.id, inquiry.createdAt) === receipt.toUpperCase())
      found.push(inquiry)
  }
  for (const [, year, serial] of named.matchAll(OFFER_NUMBER)) {
    const where = { year: Number(year), serial: Number(serial) }
    const offer = await em.findOne(OfferEntity, where, { populate: ['inquiry'] })
    if (offer) found.push(offer.inquiry)
  }
  return found
}

/** The mailboxes by which the customer of an inquiry is known: its own, those that got mail of it, and who has written. */
async function addressesOf(em: EntityManager, inquiry: InquiryEntity): Promise<Set<string>> {
  const mails = await em.find(MailEntity, await mailsToSender(em, inquiry.id))
  const written = await em.find(
    MessageEntity,
    { inquiry, kind: 'received', sender: { $ne: null } },
    { fields: ['sender'], disableIdentityMap: true },
  )
  return new Set(
    [
      inquiry.mailbox,
      ...mails.map(({ mailbox }) => mailbox),
      ...written.map(({ sender }) => mailboxOf(sender ?? '')),
    ].filter(Boolean),
  )
}
