import type { EntityManager, MikroORM } from '@mikro-orm/sql'
import { sql } from 'kysely'
import { searchTextOf } from '../../../shared/writing/search-text.ts'
import type { Tables } from '../../base/data/db/database.ts'
import { inPortions, PORTION, portionsOf } from '../../base/data/db/in-portions.ts'
import { InquiryEntity } from './inquiry.entity.ts'
import { refreshSearchText } from './inquiry.search.ts'

/** In bytes, as the search text has it: letters may unfold to many. */
const MOST_OF_MESSAGE = 20 * 1024
const MOST_OF_THREAD = 200 * 1024

/** Makes an inquiry found by one more message. What was said before is not written again, however much it is. */
export async function addToSearch(
  em: EntityManager,
  inquiry: number,
  message: number,
): Promise<void> {
  const db = em.getKysely<Tables>()
  const { bytes } = await db
    .selectFrom('message')
    .select(sql<number>`coalesce(sum(octet_length(search_text)), 0)`.as('bytes'))
    .where('inquiry_id', '=', inquiry)
    .executeTakeFirstOrThrow()
  const room = Math.min(MOST_OF_MESSAGE, MOST_OF_THREAD - Number(bytes))
  await db
    .updateTable('message')
    .set({ search_text: cutBytes(await wordsOf(em, message), room) })
    .where('id', '=', message)
    .execute()
}

/** What is looked through of a message. What is sent by itself says the same to everybody. */
async function wordsOf(em: EntityManager, message: number): Promise<string> {
  const db = em.getKysely<Tables>()
  const { subject, sender, text, kind, automatic } = await db
    .selectFrom('message')
    .select(['subject', 'sender', 'kind', 'automatic'])
    .select(sql<string>`substr(text, 1, ${MOST_OF_MESSAGE})`.as('text'))
    .where('id', '=', message)
    .executeTakeFirstOrThrow()
  if (automatic && kind !== 'received') return ''
  const files = await db
    .selectFrom('message_attachment')
    .select('name')
    .where('message_id', '=', message)
    .orderBy('position')
    .execute()
  const fields = [subject, sender ?? '', ...files.map(({ name }) => name), text]
  return searchTextOf(fields.filter((words) => words !== ''))
}

/** The beginning of a text that takes no more bytes, without half a letter at its end. */
function cutBytes(text: string, most: number): string {
  const bytes = Buffer.from(text)
  if (bytes.length <= most) return text
  return bytes
    .subarray(0, Math.max(0, most))
    .toString()
    .replace(/\ufffd$/, '')
}

/**
 * Makes inquiries found by messages that an earlier version has stored. It had the words of all in the text of their
 * inquiry, which becomes short by this.
 */
export async function searchEarlierMessages(orm: MikroORM): Promise<void> {
  const em = orm.em.fork()
  const read = (after: number) =>
    em
      .getKysely<Tables>()
      .selectFrom('message')
      .select(['id', 'inquiry_id'])
      .where('search_text', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(PORTION)
      .execute()
  const inquiries = new Set<number>()
  for await (const messages of inPortions(read, ({ id }) => id))
    await em.fork().transactional(async (em) => {
      for (const { id, inquiry_id } of messages) await addToSearch(em, inquiry_id, id)
      for (const { inquiry_id } of messages) inquiries.add(inquiry_id)
    })
  for (const some of portionsOf([...inquiries]))
    await em.fork().transactional(async (em) => {
      for (const inquiry of await em.find(InquiryEntity, { id: some }))
        await refreshSearchText(em, inquiry)
    })
}
