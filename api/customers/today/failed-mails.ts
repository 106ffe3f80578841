import type { EntityManager } from '@mikro-orm/sql'
import { answerKinds } from '../../../shared/inquiries/message.ts'
import { MailEntity } from '../../base/work/mail/mail.entity.ts'
import { MessageEntity } from '../inquiries/message.entity.ts'

/** When a mail to each customer failed for good, unless somebody has reached them since. */
export async function failedMails(em: EntityManager): Promise<Map<number, Date>> {
  const failed = await em.find(MailEntity, {
    state: 'failed',
    kind: { $in: ['confirmation', 'reply'] },
  })
  if (failed.length === 0) return new Map()
  const messages = await em.find(
    MessageEntity,
    {
      id: { $in: failed.filter(({ kind }) => kind === 'reply').map(({ about }) => Number(about)) },
    },
    { populate: ['inquiry'] },
  )
  const repliesTo = new Map(messages.map(({ id, inquiry }) => [String(id), inquiry.id]))
  const failures = failed.flatMap((mail) => {
    const inquiry = mail.kind === 'reply' ? repliesTo.get(mail.about) : Number(mail.about)
    return inquiry ? [{ inquiry, at: mail.createdAt }] : []
  })
  const reached = await lastReached(em, [...new Set(failures.map(({ inquiry }) => inquiry))])
  const found = new Map<number, Date>()
  for (const { inquiry, at } of failures)
    if (at > (reached.get(inquiry) ?? new Date(0))) found.set(inquiry, at)
  return found
}

/** When each of these customers was last called or sent an answer. */
async function lastReached(em: EntityManager, inquiries: number[]): Promise<Map<number, Date>> {
  const said = await em.find(
    MessageEntity,
    { inquiry: { $in: inquiries }, kind: { $in: answerKinds }, automatic: false },
    { orderBy: { id: 'asc' } },
  )
  const sent = await em.find(MailEntity, {
    kind: 'reply',
    state: 'sent',
    about: { $in: said.map(({ id }) => String(id)) },
  })
  const arrived = new Set(sent.map(({ about }) => about))
  return new Map(
    said
      .filter(({ id, kind }) => kind !== 'reply' || arrived.has(String(id)))
      .map(({ inquiry, at }) => [inquiry.id, at]),
  )
}
