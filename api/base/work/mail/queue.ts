import { randomUUID } from 'node:crypto'
import type { EntityManager, FilterQuery } from '@mikro-orm/sql'
import type { MailKind } from '../../../../shared/mail/mail.ts'
import { asciiAddress } from '../../../../shared/mail/mail-address-rules.ts'
import { DAY } from '../../../../shared/time/time.ts'
import { within } from '../../clock-skew.ts'
import { mailboxOf } from '../../data/personal/mailbox.ts'
import { unclaimed } from './claims.ts'
import { MailEntity } from './mail.entity.ts'
import type { MailConfig } from './mail-config.ts'

interface Queued {
  kind: MailKind
  about: number | string
  recipient: string
}

/**
 * Queues a mail in the transaction of what it is about. Its letter is written when it goes out.
 * @example
 * queueMail(em, mail, { kind: 'notification', about: inquiry.id, recipient: 'verkauf@firma.example' })
 */
export function queueMail(
  em: EntityManager,
  mail: MailConfig,
  { kind, about, recipient }: Queued,
): void {
  const now = new Date()
  em.create(MailEntity, {
    kind,
    about: String(about),
    recipient,
    mailbox: mailboxOf(recipient),
    messageId: newMessageId(mail),
    createdAt: now,
    nextAttemptAt: now,
  })
}

/** What the former address answered says nothing of the one of now. */
const OTHER_ADDRESS =
  'Die frühere Adresse war nicht zu erreichen. An die berichtigte ging die Mail noch nicht.'

/** Lets mails that have not gone out, whether they wait or were given up, go to another address. */
export async function redirectMails(
  em: EntityManager,
  which: FilterQuery<MailEntity>,
  recipient: string,
): Promise<void> {
  const notSent = [which, { state: { $ne: 'sent' as const } }, unclaimed(new Date())]
  const elsewhere = { recipient: { $ne: recipient } }
  await em.nativeUpdate(
    MailEntity,
    { $and: [...notSent, elsewhere, { state: 'failed' }] },
    { lastError: OTHER_ADDRESS },
  )
  await em.nativeUpdate(MailEntity, { $and: notSent }, { recipient, mailbox: mailboxOf(recipient) })
}

/** So nobody can flood a stranger's mailbox through our forms. */
const CONFIRMATIONS_PER_DAY = 10

/** Whether a mailbox may get another mail that only answers a form. */
export async function mayConfirm(
  em: EntityManager,
  mailbox: string,
  kind: MailKind,
  now: Date,
): Promise<boolean> {
  const recent = await em.count(MailEntity, { mailbox, kind, createdAt: within(DAY, now) })
  return recent < CONFIRMATIONS_PER_DAY
}

export function newMessageId({ from }: Pick<MailConfig, 'from'>): string {
  return `<${randomUUID()}@${asciiAddress(from.address).split('@').at(-1)}>`
}

export async function withdrawMails(
  em: EntityManager,
  kinds: readonly MailKind[],
  about: number,
): Promise<void> {
  const where = { kind: { $in: [...kinds] }, about: String(about) }
  await em.nativeDelete(MailEntity, { ...where, state: 'waiting', ...unclaimed(new Date()) })
}

/** Removes all mails about things that are deleted, in their transaction: sent ones name recipients too. */
export async function removeMails(
  em: EntityManager,
  kinds: readonly MailKind[],
  about: readonly (number | string)[],
): Promise<void> {
  const where = { kind: { $in: [...kinds] }, about: { $in: about.map(String) } }
  await em.nativeDelete(MailEntity, where)
}
