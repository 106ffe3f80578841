import type { EntityManager } from '@mikro-orm/sql'
import { openingOfNthDay } from '../../../shared/dealer/clock.ts'
import { receiptNumber } from '../../../shared/inquiries/inquiry.ts'
import {
  type Message,
  type MessageInput,
  NEWER_MESSAGES,
  type NotedInput,
  type ReplyInput,
} from '../../../shared/inquiries/message.ts'
import { FOLLOW_UP_DAYS, type NextStep, stepTexts } from '../../../shared/inquiries/next-step.ts'
import { isOpenStage, type Stage } from '../../../shared/inquiries/stage.ts'
import { laterThan } from '../../base/change/version.ts'
import { ApiError, invalid } from '../../base/http/errors.ts'
import type { MailConfig } from '../../base/mail/mail-config.ts'
import { queueMail } from '../../base/mail/queue.ts'
import { lockInquiry, workingTime } from '../inquiries/inquiry.changes.ts'
import type { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import { recordEvent, stageChange } from '../inquiries/inquiry.events.ts'
import { enterStage, setStep, type WorkingTime } from '../inquiries/inquiry.work.ts'
import { subjectOf } from '../inquiries/inquiry-letters.ts'
import { MessageEntity } from '../inquiries/message.entity.ts'
import { listMessages, newestMessage, toMessages } from '../inquiries/message.queries.ts'
import { MessageAttachmentEntity } from '../inquiries/message-attachment.entity.ts'
import type { AttachedFile } from './attached-files.ts'

const NO_SERVER =
  'Es ist kein Mailserver eingerichtet (SMTP_URL). Antworten Sie mit Ihrem Mailprogramm und tragen Sie das hier als Notiz ein.'
export const NO_ADDRESS =
  'Zu dieser Anfrage gibt es keine E-Mail-Adresse. Rufen Sie an und halten Sie das Telefonat fest.'
const IS_SPAM = 'Das ist Spam. Verschieben Sie die Anfrage zuerst in den Posteingang.'
const CLOSED_STEP = 'Eine abgeschlossene Anfrage hat keinen nächsten Schritt'

interface Author {
  /** Signs what is sent; null for the house, where a mail goes out by itself. */
  name: string | null
  mail: MailConfig | null
}

/** What a colleague has typed. */
export type ReplyText = Pick<ReplyInput, 'text' | 'subject' | 'nextStep' | 'seen'>

/**
 * Sends an answer to the customer, through the outbox and in one transaction with what follows from it.
 * @param files that go with it
 * @throws {ApiError} 404, 400, or 409 without a mail server or an address, for spam and doubles, and with the newer
 * messages if there are any that the author has not seen
 */
export async function reply(
  em: EntityManager,
  id: number,
  { text, subject, nextStep, seen }: ReplyText,
  files: AttachedFile[],
  { name, mail }: Author,
): Promise<Message> {
  return em.transactional(async (em) => {
    const inquiry = await requireAnswerable(em, id)
    const server = requireReachable(inquiry, mail)
    if (seen !== undefined) await requireSeen(em, id, seen)
    const time = await workingTime(em)
    const message = store(em, inquiry, time, {
      kind: 'reply',
      subject: subject || subjectOf(receiptNumber(inquiry.id, inquiry.createdAt)),
      text,
      author: name,
    })
    await em.flush()
    for (const [position, { content, ...file }] of files.entries())
      em.create(MessageAttachmentEntity, {
        ...{ message, position, ...file },
        size: content.length,
        content: content.toString('base64'),
      })
    queueMail(em, server, { kind: 'reply', about: message.id, recipient: inquiry.email })
    advanceInquiry(em, inquiry, time, { kind: 'reply', nextStep, author: name })
    await em.flush()
    return toMessage(em, message)
  })
}

/** @throws {ApiError} 409 without a mail server, or without an address */
export function requireReachable(
  { email }: Pick<InquiryEntity, 'email'>,
  mail: MailConfig | null,
): MailConfig {
  if (!email) throw new ApiError(409, NO_ADDRESS)
  if (!mail) throw new ApiError(409, NO_SERVER)
  return mail
}

/**
 * Writes down what was said elsewhere, or for colleagues.
 * @throws {ApiError} 404, 400, or 409 for spam and doubles
 */
export async function note(
  em: EntityManager,
  id: number,
  { kind, text, nextStep }: NotedInput,
  author: string,
): Promise<Message> {
  return em.transactional(async (em) => {
    const inquiry = await requireAnswerable(em, id)
    const time = await workingTime(em)
    const message = store(em, inquiry, time, { kind, text, author })
    if (kind === 'note') inquiry.notes = text
    advanceInquiry(em, inquiry, time, { kind, nextStep, author })
    await em.flush()
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
  const messages = await listMessages(em, id, seen)
  throw new ApiError(409, NEWER_MESSAGES, { data: { messages } })
}

function store(
  em: EntityManager,
  inquiry: InquiryEntity,
  { now }: WorkingTime,
  fields: Pick<MessageEntity, 'kind' | 'text' | 'author'> & { subject?: string },
): MessageEntity {
  return em.create(MessageEntity, { inquiry, at: now, ...fields })
}

interface Said {
  kind: MessageInput['kind']
  nextStep: NextStep | undefined
  author: string | null
}

/** What a message changes about its inquiry: whether it counts as answered, its stage and its next step. */
function advanceInquiry(
  em: EntityManager,
  inquiry: InquiryEntity,
  time: WorkingTime,
  { kind, nextStep, author }: Said,
): void {
  const stage: Stage = inquiry.stage
  const isAnswer = kind === 'reply' || kind === 'call'
  if (isAnswer) inquiry.firstAnsweredAt ??= time.now
  if (!isOpenStage(stage) && kind !== 'received') {
    if (nextStep) throw invalid({ nextStep: [CLOSED_STEP] })
  } else if (!isOpenStage(stage)) enterStage(inquiry, 'contacted', time, nextStep)
  else {
    const next = isAnswer && stage === 'new' ? 'contacted' : stage
    const isDone = kind === 'reply' || next !== stage
    if (isDone || nextStep) setStep(inquiry, nextStep ?? followUp(time))
    enterStage(inquiry, next, time)
  }
  const changed: Stage = inquiry.stage
  if (changed !== stage) recordEvent(em, inquiry, 'status', stageChange(stage, changed), author)
  inquiry.updatedAt = laterThan(inquiry.updatedAt)
}

/** The step after an answer that names none. */
export const followUp = ({ hours, now }: WorkingTime): NextStep => ({
  at: openingOfNthDay(hours, now, FOLLOW_UP_DAYS).toISOString(),
  text: stepTexts.followUp,
})

async function toMessage(em: EntityManager, message: MessageEntity): Promise<Message> {
  const [answer] = await toMessages(em, [message])
  if (!answer) throw new Error('A message that was just stored has an answer')
  return answer
}
