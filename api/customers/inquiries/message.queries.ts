import type { EntityManager } from '@mikro-orm/sql'
import { sql } from 'kysely'
import type { Message, MessagePage } from '../../../shared/inquiries/message.ts'
import type { MailState } from '../../../shared/mail/mail.ts'
import { LARGEST_ID } from '../../../shared/values/ids.ts'
import type { Tables } from '../../base/data/db/database.ts'
import { MailEntity } from '../../base/work/mail/mail.entity.ts'
import { MessageAttachmentEntity, MessageEntity } from './message.entity.ts'

/** Ordinary conversations have fewer. */
const MOST_SHOWN = 50
/** In characters, so that long mails are not all sent at once either. */
const MOST_WORDS = 400_000

/**
 * The newest messages about an inquiry, oldest first, and how many there are before them.
 * @param range only those with a higher number than `after` and a lower one than `before`
 */
export async function listMessages(
  em: EntityManager,
  inquiry: number,
  { after = 0, before }: { after?: number; before?: number | undefined } = {},
): Promise<MessagePage> {
  const newest = await em
    .getKysely<Tables>()
    .selectFrom('message')
    .select(['id', sql<number>`length(text) + length(quoted)`.as('words')])
    .where('inquiry_id', '=', inquiry)
    .where('id', '>', after)
    .where('id', '<=', before === undefined ? LARGEST_ID : before - 1)
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute()
  let words = 0
  const shown = newest.filter((one, position) => {
    words += Number(one.words)
    return position === 0 || words <= MOST_WORDS
  })
  const ids = shown.map(({ id }) => id)
  const messages = await em.find(MessageEntity, { id: { $in: ids } }, { orderBy: { id: 'asc' } })
  const [oldest] = messages
  const olderMessages = oldest
    ? await em.count(MessageEntity, { inquiry, id: { $gt: after, $lt: oldest.id } })
    : 0
  // What a joined inquiry said is stored when they are joined and stands where it was said.
  const inTime = messages.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  return { messages: await toMessages(em, inTime), olderMessages }
}

export async function toMessages(em: EntityManager, messages: MessageEntity[]): Promise<Message[]> {
  await em.populate(messages, ['text', 'quoted'])
  const replies = messages.filter(({ kind }) => kind === 'reply').map(({ id }) => id)
  const mails = await em.find(MailEntity, { kind: 'reply', about: { $in: replies.map(String) } })
  const attachments = await em.find(
    MessageAttachmentEntity,
    { message: { $in: messages.map(({ id }) => id) } },
    { orderBy: { position: 'asc' } },
  )
  return messages.map(({ id, at, kind, subject, text, author, automatic, ...mail }) => {
    const sent = mails.filter(({ about }) => about === String(id))
    const cc = linesOf(mail.cc)
    return {
      id,
      at: at.toISOString(),
      kind,
      subject,
      text,
      author: author ?? null,
      automatic,
      quoted: mail.quoted,
      from: mail.sender ?? null,
      to: sent.map(({ recipient }) => recipient).filter((recipient) => !cc.includes(recipient)),
      cc,
      passedOnBy: mail.passedOnBy ?? null,
      fromProgram: mail.fromProgram,
      suspicious: mail.suspicious,
      leftOut: linesOf(mail.leftOut),
      state: stateOf(sent),
      attachments: attachments
        .filter(({ message }) => message.id === id)
        .map(({ name, type, size }) => ({ name, type, size })),
    }
  })
}

/** The texts that a column holds, one a line. */
export const linesOf = (text: string) => (text ? text.split('\n') : [])

/** What has become of the mails to all to whom an answer goes: one that failed needs somebody. */
function stateOf(mails: { state: MailState }[]): Message['state'] {
  const states = mails.map(({ state }) => state)
  if (states.includes('failed')) return 'failed'
  if (states.includes('waiting')) return 'queued'
  return states.length > 0 ? 'sent' : null
}

/** The number of the newest message, 0 for none. */
export async function newestMessage(em: EntityManager, inquiry: number): Promise<number> {
  const newest = await em.findOne(
    MessageEntity,
    { inquiry },
    { orderBy: { id: 'desc' }, fields: ['id'], disableIdentityMap: true },
  )
  return newest?.id ?? 0
}
