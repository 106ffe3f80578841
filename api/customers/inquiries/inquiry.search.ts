import type { EntityManager, ObjectQuery } from '@mikro-orm/sql'
import { sql } from 'kysely'
import { receiptNumber } from '../../../shared/inquiries/inquiry.ts'
import { withLetters } from '../../../shared/mail/mail-address.ts'
import { dialledNumber, isPartOfNumber } from '../../../shared/writing/phone.ts'
import { searchTextOf, searchWords } from '../../../shared/writing/search-text.ts'
import { searchTextHas } from '../../base/data/db/contains.ts'
import type { Tables } from '../../base/data/db/database.ts'
import type { InquiryEntity } from './inquiry.entity.ts'
import { productsOf } from './inquiry.products.ts'

/** In bytes, as the search text has it: letters may unfold to many. */
const MOST_OF_MESSAGE = 20 * 1024
const MOST_OF_THREAD = 200 * 1024
/** Less room is not worth reading another message. */
const SMALLEST = 16
const MESSAGES_AT_ONCE = 20

type Searched = Pick<
  InquiryEntity,
  'id' | 'name' | 'company' | 'email' | 'phone' | 'message' | 'createdAt'
>

/** The text that the search for inquiries looks at. @param others titles of the machines asked for, and what was said */
export function inquirySearchText(inquiry: Searched, others: string[] = []): string {
  const { id, name, company, email, phone, message, createdAt } = inquiry
  const receipt = receiptNumber(id, createdAt)
  return searchTextOf([name, company, email, dialledNumber(phone), message, receipt, ...others])
}

/** Makes an inquiry found by what it says now, and by what was said and sent about it since. */
export async function refreshSearchText(em: EntityManager, inquiry: InquiryEntity): Promise<void> {
  const products = (await productsOf(em, [inquiry])).get(inquiry.id) ?? []
  const titles = products.map(({ title }) => title)
  let text = cutBytes(inquirySearchText(inquiry, titles), MOST_OF_THREAD)
  for await (const words of wordsSaid(em, inquiry.id)) {
    text = cutBytes(`${text}\n${words}`, MOST_OF_THREAD)
    if (isFull(text)) break
  }
  inquiry.searchText = text
}

/** Makes an inquiry found by one more message. What was said before is not read again, however much it is. */
export async function addToSearchText(
  em: EntityManager,
  inquiry: number,
  message: number,
): Promise<void> {
  const db = em.getKysely<Tables>()
  const { bytes } = await db
    .selectFrom('inquiry')
    .select(sql<number>`octet_length(search_text)`.as('bytes'))
    .where('id', '=', inquiry)
    .executeTakeFirstOrThrow()
  for await (const words of wordsSaid(em, inquiry, message)) {
    const added = cutBytes(`\n${words}`, MOST_OF_THREAD - Number(bytes))
    await db
      .updateTable('inquiry')
      .set({ search_text: sql`search_text || ${added}` })
      .where('id', '=', inquiry)
      .execute()
  }
}

const isFull = (text: string) => Buffer.byteLength(text) > MOST_OF_THREAD - SMALLEST

/**
 * What is looked through of each message of an inquiry, one after the other. What is sent by itself says the same to
 * everybody.
 * @param only the number of the one message
 */
async function* wordsSaid(
  em: EntityManager,
  inquiry: number,
  only?: number,
): AsyncGenerator<string> {
  const db = em.getKysely<Tables>()
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('message')
      .select([
        'id',
        'subject',
        'sender',
        sql<string>`substr(text, 1, ${MOST_OF_MESSAGE})`.as('text'),
      ])
      .where('inquiry_id', '=', inquiry)
      .where('id', only ? '=' : '>', only ?? after)
      .where(({ or, eb }) => or([eb('automatic', '=', false), eb('kind', '=', 'received')]))
      .orderBy('id')
      .limit(MESSAGES_AT_ONCE)
      .execute()
    for (const { id, subject, sender, text } of rows) {
      const files = await db
        .selectFrom('message_attachment')
        .select('name')
        .where('message_id', '=', id)
        .orderBy('position')
        .execute()
      const fields = [subject, sender ?? '', ...files.map(({ name }) => name), text]
      yield cutBytes(searchTextOf(fields.filter((words) => words !== '')), MOST_OF_MESSAGE)
      after = id
    }
    if (only || rows.length < MESSAGES_AT_ONCE) return
  }
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

type Condition = ObjectQuery<InquiryEntity>

/**
 * The condition that every word occurs in at least one of its spellings. Words that may be a telephone
 * number together, such as `040 1234`, may also occur as that number.
 */
export function findsInquiry(search: string): Condition {
  return { $and: partsOf(search).flatMap(findsPart) }
}

/** The conditions of the words of a search, each in at least one of its spellings. */
export const hasWords = (search: string) =>
  searchWords(search).map((forms) => ({ $or: forms.flatMap(withZeros).map(searchTextHas) }))

/** How many digits the last part of an inquiry's or offer's number has at least, by how the number begins. */
const SERIAL_DIGITS = { a: 5, an: 4 }

/** Of a number that is read out without its zeros, such as `a-2026-57`, also the whole one. */
function withZeros(word: string): string[] {
  const [, start, serial = ''] = /^(an?-\d{4}-)(\d+)$/.exec(word) ?? []
  if (!start) return [word]
  const digits = start.startsWith('an') ? SERIAL_DIGITS.an : SERIAL_DIGITS.a
  return [word, start + serial.padStart(digits, '0')]
}

function findsPart(part: string): Condition[] {
  const words = hasWords(withLetters(part))
  const number = isPartOfNumber(part) ? dialledNumber(part) : ''
  return number ? [{ $or: [{ $and: words }, searchTextHas(number)] }] : words
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
