import type { EntityManager } from '@mikro-orm/sql'
import { demoSettings } from '../../../shared/dealer/company.ts'
import { type Dealer, dealerOf, isDemo } from '../../../shared/dealer/dealer.ts'
import { type Settings, settings } from '../../../shared/dealer/settings.ts'
import { berlinYear } from '../../../shared/time/berlin.ts'
import type { Db, Tables } from '../../base/data/db/database.ts'
import { jsonOf, momentOf } from '../../base/data/db/rows.ts'
import { holidaysFrom } from '../holidays/holidays.ts'
import { logoOf, logoPath, type StoredLogo, storedLogo } from './logo.ts'

/** The name of the only row. */
export const ONLY_ROW = 'dealer'

/** The date of a row that is there only to be locked. */
export const PLACEHOLDER_DATE = new Date(0)

interface FoundSettings {
  settings: Settings
  logo: StoredLogo | null
  /** Null as long as they are the demo dealer's. */
  updatedAt: string | null
}

/** The dealer's settings, or the demo dealer's until there are any. */
export async function findSettings(db: Db): Promise<FoundSettings> {
  const row = await db
    .selectFrom('settings')
    .select(['content', 'logo', 'updated_at'])
    .where('name', '=', ONLY_ROW)
    .executeTakeFirst()
  const updatedAt = momentOf(row?.updated_at ?? PLACEHOLDER_DATE)
  if (!row || updatedAt === PLACEHOLDER_DATE.toISOString())
    return { settings: demoSettings, logo: null, updatedAt: null }
  return {
    settings: complete(jsonOf(row.content)),
    logo: storedLogo.nullable().parse(jsonOf(row.logo)),
    updatedAt,
  }
}

/** The settings as an EntityManager sees them, also within its transaction. */
export const currentSettings = async (em: EntityManager): Promise<Settings> =>
  (await findSettings(em.getKysely<Tables>())).settings

/** What everyone may know of the dealer, as an EntityManager sees it. */
export const currentDealer = (em: EntityManager): Promise<Dealer> =>
  findDealer(em.getKysely<Tables>())

/** What everyone may know of the dealer. */
export async function findDealer(db: Db): Promise<Dealer> {
  const { settings, logo } = await findSettings(db)
  const year = berlinYear()
  return dealerOf(settings, logoOf(logo), holidaysFrom(settings.company.state, year, year + 1))
}

/**
 * Parts that were added to the settings since they were saved are those of the demo dealer, but for their promises,
 * which bind nobody else.
 */
function complete(content: unknown): Settings {
  const known = settings.partial().parse(content)
  return {
    ...demoSettings,
    ...(isDemo({ ...demoSettings, ...known }) ? {} : NO_PROMISES),
    ...known,
  }
}

/** What the demo dealer promises buyers, as it is for one who has promised nothing yet. */
export const NO_PROMISES = {
  locations: [],
  delivery: null,
  warranty: null,
  leasing: null,
} as const satisfies Partial<Settings>

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
