import type { ObjectQuery } from '@mikro-orm/sql'
import { searchTextOf, searchWords } from '../../../shared/catalogue/search.ts'
import { receiptNumber } from '../../../shared/inquiries/inquiry.ts'
import { withLetters } from '../../../shared/mail-address.ts'
import { dialledNumber, isPartOfNumber } from '../../../shared/phone.ts'
import { searchTextHas } from '../../base/data/db/contains.ts'
import type { InquiryEntity } from './inquiry.entity.ts'

type Searched = Pick<
  InquiryEntity,
  'id' | 'name' | 'company' | 'email' | 'phone' | 'message' | 'createdAt'
>

/** The text that the search for inquiries looks at. @param titles of the machines asked for */
export function inquirySearchText(inquiry: Searched, titles: string[] = []): string {
  const { id, name, company, email, phone, message, createdAt } = inquiry
  const receipt = receiptNumber(id, createdAt)
  return searchTextOf([name, company, email, dialledNumber(phone), message, receipt, ...titles])
}

type Condition = ObjectQuery<InquiryEntity>

/**
 * The condition that every word occurs in at least one of its spellings. Words that may be a telephone
 * number together, such as `040 1234`, may also occur as that number.
 */
export function findsInquiry(search: string): Condition {
  return { $and: partsOf(search).flatMap(findsPart) }
}

function findsPart(part: string): Condition[] {
  const words = searchWords(withLetters(part)).map((forms) => ({ $or: forms.map(searchTextHas) }))
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
