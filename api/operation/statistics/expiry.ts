import type { EntityManager } from '@mikro-orm/sql'
import { berlinDay } from '../../../shared/dates.ts'
import { retention } from '../../../shared/retention.ts'
import { DailyCountEntity } from './daily-count.entity.ts'

/** Deletes the counts that are too old to compare anything with. */
export async function forgetOldCounts(em: EntityManager, now: Date): Promise<void> {
  const limit = new Date(now)
  limit.setMonth(limit.getMonth() - retention.statisticsMonths)
  await em.nativeDelete(DailyCountEntity, { day: { $lt: berlinDay(limit) } })
}
