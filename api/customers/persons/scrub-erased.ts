import type { EntityManager } from '@mikro-orm/sql'
import type { Database } from '../../base/data/db/database.ts'
import { scrub } from '../../base/data/db/scrub.ts'
import { LastRunEntity } from '../../base/work/tasks/last-run.entity.ts'
import { ErasureEntity } from './erasure.entity.ts'

const NAME = 'forget'

/**
 * Leaves nothing of those in the database's files who were erased since this last ran. To be called after each erasure,
 * and again by whoever cleans up: the process may have ended between the two.
 */
export async function scrubErased(database: Database): Promise<void> {
  const em = database.orm.em.fork()
  const [newest] = await em.find(ErasureEntity, {}, { orderBy: { at: 'desc' }, limit: 1 })
  const last = await em.findOne(LastRunEntity, { name: NAME })
  if (!newest || (last && last.at > newest.at)) return
  const at = new Date()
  await scrub(database)
  await em.upsert(LastRunEntity, { name: NAME, at })
}

/** Has the next call run, whatever the ledger says: a restore has erased again. In that transaction. */
export async function scrubAgainSoon(em: EntityManager): Promise<void> {
  await em.nativeDelete(LastRunEntity, { name: NAME })
}
