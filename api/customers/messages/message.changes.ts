import type { EntityManager } from '@mikro-orm/sql'
import { receiptNumber } from '../../../shared/inquiries/inquiry.ts'
import { isAnswer, type Message, NEWER_MESSAGES } from '../../../shared/inquiries/message.ts'
import {
  type NotedInput,
  type ReplyInput,
  SUBJECT_LENGTH,
} from '../../../shared/inquiries/message-input.ts'
import { FOR_OPERATOR } from '../../../shared/mail/for-operator.ts'
import type { Language } from '../../../shared/writing/language.ts'
import { ApiError, invalid } from '../../base/requests/http/errors.ts'
import type { MailConfig } from '../../base/work/mail/mail-config.ts'
import { queueMail } from '../../base/work/mail/queue.ts'
import { isOurAddress } from '../inquiries/house-addresses.ts'
import type { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import { lockInquiry } from '../inquiries/inquiry.queries.ts'
import { addToSearch } from '../inquiries/inquiry.search.ts'
import { workingTime } from '../inquiries/inquiry.work.ts'
import { subjectOf } from '../inquiries/inquiry-letters.ts'
import { MessageAttachmentEntity, MessageEntity } from '../inquiries/message.entity.ts'
import { listMessages, newestMessage, toMessages } from '../inquiries/message.queries.ts'
import type { StoredFile } from '../inquiries/message-files.ts'
import { advanceInquiry, takeOver } from './advance-inquiry.ts'

const NO_SERVER = `Es ist kein Mailserver eingerichtet. Antworten Sie mit Ihrem Mailprogramm und tragen Sie das hier als Notiz ein. ${FOR_OPERATOR} SMTP_URL nennt einen.`
export const NO_ADDRESS =
  'Zu dieser Anfrage gibt es keine E-Mail-Adresse. Rufen Sie an und halten Sie das Telefonat fest.'
const IS_SPAM = 'Das ist Spam. Verschieben Sie die Anfrage zuerst in den Posteingang.'

const isOurs = (address: string) =>
  `${address} gehört zu Ihrem Haus: Wer hier arbeitet, liest die Antwort bei der Anfrage.`
/** Of an inquiry or an offer, by which an answer to the mail is found. */
const NUMBER = /\bAN?-\d{4}-\d+/i

type ReplyLetter = Pick<ReplyInput, 'text' | 'subject' | 'nextStep' | 'seen' | 'to'> &
  Partial<Pick<ReplyInput, 'cc'>>

/** An account that writes. */
export interface Author {
  /** The number of the account. */
  id: number
  /** Signs what is sent. */
  name: string
}

/** By whom and how a mail goes out. */
interface Sending {
  author: Author
  mail: MailConfig | null
  /** Where a copy goes, if anywhere. */
  copyTo?: string | null
}

/**
 * Sends an answer to the customer, through the outbox and in one transaction with what follows from it.
 * @param files that go with it
 * @throws {ApiError} 404, 400, or 409 without a mail server or an address, for spam and doubles, and with the newer
 * messages if there are any that the author has not seen
 */
export async function reply(
  em: EntityManager,
  id: number,
  { text, subject, nextStep, seen, to, cc = [] }: ReplyLetter,
  files: StoredFile[],
  { author, mail, copyTo }: Sending,
): Promise<Message> {
  return em.transactional(async (em) => {
    const inquiry = await requireAnswerable(em, id)
    const addressed = await addressedTo(em, inquiry, { to, cc })
    const server = requireReachable(addressed.to[0] ?? '', mail)
    await requireStrangers(em, server, addressed.cc)
    if (seen !== undefined) await requireSeen(em, id, seen)
    const time = await workingTime(em)
    const letter = { at: time.now, subject, text, author: author.name, automatic: false }
    const message = await queueReply(em, { inquiry, ...addressed }, letter, files, server)
    if (copyTo) queueMail(em, server, { kind: 'replyCopy', about: message.id, recipient: copyTo })
    advanceInquiry(em, inquiry, time, { kind: 'reply', nextStep, author: author.name })
    await takeOver(em, inquiry, author.id)
    await em.flush()
    await addToSearch(em, inquiry.id, message.id)
    return toMessage(em, message)
  })
}

/**
 * Sends an automatic mail to the customer of an inquiry. It is no answer: stage and next step stay.
 * @param author signs it; null for the house
 */
export async function sendAutomatic(
  em: EntityManager,
  inquiry: InquiryEntity,
  letter: { subject: string; text: string; author: string | null },
  files: StoredFile[],
  mail: MailConfig,
): Promise<void> {
  const to = inquiry.email ? [inquiry.email] : []
  const automatic = { ...letter, at: new Date(), automatic: true }
  await queueReply(em, { inquiry, to, cc: [] }, automatic, files, mail)
}

async function queueReply(
  em: EntityManager,
  { inquiry, to, cc }: { inquiry: InquiryEntity; to: string[]; cc: string[] },
  {
    subject,
    ...letter
  }: Pick<MessageEntity, 'at' | 'text' | 'author' | 'automatic'> & {
    subject?: string | undefined
  },
  files: StoredFile[],
  mail: MailConfig,
): Promise<MessageEntity> {
  const message = em.create(MessageEntity, {
    inquiry,
    kind: 'reply',
    ...letter,
    subject: withNumber(subject, receiptNumber(inquiry.id, inquiry.createdAt), inquiry.language),
    recipients: to.join() === inquiry.email ? '' : to.join('\n'),
    cc: cc.join('\n'),
  })
  await em.flush()
  for (const [position, file] of files.entries())
    em.create(MessageAttachmentEntity, { message, position, ...file })
  for (const recipient of [...to, ...cc])
    queueMail(em, mail, { kind: 'reply', about: message.id, recipient })
  return message
}

/** Without the number of the inquiry an answer is found by nothing but what mail servers may change on its way. */
function withNumber(subject: string | undefined, receipt: string, language: Language): string {
  if (!subject) return subjectOf(receipt, language)
  const hasNumber = NUMBER.test(subject)
  return hasNumber
    ? subject
    : `${subject.slice(0, SUBJECT_LENGTH - receipt.length - 3).toWellFormed()} [${receipt}]`
}

/** @throws {ApiError} 400 for an address of the house */
async function requireStrangers(em: EntityManager, mail: MailConfig, addresses: string[]) {
  for (const address of addresses)
    if (await isOurAddress(em, mail, address)) throw invalid({ cc: [isOurs(address)] })
}

/** Who of the customer's house wrote last, and is not in doubt: an answer goes to them. */
async function lastToWrite(em: EntityManager, { id, email }: InquiryEntity): Promise<string[]> {
  const last = await em.findOne(
    MessageEntity,
    { inquiry: id, kind: 'received', automatic: false, suspicious: false },
    { orderBy: { id: 'desc' }, fields: ['sender'], disableIdentityMap: true },
  )
  const address = last?.sender ?? email
  return address ? [address] : []
}

/** Nobody gets the same mail twice. */
async function addressedTo(
  em: EntityManager,
  inquiry: InquiryEntity,
  named: { to: string[] | undefined; cc: string[] },
): Promise<{ to: string[]; cc: string[] }> {
  const known = new Set<string>()
  const isNew = (address: string) => {
    const mailbox = address.toLowerCase()
    return !known.has(mailbox) && known.add(mailbox)
  }
  const to = (named.to ?? (await lastToWrite(em, inquiry))).filter(isNew)
  return { to, cc: named.cc.filter(isNew) }
}

/** @throws {ApiError} 409 without a mail server, or without an address */
export function requireReachable(recipient: string, mail: MailConfig | null): MailConfig {
  if (!recipient) throw new ApiError(409, NO_ADDRESS)
  if (!mail) throw new ApiError(409, NO_SERVER)
  return mail
}

/**
 * Writes down what was said elsewhere, or for colleagues.
 * @param author without a number for the customer
 * @param automatic whether the product has written it, so that it neither is nor hides the last word of a person
 * @throws {ApiError} 404, 400, or 409 for spam and doubles
 */
export async function note(
  em: EntityManager,
  id: number,
  { kind, text, nextStep }: NotedInput,
  author: { id: number | null; name: string },
  { automatic = false } = {},
): Promise<Message> {
  return em.transactional(async (em) => {
    const inquiry = await requireAnswerable(em, id)
    const time = await workingTime(em)
    const message = em.create(MessageEntity, {
      inquiry,
      at: time.now,
      kind,
      text,
      author: author.name,
      automatic,
    })
    if (kind === 'note' && !automatic) inquiry.notes = text
    advanceInquiry(em, inquiry, time, { kind, nextStep, author: author.name })
    if (isAnswer(kind) && author.id) await takeOver(em, inquiry, author.id)
    await em.flush()
    await addToSearch(em, inquiry.id, message.id)
    return toMessage(em, message)
  })
}

async function requireAnswerable(em: EntityManager, id: number): Promise<InquiryEntity> {
  const inquiry = await lockInquiry(em, id)
  if (inquiry.spam) throw new ApiError(409, IS_SPAM)
  const first = inquiry.duplicateOf
  if (first) {
    const receipt = receiptNumber(first.id, first.createdAt ?? inquiry.createdAt)
    throw new ApiError(409, `Diese Anfrage ist doppelt. Schreiben Sie bitte zu ${receipt}.`)
  }
  return inquiry
}

async function requireSeen(em: EntityManager, id: number, seen: number): Promise<void> {
  if ((await newestMessage(em, id)) <= seen) return
  const { messages } = await listMessages(em, id, { after: seen })
  throw new ApiError(409, NEWER_MESSAGES, { data: { messages } })
}

async function toMessage(em: EntityManager, message: MessageEntity): Promise<Message> {
  const [answer] = await toMessages(em, [message])
  if (!answer) throw new Error('A message that was just stored has an answer')
  return answer
}
