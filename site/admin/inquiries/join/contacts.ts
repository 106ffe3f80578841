import type { InquiryDetail, JoinedPart } from '../../../../shared/inquiries/inquiry.ts'
import { dialledNumber } from '../../../../shared/writing/phone.ts'

type Contacts = Pick<JoinedPart, 'email' | 'phone'>

/** The numbers under which the customer of an inquiry asked to be called, the newest first, each once. */
export function numbersOf({
  phone,
  joined,
}: Pick<InquiryDetail, 'phone'> & {
  joined: readonly Pick<JoinedPart, 'phone' | 'createdAt'>[]
}): string[] {
  const newest = joined.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
  const numbers = [...newest.map((part) => part.phone), phone].filter(Boolean)
  const dialled = numbers.map(dialledNumber)
  return numbers.filter((_, index) => dialled.indexOf(dialled[index] ?? '') === index)
}

/** How the sender of a joined inquiry is reached otherwise than that of the one which goes on; empty where it is the same. */
export const otherContacts = (part: Contacts, whole: Contacts): Contacts => ({
  email: part.email.toLowerCase() === whole.email.toLowerCase() ? '' : part.email,
  phone: dialledNumber(part.phone) === dialledNumber(whole.phone) ? '' : part.phone,
})
