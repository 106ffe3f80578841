import type { EntityManager } from '@mikro-orm/sql'
import { z } from 'zod'
import { demoSettings, isDemo, NO_PROMISES } from '../../../shared/dealer/company.ts'
import { companySettings } from '../../../shared/dealer/company-settings.ts'
import type { Settings } from '../../../shared/dealer/settings.ts'
import { NO_ENGLISH } from '../../../shared/dealer/site-settings.ts'
import type { Db, Tables } from '../../base/data/db/database.ts'
import { jsonOf, momentOf } from '../../base/data/db/rows.ts'

/** The name of the only row. */
export const ONLY_ROW = 'dealer'

/** The date of a row that is there only to be locked. */
export const PLACEHOLDER_DATE = new Date(0)

type Schemas = { [Part in keyof Settings]?: z.ZodType<Settings[Part]> }

/**
 * Parts of the dealer's settings, or the demo dealer's until there are any. Whoever needs a part names its schema, and
 * so depends on no other: `const { mail } = await findParts(db, { mail: mailSettings })`.
 */
export async function findParts<Parts extends Schemas>(db: Db, parts: Parts) {
  return partsOf((await findStored(db))?.content, parts)
}

/** The same as an EntityManager sees them, also within its transaction. */
export const currentParts = <Parts extends Schemas>(em: EntityManager, parts: Parts) =>
  findParts(em.getKysely<Tables>(), parts)

/** What the dealer has saved; null as long as the settings are the demo dealer's. */
export async function findStored(db: Db) {
  const row = await db
    .selectFrom('settings')
    .select(['content', 'logo', 'updated_at'])
    .where('name', '=', ONLY_ROW)
    .executeTakeFirst()
  const updatedAt = momentOf(row?.updated_at ?? PLACEHOLDER_DATE)
  if (!row || updatedAt === PLACEHOLDER_DATE.toISOString()) return null
  return { content: jsonOf(row.content), logo: jsonOf(row.logo), updatedAt }
}

/** @param content what is stored; undefined for the demo dealer's */
export const partsOf = <Parts extends Schemas>(content: unknown, parts: Parts) =>
  z.object(parts).parse(complete(content))

const stored = z.looseObject({ company: companySettings.default(demoSettings.company) })

/**
 * Parts that were added to the settings since they were saved are those of the demo dealer, but for their promises,
 * which bind nobody else, and for pages that nobody has asked for.
 */
function complete(content: unknown = demoSettings) {
  const known = stored.parse(content)
  return {
    ...demoSettings,
    ...(isDemo(known) ? {} : { ...NO_PROMISES, english: NO_ENGLISH }),
    ...known,
  }
}
