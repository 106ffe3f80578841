import { randomUUID } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/sql'
import type { AccountMailKind } from '../../shared/mail.ts'
import type { UserEntity } from '../auth/user.entity.ts'
import type { Config } from '../config.ts'
import { MailEntity } from './mail.entity.ts'
import { mailboxOf } from './mailbox.ts'

/**
 * Queues a mail with a link that sets a password. The link itself is made when the mail goes out, so that
 * it is stored nowhere.
 * @returns whether there is an address to send it to
 */
export function queueAccountMail(
  em: EntityManager,
  mail: NonNullable<Config['mail']>,
  user: UserEntity,
  kind: AccountMailKind,
): boolean {
  if (!user.email) return false
  const now = new Date()
  em.create(MailEntity, {
    user,
    kind,
    recipient: user.email,
    mailbox: mailboxOf(user.email),
    messageId: newMessageId(mail),
    createdAt: now,
    nextAttemptAt: now,
  })
  return true
}

/** Drops what has not gone out yet to an address that is no longer the account's. */
export async function dropAccountMails(em: EntityManager, user: UserEntity): Promise<void> {
  const recipient = { $ne: user.email ?? '' }
  await em.nativeDelete(MailEntity, { user: user.id, state: { $ne: 'sent' }, recipient })
}

export function newMessageId({ from }: NonNullable<Config['mail']>): string {
  return `<${randomUUID()}@${from.address.split('@').at(-1)}>`
}
