import type { Dealer } from '../../../shared/dealer/dealer.ts'
import { CLOSING_IN_ENGLISH, englishGreeting } from '../../../shared/inquiries/english.ts'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { CLOSING, greeting } from '../../../shared/inquiries/letter-form.ts'
import { counted } from '../../../shared/product/machine-selection.ts'
import { formatDateTime } from '../../../shared/time/dates.ts'
import { BERLIN } from '../../../shared/time/time.ts'
import { formatCount } from '../../../shared/writing/format.ts'
import type { Language } from '../../../shared/writing/language.ts'
import { internationalNumber } from '../../../shared/writing/phone.ts'

interface LetterWords {
  greeting: (name: string) => string
  closing: string
  /** Of an inquiry, by its number. */
  subject: (receipt: string) => string
  thanks: string
  /** Behind the first machine, how many more there are. */
  more: (count: number) => string
  /** Above the words of the sender. */
  wrote: (inquiry: Pick<Inquiry, 'createdAt'>) => string
  phone: (dealer: Pick<Dealer, 'phone'>) => string
  /** The beginning of what stands below every mail. */
  foot: (dealer: Pick<Dealer, 'name' | 'street' | 'postalCode' | 'city' | 'phone'>) => string
}

const englishMoment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: BERLIN,
})

/** What is usual in a letter to a customer, in their language. */
export const letterWords: Record<Language, LetterWords> = {
  de: {
    greeting,
    closing: CLOSING,
    subject: (receipt) => `Ihre Anfrage ${receipt}`,
    thanks: 'vielen Dank für Ihre Anfrage.',
    more: (count) => ` und ${formatCount(count, 'weiteres Gerät', 'weitere Geräte')}`,
    wrote: ({ createdAt }) => `Am ${formatDateTime(createdAt)} Uhr schrieben Sie:`,
    phone: ({ phone }) => phone.label,
    foot: ({ name, street, postalCode, city, phone }) =>
      `${name}, ${street}, ${postalCode} ${city}, Telefon ${phone.label} …`,
  },
  en: {
    greeting: englishGreeting,
    closing: CLOSING_IN_ENGLISH,
    subject: (receipt) => `Your enquiry ${receipt}`,
    thanks: 'Thank you for your enquiry.',
    more: (count) => ` and ${count} more ${count === 1 ? 'machine' : 'machines'}`,
    wrote: ({ createdAt }) => `On ${englishMoment.format(new Date(createdAt))} you wrote:`,
    phone: ({ phone }) => internationalNumber(phone.label),
    foot: ({ name, street, postalCode, city, phone }) =>
      `${name}, ${street}, ${postalCode} ${city}, Germany, Telephone ${internationalNumber(phone.label)} …`,
  },
}

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
