import ical, { type ICalCalendar, ICalCalendarMethod } from 'ical-generator'
import type { DealerContact } from '../../../shared/dealer/contact.ts'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { asciiAddress } from '../../../shared/mail/mail-address-rules.ts'
import type { Language } from '../../../shared/writing/language.ts'
import { internationalNumber } from '../../../shared/writing/phone.ts'
import type { MailAttachment } from '../../base/work/mail/letters.ts'
import { oneLine } from '../../base/work/mail/letters.ts'

/** Whose appointments they are: a published event has to say so (RFC 5546). */
export const organizerOf = ({ name, email }: Pick<DealerContact, 'name' | 'email'>) => ({
  name,
  email: asciiAddress(email),
})

/** Each line ends with a break, the last one as well (RFC 5545). */
export const toFile = (calendar: ICalCalendar): string => `${calendar.toString()}\r\n`

/** Names an inquiry's event, the same in all calendars and versions. */
export const uidOf = (receipt: string, siteUrl: string) => `${receipt}@${new URL(siteUrl).hostname}`

type Appointment = Pick<
  Inquiry,
  'receipt' | 'createdAt' | 'callbackAt' | 'answerDueAt' | 'language'
>

const wordsOf: Record<Language, (dealer: DealerContact, receipt: string) => ICalEventWords> = {
  de: ({ name, phone }, receipt) => ({
    summary: `Rückruf von ${name}`,
    description: `${name} ruft Sie zurück. Ihre Vorgangsnummer: ${receipt}. Passt es doch nicht? ${phone.label}`,
  }),
  en: ({ name, phone }, receipt) => ({
    summary: `Call from ${name}`,
    description: `${name} calls you back. The number of your enquiry: ${receipt}. Should the time not suit you after all: ${internationalNumber(phone.label)}`,
  }),
}
type ICalEventWords = Record<'summary' | 'description', string>

/**
 * The callback of an inquiry for the customer's calendar (RFC 5545). It names only the dealer, because anybody can
 * enter a stranger's address. It ends when the answer was promised.
 */
export function callbackAttachment(
  { receipt, createdAt, callbackAt, answerDueAt, language }: Appointment,
  dealer: DealerContact,
  siteUrl: string,
): (MailAttachment & { content: Buffer }) | null {
  if (!callbackAt || !answerDueAt) return null
  const calendar = ical({
    prodId: { company: oneLine(dealer.shortName), product: 'Rückruf', language: 'DE' },
    method: ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: uidOf(receipt, siteUrl),
    stamp: new Date(createdAt),
    start: new Date(callbackAt),
    end: new Date(answerDueAt),
    organizer: organizerOf(dealer),
    ...wordsOf[language](dealer, receipt),
  })
  return {
    filename: 'Rueckruf.ics',
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: Buffer.from(toFile(calendar)),
  }
}
