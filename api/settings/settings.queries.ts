import { demoSettings } from '../../shared/company.ts'
import { type Dealer, dealerOf } from '../../shared/dealer.ts'
import { type Settings, settings } from '../../shared/settings.ts'
import type { Db } from '../database.ts'
import { jsonOf, momentOf } from '../db/rows.ts'

/** The name of the only row. */
export const ONLY_ROW = 'dealer'

export interface StoredSettings {
  settings: Settings
  /** Null as long as they are the demo dealer's. */
  updatedAt: string | null
}

/** The dealer's settings, or the demo dealer's until there are any. */
export async function findSettings(db: Db): Promise<StoredSettings> {
  const row = await db
    .selectFrom('settings')
    .select(['content', 'updated_at'])
    .where('name', '=', ONLY_ROW)
    .executeTakeFirst()
  if (!row) return { settings: demoSettings, updatedAt: null }
  return { settings: complete(jsonOf(row.content)), updatedAt: momentOf(row.updated_at) }
}

/** What everyone may know of the dealer. */
export async function findDealer(db: Db, now = new Date()): Promise<Dealer> {
  const { settings } = await findSettings(db)
  return dealerOf(settings, null, now)
}

/** Parts that were added to the settings since they were saved are those of the demo dealer. */
function complete(content: unknown): Settings {
  const known = settings.partial().parse(content)
  return { ...demoSettings, ...known }
}
