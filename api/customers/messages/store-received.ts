import type { EntityManager } from '@mikro-orm/sql'
import { isOpenStage } from '../../../shared/inquiries/stage.ts'
import { addressOf } from '../../base/data/personal/mailbox.ts'
import type { ReadMail } from '../../base/files/mails/mail.ts'
import { lockAnswering } from '../inquiries/inquiry.queries.ts'
import { addToSearch } from '../inquiries/inquiry.search.ts'
import { workingTime } from '../inquiries/inquiry.work.ts'
import { MessageAttachmentEntity, MessageEntity } from '../inquiries/message.entity.ts'
import type { StoredFile } from '../inquiries/message-files.ts'
import { advanceInquiry } from './advance-inquiry.ts'

const LONGEST_AUTHOR = 200
const NO_TEXT = '(ohne Text)'

/** A mail whose files are in the storage. */
export type StoredMail = Omit<ReadMail, 'attachments'> & { attachments: StoredFile[] }

/** How a mail came. */
interface Circumstances {
  /** Whether its mail server doubts the mail or its sender. */
  suspicious?: boolean
  /** Whether a program has sent what the customer says. */
  fromProgram?: boolean
  /** Who got it besides the house. */
  cc?: string[]
  /** The address that has sent it for who wrote it. */
  passedOnBy?: string | null
}

/**
 * Puts a mail that came in into the conversation of an inquiry, in the transaction of its caller. A word of the
 * customer reopens a closed inquiry, unless it may be somebody else's; what a program wrote, and what comes to spam or to
 * a double, moves nothing.
 * @param inquiry its number
 * @param at when the mail arrived
 * @throws {ApiError} 404
 */
export async function storeReceived(
  em: EntityManager,
  inquiry: number,
  mail: StoredMail,
  at: Date,
  { suspicious = false, fromProgram = false, cc = [], passedOnBy = null }: Circumstances = {},
): Promise<MessageEntity> {
  const found = await lockAnswering(em, inquiry)
  const { from } = mail
  const isTheirs = from !== null && addressOf(from.address) === addressOf(found.email)
  const theirName = from?.name || (isTheirs ? found.name : from?.address) || ''
  const author = theirName.slice(0, LONGEST_AUTHOR)
  const automatic = mail.automatic || mail.bounce !== null
  const message = em.create(MessageEntity, {
    inquiry: found,
    at,
    kind: 'received',
    subject: mail.subject,
    text: mail.text || NO_TEXT,
    quoted: mail.quoted,
    author: author || null,
    automatic,
    sender: isTheirs ? null : (from?.address ?? null),
    mailId: mail.messageId,
    leftOut: mail.left.join('\n'),
    suspicious,
    fromProgram,
    cc: cc.join('\n'),
    passedOnBy,
  })
  await em.flush()
  for (const [position, file] of mail.attachments.entries())
    em.create(MessageAttachmentEntity, { message, position, ...file })
  const mayMove = !suspicious || isOpenStage(found.stage)
  if (!automatic && mayMove && !found.spam && !found.duplicateOf) {
    const time = await workingTime(em)
    advanceInquiry(em, found, time, { kind: 'received', nextStep: undefined, author })
  }
  await em.flush()
  await addToSearch(em, found.id, message.id)
  return message
}
