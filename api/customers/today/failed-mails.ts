import type { EntityManager } from '@mikro-orm/sql'
import { answerKinds } from '../../../shared/inquiries/message.ts'
import { MailEntity } from '../../base/work/mail/mail.entity.ts'
import { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import { answeringId } from '../inquiries/joined.ts'
import { MessageEntity } from '../inquiries/message.entity.ts'

/** Of so many of the last failures somebody hears. A server that refuses all mails for weeks fails many more. */
const MOST_FAILED = 500

/** When a mail to each customer failed for good, unless somebody has reached them or won their inquiry since. */
export async function failedMails(em: EntityManager): Promise<Map<number, Date>> {
  const failed = await em.find(
    MailEntity,
    { state: 'failed', kind: { $in: ['confirmation', 'reply'] } },
    { orderBy: { id: 'desc' }, limit: MOST_FAILED, disableIdentityMap: true },
  )
  failed.reverse()
  if (failed.length === 0) return new Map()
  const messages = await em.find(
    MessageEntity,
    {
      id: { $in: failed.filter(({ kind }) => kind === 'reply').map(({ about }) => Number(about)) },
    },
    { fields: ['inquiry'], disableIdentityMap: true },
  )
  const repliesTo = new Map(messages.map(({ id, inquiry }) => [String(id), inquiry.id]))
  const confirmed = await em.find(
    InquiryEntity,
    { id: { $in: failed.filter(isConfirmation).map(({ about }) => Number(about)) } },
    { fields: ['joinedAt', 'duplicateOf'], disableIdentityMap: true },
  )
  const answering = new Map(confirmed.map((one) => [String(one.id), answeringId(one)]))
  const failures = failed.flatMap((mail) => {
    const inquiry = (isConfirmation(mail) ? answering : repliesTo).get(mail.about)
    return inquiry ? [{ inquiry, at: mail.createdAt }] : []
  })
  const reached = await lastReached(em, [...new Set(failures.map(({ inquiry }) => inquiry))])
  const won = await wonSince(em, [...new Set(failures.map(({ inquiry }) => inquiry))])
  const found = new Map<number, Date>()
  for (const { inquiry, at } of failures)
    if (at > (reached.get(inquiry) ?? LONG_AGO) && at >= (won.get(inquiry) ?? LONG_AGO))
      found.set(inquiry, at)
  return found
}

const isConfirmation = ({ kind }: MailEntity) => kind === 'confirmation'

const LONG_AGO = new Date(0)

/** Since when those of these inquiries that are won are so: what failed before was known then. */
async function wonSince(em: EntityManager, inquiries: number[]): Promise<Map<number, Date>> {
  const won = await em.find(
    InquiryEntity,
    { id: { $in: inquiries }, stage: 'won' },
    { fields: ['wonAt'], disableIdentityMap: true },
  )
  return new Map(won.flatMap(({ id, wonAt }) => (wonAt ? [[id, wonAt]] : [])))
}

/** When each of these customers was last called or sent an answer. */
async function lastReached(em: EntityManager, inquiries: number[]): Promise<Map<number, Date>> {
  const said = await em.find(
    MessageEntity,
    { inquiry: { $in: inquiries }, kind: { $in: answerKinds }, automatic: false },
    { fields: ['inquiry', 'kind', 'at'], orderBy: { id: 'asc' }, disableIdentityMap: true },
  )
  const replies = said.filter(({ kind }) => kind === 'reply').map(({ id }) => String(id))
  const sent = await em.find(
    MailEntity,
    { kind: 'reply', state: 'sent', about: { $in: replies } },
    { fields: ['about'], disableIdentityMap: true },
  )
  const arrived = new Set(sent.map(({ about }) => about))
  return new Map(
    said
      .filter(({ id, kind }) => kind !== 'reply' || arrived.has(String(id)))
      .map(({ inquiry, at }) => [inquiry.id, at]),
  )
}
