import type { Dealer } from '../../../shared/dealer/dealer.ts'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { counted } from '../../../shared/product/machine-selection.ts'
import { letterWords } from './letterWords.ts'

/** Mail programs cut off long links, so only the beginning of a long message is quoted. */
const QUOTED_CHARACTERS = 900

/** A link that opens the mail program with an answer to an inquiry. */
export function replyLink(inquiry: Inquiry, dealer: Pick<Dealer, 'name' | 'phone'>): string {
  const { products } = inquiry
  const words = letterWords[inquiry.language]
  const [first, ...more] = products
  const others = more.length > 0 ? words.more(more.length) : ''
  const about = first ? `: ${counted(first)}${others}` : ''
  const subject = `${words.subject(inquiry.receipt)}${about}`
  const body = [
    words.greeting(inquiry.name),
    '',
    words.thanks,
    '',
    '',
    words.closing,
    dealer.name,
    words.phone(dealer),
    '',
    words.wrote(inquiry),
    quoted(inquiry.message),
  ].join('\r\n')
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
  return `mailto:${encodeURIComponent(inquiry.email)}?${query}`
}

function quoted(message: string): string {
  const short =
    message.length > QUOTED_CHARACTERS ? `${message.slice(0, QUOTED_CHARACTERS)} […]` : message
  return short
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join('\r\n')
}
