import type { EntityManager, ObjectQuery } from '@mikro-orm/sql'
import { receiptNumber } from '../../../shared/inquiries/inquiry.ts'
import { withLetters } from '../../../shared/mail/mail-address.ts'
import { dialledNumber, isPartOfNumber } from '../../../shared/writing/phone.ts'
import { searchTextOf, searchWords } from '../../../shared/writing/search-text.ts'
import { searchTextHas, searchTextOfAnyHas } from '../../base/data/db/contains.ts'
import type { InquiryEntity } from './inquiry.entity.ts'
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
