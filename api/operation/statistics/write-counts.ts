import type { EntityManager, MikroORM } from '@mikro-orm/sql'
import { sql } from 'kysely'
import { retention } from '../../../shared/operation/retention.ts'
import { addMonths, berlinDay } from '../../../shared/time/dates.ts'
import type { Tables } from '../../base/data/db/database.ts'
import { portionsOf } from '../../base/data/db/rows.ts'
import { DailyCountEntity } from './daily-count.entity.ts'
import type { Tallied } from './tally.ts'

export interface DailyCount extends Tallied {
  day: string
}

const keyOf = ({ day, kind, key }: DailyCount) => `${day} ${kind} ${key}`

/** Adds to what any process has counted before: everything, or nothing where the database fails. */
export async function writeCounts({ em }: MikroORM, counts: DailyCount[]): Promise<void> {
  // Always in this order, so that two processes cannot wait for each other.
  const sorted = counts.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  await em.fork().transactional(async (em) => {
    // A row takes four of the parameters that a statement may have.
    for (const rows of portionsOf(sorted)) await addCounts(em, rows)
  })
}

const addCounts = (em: EntityManager, rows: DailyCount[]) =>
  em
    .getKysely<Tables>()
    .insertInto('daily_count')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'kind', 'key'])
        .doUpdateSet({ count: sql<number>`daily_count.count + excluded.count` }),
    )
    .execute()

/** Deletes the counts that are too old to compare anything with. */
export async function forgetOldCounts(em: EntityManager, now: Date): Promise<void> {
  const first = addMonths(berlinDay(now), -retention.statisticsMonths)
  await em.nativeDelete(DailyCountEntity, { day: { $lt: first } })
}
