import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { MailKind, MailState } from '../../../../shared/mail/mail.ts'

/** The outbox: a row for each mail and recipient, written in the transaction of what it is about. */
export const MailEntity = defineEntity({
  name: 'Mail',
  indexes: [
    { properties: ['state', 'nextAttemptAt'] },
    { properties: ['mailbox', 'kind', 'createdAt'] },
  ],
  properties: {
    id: p.integer().primary(),
    kind: p.string().length(16).$type<MailKind>(),
    /** No foreign key: mails are about things of every feature. Whoever deletes one calls `removeMails`. */
    about: p.string().length(64).index(),
    recipient: p.string().length(254),
    /** The recipient's mailbox in one spelling, by which mails are counted. */
    mailbox: p.string().length(254).default(''),
    /** The same at every attempt, so that a mail sent twice after a crash is recognised as one. */
    messageId: p.string().length(255).unique(),
    state: p.string().length(16).$type<MailState>().default('waiting'),
    attempts: p.integer().default(0),
    nextAttemptAt: p.datetime(),
    /** Until then only the worker that claimed the mail may send it. */
    claimedUntil: p.datetime().nullable(),
    lastError: p.text().nullable(),
    createdAt: p.datetime(),
  },
})
export type MailEntity = InferEntity<typeof MailEntity>
