import { type DealerContact, registerData } from '../../../shared/dealer/contact.ts'
import { hoursLines } from '../../../shared/dealer/opening-hours.ts'

/** Contact data, and what § 35a GmbHG requires in business letters, as far as it is known. */
export function companySignature(dealer: DealerContact, siteUrl: string): string {
  const hours = hoursLines(dealer)
    .filter(({ open }) => open.length > 0)
    .map(({ label, text }) => `${label} ${text}`)
    .join(', ')
  return [
    dealer.name,
    `${dealer.street}, ${dealer.postalCode} ${dealer.city}`,
    `Telefon ${dealer.phone.label} (${hours})`,
    dealer.emergencyPhone && `Notdienst ${dealer.emergencyPhone.label}`,
    `E-Mail ${dealer.email}`,
    siteUrl,
    ...registerData(dealer),
  ]
    .filter(Boolean)
    .join('\n')
}

/** The subject of all mails to a sender: mail programs put those into one thread that have the same. */
export const subjectOf = (receipt: string) => `Ihre Anfrage ${receipt}`
