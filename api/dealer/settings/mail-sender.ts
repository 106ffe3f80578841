import type { EntityManager } from '@mikro-orm/sql'
import { paths } from '../../../shared/addresses/paths.ts'
import {
  companySettings,
  hoursSettings,
  legalSettings,
} from '../../../shared/dealer/company-settings.ts'
import { contactOf, type DealerContact, registerData } from '../../../shared/dealer/contact.ts'
import {
  CLOSED_IN_ENGLISH,
  englishHours,
  englishRegisterData,
  TIME_ZONE_IN_ENGLISH,
} from '../../../shared/dealer/english.ts'
import { mailSettings } from '../../../shared/dealer/inquiry-settings.ts'
import { hoursLines } from '../../../shared/dealer/opening-hours.ts'
import { englishSettings } from '../../../shared/dealer/site-settings.ts'
import type { Language } from '../../../shared/writing/language.ts'
import { internationalNumber } from '../../../shared/writing/phone.ts'
import type { Db } from '../../base/data/db/database.ts'
import type { MailConfig } from '../../base/work/mail/mail-config.ts'
import { comingHolidays } from '../holidays/holidays.ts'
import { currentParts, findParts } from './settings.parts.ts'

/** From whom and to whom mails go: as the settings say, and where they say nothing, as the environment does. */
export async function currentMailConfig(db: Db, mail: MailConfig): Promise<MailConfig> {
  const parts = { company: companySettings, mail: mailSettings }
  const { company, mail: own } = await findParts(db, parts)
  return {
    ...mail,
    from: own.from === '' ? mail.from : { name: company.name, address: own.from },
    to: own.to.length > 0 ? own.to.map((address) => ({ name: '', address })) : mail.to,
  }
}

/** What letters say of the dealer. */
export async function currentContact(em: EntityManager): Promise<DealerContact> {
  const parts = await currentParts(em, {
    company: companySettings,
    legal: legalSettings,
    hours: hoursSettings,
    english: englishSettings,
  })
  return contactOf(parts, comingHolidays(parts.company.state))
}

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
