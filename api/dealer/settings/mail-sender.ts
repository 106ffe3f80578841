import type { EntityManager } from '@mikro-orm/sql'
import {
  companySettings,
  hoursSettings,
  legalSettings,
} from '../../../shared/dealer/company-settings.ts'
import { contactOf, type DealerContact } from '../../../shared/dealer/contact.ts'
import { mailSettings } from '../../../shared/dealer/inquiry-settings.ts'
import { englishSettings } from '../../../shared/dealer/site-settings.ts'
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
