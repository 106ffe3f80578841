import type { EntityManager } from '@mikro-orm/sql'
import type { Tables } from '../../base/data/db/database.ts'
import { findSettings } from '../settings/settings.queries.ts'

/** Whether every account needs a second factor. */
export async function requiresSecondFactor(em: EntityManager): Promise<boolean> {
  const { settings } = await findSettings(em.getKysely<Tables>())
  return settings.requiresSecondFactor
}
