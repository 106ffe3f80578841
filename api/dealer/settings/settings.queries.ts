import type { EntityManager } from '@mikro-orm/sql'
import { type Dealer, dealerOf } from '../../../shared/dealer/dealer.ts'
import { type Settings, settings } from '../../../shared/dealer/settings.ts'
import { englishSettings } from '../../../shared/dealer/site-settings.ts'
import type { Db, Tables } from '../../base/data/db/database.ts'
import { comingHolidays } from '../holidays/holidays.ts'
import { logoOf, logoPath, type StoredLogo, storedLogo } from './logo.ts'
import { findParts, findStored, ONLY_ROW, partsOf } from './settings.parts.ts'

interface FoundSettings {
  settings: Settings
  logo: StoredLogo | null
  /** Null as long as they are the demo dealer's. */
  updatedAt: string | null
}

/** All settings of the dealer, for whoever shows or changes them. Everybody else reads parts: `settings.parts.ts`. */
export async function findSettings(db: Db): Promise<FoundSettings> {
  const stored = await findStored(db)
  return {
    settings: partsOf(stored?.content, settings.shape),
    logo: storedLogo.nullable().parse(stored?.logo ?? null),
    updatedAt: stored?.updatedAt ?? null,
  }
}

/** What everyone may know of the dealer. */
export async function findDealer(db: Db): Promise<Dealer> {
  const { settings, logo } = await findSettings(db)
  return dealerOf(settings, logoOf(logo), comingHolidays(settings.company.state))
}

/** What everyone may know of the dealer, as an EntityManager sees it. */
export const currentDealer = (em: EntityManager): Promise<Dealer> =>
  findDealer(em.getKysely<Tables>())

/** The bytes of the logo under that address, or null for one that is no longer the dealer's. */
export async function findLogo(db: Db, path: string): Promise<Buffer<ArrayBuffer> | null> {
  const { logo } = await findSettings(db)
  if (!logo || logoPath(logo) !== path) return null
  const row = await db
    .selectFrom('settings')
    .select('logo_bytes')
    .where('name', '=', ONLY_ROW)
    .executeTakeFirst()
  return row?.logo_bytes ? Buffer.from(row.logo_bytes, 'base64') : null
}

/** Whether there are pages in English. */
export async function hasEnglish(db: Db): Promise<boolean> {
  const { english } = await findParts(db, { english: englishSettings })
  return english.hasPages
}
