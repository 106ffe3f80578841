import type { Readable } from 'node:stream'
import type { EntityManager } from '@mikro-orm/sql'
import type { MailKind } from '../../../../shared/mail/mail.ts'
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
