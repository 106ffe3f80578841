import type { Readable } from 'node:stream'
import type { EntityManager } from '@mikro-orm/sql'
import type { MailKind } from '../../../../shared/mail/mail.ts'
import { isOutage, logFailure, reasonOf } from '../../failures.ts'
import { ApiError } from '../../requests/http/errors.ts'
import type { MailAddress } from './addresses.ts'
import type { MailEntity } from './mail.entity.ts'
import type { MailConfig } from './mail-config.ts'

export interface MailAttachment {
  filename: string
  contentType: string
  /** A stream is closed once the mail is sent or refused. */
  content: Buffer | Readable
}

export interface Letter {
  messageId: string
  from: MailAddress
  to: string
  /** To whom the letter says that it goes, where others get it, too. */
  shown?: { to: string[]; cc: string[] }
  replyTo: MailAddress[]
  subject: string
  text: string
  html?: string
  /** Where a mail program ends with one press what the mail is sent for (RFC 8058). */
  unsubscribe?: string
  /** Keeps automatic replies from answering what no person has written (RFC 3834). */
  autoSubmitted: 'auto-generated' | 'auto-replied' | 'no'
  /** The mails of the conversation so far, oldest first, by their Message-ID. */
  references?: string[]
  attachments?: MailAttachment[]
}

export interface MailServer {
  send(letter: Letter, signal: AbortSignal): Promise<void>
}

export type LetterContent = Omit<Letter, 'messageId' | 'from' | 'to'>
export type SubjectAndText = Pick<Letter, 'subject' | 'text'>

export interface LetterContext {
  em: EntityManager
  config: MailConfig
  siteUrl: string
}

/** How mails of one kind are written, and who hears what became of them. Stands with the feature that queues them. */
export interface LetterKind {
  /**
   * Writes the same letter each time; only one-time links may differ. Null removes the mail: what it is about is gone.
   * @throws {DeliveryError} if it must not be sent any more
   */
  write(mail: MailEntity, context: LetterContext): Promise<LetterContent | null>
  /** Notes that a mail was sent, or why it was given up, in the transaction that says so of the mail itself. */
  note?(em: EntityManager, mail: MailEntity, failure: string | null): void | Promise<void>
}

export type LetterKinds = Record<MailKind, LetterKind>

/** Removes line breaks, invisible characters and direction marks, for names, subjects and tables. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp} ]+/gu, ' ').trim()

export const paragraphs = (...parts: (string | false)[]): string =>
  `${parts.filter(Boolean).join('\n\n')}\n`

const LONGEST_REASON = 1000

/** PostgreSQL stores no NUL, and an answer of a stranger's server may hold anything. */
const printable = (message: string): string =>
  message.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').slice(0, LONGEST_REASON)

export class DeliveryError extends Error {
  readonly isPermanent: boolean
  /** The server, the database or the storage is at fault, so any other mail would fail as well. */
  readonly isServer: boolean

  constructor(message: string, options: { isPermanent: boolean; isServer: boolean }) {
    super(printable(message))
    this.isPermanent = options.isPermanent
    this.isServer = options.isServer
  }
}

export const NEVER_ENDED = new DeliveryError(
  'Die Website endete jedes Mal, wenn diese E-Mail gesendet wurde. Sie wird nicht mehr versucht.',
  { isPermanent: true, isServer: false },
)

export function unwritable(error: unknown): DeliveryError {
  logFailure('Postausgang:', error)
  // A storage that is away says so as it would to a visitor.
  if (isOutage(error) || (error instanceof ApiError && error.status === 503))
    return new DeliveryError(
      'Die E-Mail ließ sich noch nicht schreiben: Datenbank oder Speicher sind gerade nicht erreichbar.',
      { isPermanent: false, isServer: true },
    )
  const reason = error instanceof Error ? reasonOf(error) : 'unbekannter Fehler'
  return new DeliveryError(`Die E-Mail ließ sich nicht schreiben (${reason}).`, {
    isPermanent: false,
    isServer: false,
  })
}
