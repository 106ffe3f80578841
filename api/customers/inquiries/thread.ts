import type { EntityManager, FilterQuery } from '@mikro-orm/sql'
import type { MailKind } from '../../../shared/mail/mail.ts'
import { MailEntity } from '../../base/work/mail/mail.entity.ts'
import { withJoined } from './joined.ts'
import { MessageEntity } from './message.entity.ts'

/** In characters: some three hundred mails, which no server refuses. */
const MOST_REFERENCES = 20_000

/** The mails of a conversation before this one, oldest first, by their Message-ID. */
export async function threadBefore(
  em: EntityManager,
  mail: Pick<MailEntity, 'id' | 'createdAt'>,
  conversation: FilterQuery<MailEntity>,
  inquiry: number | null = null,
): Promise<string[]> {
  const sent = await em.find(MailEntity, { $and: [{ id: { $lt: mail.id } }, conversation] })
  const received = inquiry === null ? [] : await receivedBefore(em, inquiry, mail.createdAt)
  const ids = [
    ...sent.map(({ messageId, createdAt }) => ({ messageId, at: createdAt })),
    ...received,
  ]
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ messageId }) => messageId)
  return newestWithin(ids, MOST_REFERENCES)
}

/** The last of some texts that are not longer together. */
function newestWithin(texts: string[], length: number): string[] {
  let room = length
  const first = texts.findLastIndex((text) => {
    room -= text.length
    return room < 0
  })
  return texts.slice(first + 1)
}

/** The customer's own mails. @param inquiry of which they are about */
async function receivedBefore(em: EntityManager, inquiry: number, before: Date) {
  const messages = await em.find(
    MessageEntity,
    { inquiry, mailId: { $ne: null }, automatic: false, at: { $lt: before } },
    { fields: ['mailId', 'at'], disableIdentityMap: true },
  )
  return messages.map(({ mailId, at }) => ({ messageId: mailId ?? '', at }))
}

/** The mails that go to the sender of an inquiry. */
export async function mailsToSender(
  em: EntityManager,
  inquiry: number,
): Promise<FilterQuery<MailEntity>> {
  const replies = await replyKeys(em, { inquiry })
  const confirmed = await withJoined(em, [inquiry])
  return {
    $or: [
      { kind: 'confirmation', about: { $in: confirmed.map(String) } },
      { kind: 'reply', about: { $in: replies } },
    ],
  }
}

/** What goes out about an answer: the letter itself, and a copy to the one who has written it. */
export const replyKinds = ['reply', 'replyCopy'] as const satisfies MailKind[]

/** The keys under which mails are about answers. @param where of which messages */
export async function replyKeys(
  em: EntityManager,
  where: FilterQuery<MessageEntity>,
): Promise<string[]> {
  const replies = await em.find(
    MessageEntity,
    { $and: [where, { kind: 'reply' }] },
    { fields: ['id'], disableIdentityMap: true },
  )
  return replies.map(({ id }) => String(id))
}

/** The mails that go to the sender of an inquiry, wherever that may be: not to somebody who is named for an answer. */
export async function mailsFollowingSender(
  em: EntityManager,
  inquiry: number,
): Promise<FilterQuery<MailEntity>> {
  const replies = await em.find(
    MessageEntity,
    { inquiry, kind: 'reply', recipients: '' },
    { fields: ['id', 'cc'], disableIdentityMap: true },
  )
  const others = replies.flatMap(({ cc }) => cc.split('\n')).filter(Boolean)
  return {
    $or: [
      { kind: 'confirmation', about: String(inquiry) },
      {
        kind: 'reply',
        about: { $in: replies.map(({ id }) => String(id)) },
        recipient: { $nin: others },
      },
    ],
  }
}
