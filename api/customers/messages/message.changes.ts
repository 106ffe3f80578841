import type { EntityManager } from '@mikro-orm/sql'
import { receiptNumber } from '../../../shared/inquiries/inquiry.ts'
import {
  isAnswer,
  type Message,
  NEWER_MESSAGES,
  type NotedInput,
  type ReplyInput,
} from '../../../shared/inquiries/message.ts'
import { FOR_OPERATOR } from '../../../shared/mail/for-operator.ts'
import { ApiError } from '../../base/requests/http/errors.ts'
import type { MailConfig } from '../../base/work/mail/mail-config.ts'
import { queueMail } from '../../base/work/mail/queue.ts'
import { lockInquiry } from '../inquiries/inquiry.changes.ts'
import type { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import { addToSearchText } from '../inquiries/inquiry.search.ts'
import { workingTime } from '../inquiries/inquiry.work.ts'
import { subjectOf } from '../inquiries/inquiry-letters.ts'
import { MessageEntity } from '../inquiries/message.entity.ts'
import { listMessages, newestMessage, toMessages } from '../inquiries/message.queries.ts'
import { MessageAttachmentEntity } from '../inquiries/message-attachment.entity.ts'
import type { StoredFile } from '../inquiries/message-files.ts'
import { advanceInquiry, takeOver } from './advance-inquiry.ts'

const NO_SERVER = `Es ist kein Mailserver eingerichtet. Antworten Sie mit Ihrem Mailprogramm und tragen Sie das hier als Notiz ein. ${FOR_OPERATOR} SMTP_URL nennt einen.`
export const NO_ADDRESS =
  'Zu dieser Anfrage gibt es keine E-Mail-Adresse. Rufen Sie an und halten Sie das Telefonat fest.'
const IS_SPAM = 'Das ist Spam. Verschieben Sie die Anfrage zuerst in den Posteingang.'

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
  /** Where it goes instead of the address of the inquiry. */
  to?: string | undefined
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
  { text, subject, nextStep, seen }: Omit<ReplyInput, 'kind' | 'attachments'>,
  files: StoredFile[],
  { author, mail, to, copyTo }: Sending,
): Promise<Message> {
  return em.transactional(async (em) => {
    const inquiry = await requireAnswerable(em, id)
    const recipient = to ?? inquiry.email
    const server = requireReachable(recipient, mail)
    if (seen !== undefined) await requireSeen(em, id, seen)
    const time = await workingTime(em)
    const letter = { at: time.now, subject, text, author: author.name, automatic: false }
    const message = await queueReply(em, { inquiry, recipient }, letter, files, server)
    if (copyTo) queueMail(em, server, { kind: 'replyCopy', about: message.id, recipient: copyTo })
    advanceInquiry(em, inquiry, time, { kind: 'reply', nextStep, author: author.name })
    await takeOver(em, inquiry, author.id)
    await em.flush()
    await addToSearchText(em, inquiry.id, message.id)
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
  const recipient = inquiry.email
  const automatic = { ...letter, at: new Date(), automatic: true }
  await queueReply(em, { inquiry, recipient }, automatic, files, mail)
}

async function queueReply(
  em: EntityManager,
  { inquiry, recipient }: { inquiry: InquiryEntity; recipient: string },
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
    subject: subject || subjectOf(receiptNumber(inquiry.id, inquiry.createdAt)),
  })
  await em.flush()
  for (const [position, file] of files.entries())
    em.create(MessageAttachmentEntity, { message, position, ...file })
  queueMail(em, mail, { kind: 'reply', about: message.id, recipient })
  return message
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
    await addToSearchText(em, inquiry.id, message.id)
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
