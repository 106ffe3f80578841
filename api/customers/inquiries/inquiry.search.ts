import type { EntityManager, ObjectQuery } from '@mikro-orm/sql'
import { searchTextOf, searchWords } from '../../../shared/catalogue/search.ts'
import { receiptNumber } from '../../../shared/inquiries/inquiry.ts'
import { withLetters } from '../../../shared/mail-address.ts'
import { dialledNumber, isPartOfNumber } from '../../../shared/phone.ts'
import { searchTextHas } from '../../base/data/db/contains.ts'
import type { InquiryEntity } from './inquiry.entity.ts'
import { productsOf } from './inquiry.products.ts'
import { MessageEntity } from './message.entity.ts'
import { MessageAttachmentEntity } from './message-attachment.entity.ts'

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
  inquiry.searchText = inquirySearchText(inquiry, [...titles, ...(await wordsSaid(em, inquiry.id))])
}

/** What is sent by itself says the same to everybody. */
async function wordsSaid(em: EntityManager, inquiry: number): Promise<string[]> {
  const said = { inquiry, $or: [{ automatic: false }, { kind: 'received' as const }] }
  const messages = await em.find(MessageEntity, said, {
    fields: ['subject', 'text', 'sender'],
    orderBy: { id: 'asc' },
    disableIdentityMap: true,
  })
  const files = await em.find(
    MessageAttachmentEntity,
    { message: said },
    { fields: ['name'], disableIdentityMap: true },
  )
  return [
    ...messages.flatMap(({ subject, text, sender }) => [subject, text, sender ?? '']),
    ...files.map(({ name }) => name),
  ].filter((words) => words !== '')
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
