import { paths } from '../../../shared/addresses/paths.ts'
import { type DealerContact, registerData } from '../../../shared/dealer/contact.ts'
import {
  CLOSED_IN_ENGLISH,
  englishHours,
  englishRegisterData,
  TIME_ZONE_IN_ENGLISH,
} from '../../../shared/dealer/english.ts'
import { hoursLines } from '../../../shared/dealer/opening-hours.ts'
import type { Language } from '../../../shared/writing/language.ts'
import { internationalNumber } from '../../../shared/writing/phone.ts'

/** Contact data, and what § 35a GmbHG requires in business letters, as far as it is known. */
export function companySignature(dealer: DealerContact, siteUrl: string): string {
  const hours = hoursLines(dealer)
    .filter(({ open }) => open.length > 0)
    .map(({ label, text }) => `${label} ${text}`)
    .join(', ')
  return lines(
    dealer.name,
    `${dealer.street}, ${dealer.postalCode} ${dealer.city}`,
    `Telefon ${dealer.phone.label} (${hours})`,
    dealer.emergencyPhone && `Notdienst ${dealer.emergencyPhone.label}`,
    `E-Mail ${dealer.email}`,
    siteUrl,
    ...registerData(dealer),
  )
}

/** The same for readers abroad, who call with the country's prefix and read another clock. */
function englishSignature(dealer: DealerContact, siteUrl: string): string {
  const hours = englishHours(dealer)
    .filter(({ text }) => text !== CLOSED_IN_ENGLISH)
    .map(({ label, text }) => `${label} ${text}`)
  return lines(
    dealer.name,
    `${dealer.street}, ${dealer.postalCode} ${dealer.city}, Germany`,
    `Telephone ${internationalNumber(dealer.phone.label)}`,
    hours.length > 0 && `Opening hours ${hours.join(', ')} (${TIME_ZONE_IN_ENGLISH})`,
    `Email ${dealer.email}`,
    dealer.hasEnglish ? siteUrl + paths.english.home : siteUrl,
    ...englishRegisterData(dealer),
  )
}

const lines = (...parts: (string | false | null)[]) => parts.filter(Boolean).join('\n')

/** The subject of all mails to a sender: mail programs put those into one thread that have the same. */
export const subjectOf = (receipt: string, language: Language) =>
  language === 'en' ? `Your enquiry ${receipt}` : `Ihre Anfrage ${receipt}`

/** What stands below what staff write. */
export const letterFeet: Record<
  Language,
  { signature: typeof companySignature; privacy: (siteUrl: string) => string }
> = {
  de: {
    signature: companySignature,
    privacy: (siteUrl) => `Was wir mit Ihren Angaben machen: ${siteUrl}${paths.privacy}`,
  },
  en: {
    signature: englishSignature,
    privacy: (siteUrl) => `What we do with your data (in German): ${siteUrl}${paths.privacy}`,
  },
}
