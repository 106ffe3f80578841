import type { EntityManager } from '@mikro-orm/sql'
import { currentSettings } from '../settings/settings.queries.ts'

/** Whether every account needs a second factor. */
export const requiresSecondFactor = async (em: EntityManager): Promise<boolean> =>
  (await currentSettings(em)).requiresSecondFactor
