import type { EntityManager } from '@mikro-orm/sql'
import {
  companySettings,
  hoursSettings,
  legalSettings,
} from '../../../shared/dealer/company-settings.ts'
import { contactOf, type DealerContact } from '../../../shared/dealer/contact.ts'
import { comingHolidays } from '../holidays/holidays.ts'
import { currentParts } from './settings.parts.ts'

/** What letters say of the dealer. */
export async function currentContact(em: EntityManager): Promise<DealerContact> {
  const parts = await currentParts(em, {
    company: companySettings,
    legal: legalSettings,
    hours: hoursSettings,
  })
  return contactOf(parts, comingHolidays(parts.company.state))
}
