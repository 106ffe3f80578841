import { hash } from 'node:crypto'
import type { FetchMessageObject } from 'imapflow'
import PostalMime, { type Email } from 'postal-mime'

/** The lines at the head of a mail by which it is told what it is. */
export const HEAD_LINES = [
  ...['message-id', 'date', 'from', 'subject', 'in-reply-to', 'references'],
  ...['auto-submitted', 'x-autoreply', 'x-autorespond', 'precedence', 'list-id'],
  ...['list-unsubscribe', 'content-type', 'return-path', 'x-failed-recipients'],
  ...['x-spam', 'x-spam-flag', 'x-spam-status'],
  ...['x-ms-exchange-organization-scl', 'x-forefront-antispam-report'],
]
/** What is longer is no head that a person's program has written. */
const LONGEST_HEAD = 64 * 1024
const MOST_REFERENCES = 100

/** What the head of a mail says, read without its body. */
export interface MailHead {
  /** Its number in the folder. */
  uid: number
  /** When it arrived. */
  at: Date
  /** In bytes. */
  size: number
  /** The same for the same mail, however it is numbered. */
  key: string
  messageId: string | null
  /** The Message-IDs of the mails that it answers, newest first. */
  answers: string[]
  from: { name: string; address: string } | null
  subject: string
  lines: Email
}

export async function readHead({
  uid,
  size = 0,
  internalDate,
  headers = Buffer.alloc(0),
}: FetchMessageObject): Promise<MailHead> {
  const email = await PostalMime.parse(headers.subarray(0, LONGEST_HEAD))
  const messageId = idsIn(email.messageId)[0] ?? null
  const { address = '', name = '' } = email.from ?? {}
  return {
    uid,
    // A server that says it in no readable way has the mail now.
    at: internalDate instanceof Date ? internalDate : new Date(),
    size,
    key: keyOf(email, messageId),
    messageId,
    answers: [...new Set([...idsIn(email.inReplyTo), ...idsIn(email.references).reverse()])].slice(
      0,
      MOST_REFERENCES,
    ),
    from: address ? { name, address: address.toLowerCase() } : null,
    subject: email.subject ?? '',
    lines: email,
  }
}

/** Programs that give two mails one Message-ID exist, and mails without one. */
function keyOf({ date, from, subject }: Email, messageId: string | null): string {
  const known = messageId ? [messageId, date] : [date, from?.address, subject]
  return hash('sha256', JSON.stringify(known))
}

const idsIn = (text = ''): string[] => text.match(/<[^<>\s]+>/g) ?? []
