import { type ObjectQuery, raw } from '@mikro-orm/sql'
import { searchTextOf, searchWords } from '../../shared/catalogue/search.ts'
import { receiptNumber } from '../../shared/inquiries/inquiry.ts'
import { patternFor } from '../db/contains.ts'
import type { InquiryEntity } from './inquiry.entity.ts'

type Searched = Pick<InquiryEntity, 'id' | 'name' | 'company' | 'email' | 'message' | 'createdAt'>

/** The text that the search for inquiries looks at. @param titles of the machines asked for */
export function inquirySearchText(inquiry: Searched, titles: string[] = []): string {
  const { id, name, company, email, message, createdAt } = inquiry
  return searchTextOf([name, company, email, message, receiptNumber(id, createdAt), ...titles])
}

/** The condition that every word occurs in at least one of its spellings. */
export function findsInquiry(search: string): ObjectQuery<InquiryEntity> {
  const finds = (form: string) => ({
    [raw((alias) => `${alias}.search_text like ? escape '\\'`, [patternFor(form)])]: [],
  })
  return { $and: searchWords(search).map((forms) => ({ $or: forms.map(finds) })) }
}
