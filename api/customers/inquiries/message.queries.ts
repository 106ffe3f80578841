import type { EntityManager } from '@mikro-orm/sql'
import type { Message } from '../../../shared/inquiries/message.ts'
import type { MailState } from '../../../shared/mail.ts'
import { MailEntity } from '../../base/work/mail/mail.entity.ts'
import { MessageEntity } from './message.entity.ts'
import { MessageAttachmentEntity } from './message-attachment.entity.ts'

/** The messages about an inquiry, oldest first. @param after only those with a higher number */
export async function listMessages(
  em: EntityManager,
  inquiry: number,
  after = 0,
): Promise<Message[]> {
  const where = { inquiry, id: { $gt: after } }
  const messages = await em.find(MessageEntity, where, { orderBy: { id: 'asc' } })
  return toMessages(em, messages)
}

export async function toMessages(em: EntityManager, messages: MessageEntity[]): Promise<Message[]> {
  await em.populate(messages, ['quoted'])
  const replies = messages.filter(({ kind }) => kind === 'reply').map(({ id }) => id)
  const mails = await em.find(MailEntity, { kind: 'reply', about: { $in: replies.map(String) } })
  const states = new Map(mails.map(({ about, state }) => [about, stateOf(state)]))
  const attachments = await em.find(
    MessageAttachmentEntity,
    { message: { $in: messages.map(({ id }) => id) } },
    { orderBy: { position: 'asc' } },
  )
  return messages.map(({ id, at, kind, subject, text, author, automatic, ...mail }) => ({
    id,
    at: at.toISOString(),
    kind,
    subject,
    text,
    author: author ?? null,
    automatic,
    quoted: mail.quoted,
    from: mail.sender ?? null,
    suspicious: mail.suspicious,
    leftOut: mail.leftOut ? mail.leftOut.split('\n') : [],
    state: states.get(String(id)) ?? null,
    attachments: attachments
      .filter(({ message }) => message.id === id)
      .map(({ name, type, size }) => ({ name, type, size })),
  }))
}

const stateOf = (mail: MailState): Message['state'] => (mail === 'waiting' ? 'queued' : mail)

/** The number of the newest message, 0 for none. */
export async function newestMessage(em: EntityManager, inquiry: number): Promise<number> {
  const newest = await em.findOne(
    MessageEntity,
    { inquiry },
    { orderBy: { id: 'desc' }, fields: ['id'], disableIdentityMap: true },
  )
  return newest?.id ?? 0
}
