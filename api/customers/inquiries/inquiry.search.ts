import type { EntityManager, MikroORM, ObjectQuery } from '@mikro-orm/sql'
import { sql } from 'kysely'
import { receiptNumber } from '../../../shared/inquiries/inquiry.ts'
import { withLetters } from '../../../shared/mail/mail-address.ts'
import { dialledNumber, isPartOfNumber } from '../../../shared/writing/phone.ts'
import { searchTextOf, searchWords } from '../../../shared/writing/search-text.ts'
import { searchTextHas, searchTextOfAnyHas } from '../../base/data/db/contains.ts'
import type { Tables } from '../../base/data/db/database.ts'
import { inPortions, PORTION, portionsOf } from '../../base/data/db/rows.ts'
import { InquiryEntity } from './inquiry.entity.ts'
import { productsOf } from './inquiry.products.ts'

type Searched = Pick<
  InquiryEntity,
  'id' | 'name' | 'company' | 'email' | 'phone' | 'message' | 'createdAt'
>

/** What an inquiry itself is found by. @param titles of the machines asked for */
export function inquirySearchText(inquiry: Searched, titles: string[]): string {
  const { id, name, company, email, phone, message, createdAt } = inquiry
  const receipt = receiptNumber(id, createdAt)
  return searchTextOf([name, company, email, dialledNumber(phone), message, receipt, ...titles])
}

/** Makes an inquiry found by what it says now. What was said about it since is searched for itself. */
export async function refreshSearchText(em: EntityManager, inquiry: InquiryEntity): Promise<void> {
  const products = (await productsOf(em, [inquiry])).get(inquiry.id) ?? []
  inquiry.searchText = inquirySearchText(
    inquiry,
    products.map(({ title }) => title),
  )
}

type Condition = ObjectQuery<InquiryEntity>

/** The condition that a word occurs in one of its spellings. */
type HasWord = (forms: string[]) => Condition

const inItself: HasWord = (forms) => ({ $or: forms.map(searchTextHas) })

const inConversation: HasWord = (forms) => ({
  $or: [...forms.map(searchTextHas), searchTextOfAnyHas('message', 'inquiry_id', forms)],
})

/**
 * The condition that every word occurs in the inquiry or its conversation. Words that may be a telephone number
 * together, such as `040 1234`, may also occur as that number.
 */
export const findsInquiry = (search: string): Condition => finds(search, inConversation)

/** The same of the inquiry alone, which says who has sent it. */
export const findsSender = (search: string): Condition => finds(search, inItself)

const finds = (search: string, has: HasWord): Condition => ({
  $and: partsOf(search).flatMap((part) => findsPart(part, has)),
})

/** The conditions of the words of a search, each in at least one of its spellings, of anything that has a search text. */
export const hasWords = (search: string) =>
  spellingsOf(search).map((forms) => ({ $or: forms.map(searchTextHas) }))

const spellingsOf = (search: string): string[][] =>
  searchWords(search).map((forms) => forms.flatMap(withZeros))

/** How many digits the last part of an inquiry's or offer's number has at least, by how the number begins. */
const SERIAL_DIGITS = { a: 5, an: 4 }

/** Of a number that is read out without its zeros, such as `a-2026-57`, also the whole one. */
function withZeros(word: string): string[] {
  const [, start, serial = ''] = /^(an?-\d{4}-)(\d+)$/.exec(word) ?? []
  if (!start) return [word]
  const digits = start.startsWith('an') ? SERIAL_DIGITS.an : SERIAL_DIGITS.a
  return [word, start + serial.padStart(digits, '0')]
}

function findsPart(part: string, has: HasWord): Condition[] {
  const words = spellingsOf(withLetters(part)).map(has)
  const number = isPartOfNumber(part) ? dialledNumber(part) : ''
  return number ? [{ $or: [{ $and: words }, has([number])] }] : words
}

/** The words of a search; those that may be a number together are one part. */
function partsOf(search: string): string[] {
  const parts: string[] = []
  for (const word of search.split(/\s+/u).filter((word) => word !== '')) {
    const before = parts.at(-1)
    if (before !== undefined && isPartOfNumber(before) && isPartOfNumber(word))
      parts.splice(-1, 1, `${before} ${word}`)
    else parts.push(word)
  }
  return parts
}

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
