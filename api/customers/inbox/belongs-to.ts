import type { EntityManager } from '@mikro-orm/sql'
import { receiptNumber } from '../../../shared/inquiries/inquiry.ts'
import type { MailKind } from '../../../shared/mail/mail.ts'
import { mailboxOf } from '../../base/data/personal/mailbox.ts'
import { MailEntity } from '../../base/work/mail/mail.entity.ts'
import type { MailConfig } from '../../base/work/mail/mail-config.ts'
import { isOurAddress } from '../inquiries/house-addresses.ts'
import { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import { answeringId, joinedInto } from '../inquiries/joined.ts'
import { MessageEntity } from '../inquiries/message.entity.ts'
import { mailsToSender } from '../inquiries/thread.ts'
import { inquiriesOf } from '../mails/mail.queries.ts'
import { OfferEntity } from '../offers/offer.entity.ts'
import type { ArrivedMail } from './arrived-mail.ts'

type Said = Pick<ArrivedMail, 'answers' | 'from' | 'subject'>

/** The inquiry of a mail, and how that is known. */
export interface Belonging {
  inquiry: InquiryEntity
  /** Whether it answers a mail of ours, and does not only name a number. */
  isAnswer: boolean
  /** Whether its author is known from that inquiry. */
  isTheirs: boolean
}

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
): Promise<Belonging | null> {
  const candidates = [
    ...(await answered(em, said.answers)),
    ...(await numbered(em, said.subject)).map((inquiry) => ({
      inquiry,
      isAnswer: false,
      isCertain: false,
    })),
  ]
  const isDealer = said.from !== null && (await isOurAddress(em, mail, said.from.address))
  for (const { inquiry, isAnswer, isCertain } of candidates) {
    const found = inquiry.duplicateOf ?? inquiry
    const known = await addressesOf(em, inquiry)
    const isTheirs = said.from !== null && known.has(mailboxOf(said.from.address))
    if (isTheirs || (isCertain && !isDealer)) return { inquiry: found, isAnswer, isTheirs }
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
    const isCertain = mail !== undefined && TO_CUSTOMERS.includes(mail.kind)
    return inquiry ? [{ inquiry, isAnswer: true, isCertain }] : []
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
  const answering = answeringId(inquiry)
  const joined = await joinedInto(em, [answering])
  const mails = await em.find(MailEntity, await mailsToSender(em, answering))
  const written = await em.find(
    MessageEntity,
    { inquiry: answering, kind: 'received', sender: { $ne: null } },
    { fields: ['sender'], disableIdentityMap: true },
  )
  return new Set(
    [
      inquiry.mailbox,
      ...joined.map(({ mailbox }) => mailbox),
      ...mails.map(({ mailbox }) => mailbox),
      ...written.map(({ sender }) => mailboxOf(sender ?? '')),
    ].filter(Boolean),
  )
}

/** Whether somebody with this address has asked before. */
export async function hasAsked(em: EntityManager, address: string): Promise<boolean> {
  const mailbox = mailboxOf(address)
  if ((await em.count(InquiryEntity, { mailbox })) > 0) return true
  return (await em.count(MessageEntity, { kind: 'received', sender: address })) > 0
}
