import type { Dealer } from '../../../shared/dealer/dealer.ts'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { CLOSING, greeting } from '../../../shared/inquiries/letter-form.ts'
import { counted } from '../../../shared/product/machine-selection.ts'
import { formatDateTime } from '../../../shared/time/dates.ts'
import { formatCount } from '../../../shared/writing/format.ts'

/** Mail programs cut off long links, so only the beginning of a long message is quoted. */
const QUOTED_CHARACTERS = 900

/** A link that opens the mail program with an answer to an inquiry. */
export function replyLink(inquiry: Inquiry, dealer: Pick<Dealer, 'name' | 'phone'>): string {
  const { products } = inquiry
  const [first] = products
  const others =
    products.length > 1
      ? ` und ${formatCount(products.length - 1, 'weiteres Gerät', 'weitere Geräte')}`
      : ''
  const about = first ? `: ${counted(first)}${others}` : ''
  const subject = `Ihre Anfrage ${inquiry.receipt}${about}`
  const body = [
    greeting(inquiry.name),
    '',
    'vielen Dank für Ihre Anfrage.',
    '',
    '',
    CLOSING,
    dealer.name,
    dealer.phone.label,
    '',
    `Am ${formatDateTime(inquiry.createdAt)} Uhr schrieben Sie:`,
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
