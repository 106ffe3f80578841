import type { EntityManager } from '@mikro-orm/sql'
import { HOUR } from '../../../shared/time/time.ts'
import type { Database } from '../../base/data/db/database.ts'
import { aheadOf } from '../../base/data/db/rows.ts'
import { scrub } from '../../base/data/db/scrub.ts'
import { LastRunEntity } from '../../base/work/tasks/last-run.entity.ts'
import type { MessageFiles } from '../inquiries/message-files.ts'
import { ErasureEntity } from './erasure.entity.ts'

const NAME = 'forget'

/**
 * Removes from the database's files, and from those of messages, what was erased since this last ran. To be called after each erasure, and again
 * by housekeeping, because the process may have ended in between.
 */
export async function scrubErased(database: Database, files: MessageFiles): Promise<void> {
  const em = database.orm.em.fork()
  const at = new Date()
  const [newest] = await em.find(ErasureEntity, {}, { orderBy: { at: 'desc' }, limit: 1 })
  const last = await em.findOne(LastRunEntity, { name: NAME, at: { $lte: aheadOf(at) } })
  if (!newest || (last && last.at > newest.at)) return
  await scrub(database)
  // Last, because a storage that is away must not keep the database waiting.
  await files.removeForgotten(at, HOUR)
  await em.upsert(LastRunEntity, { name: NAME, at })
}

/** Makes the next call run, whatever the ledger says. To be called in the transaction of a restore, which erases again. */
export async function scrubAgainSoon(em: EntityManager): Promise<void> {
  await em.nativeDelete(LastRunEntity, { name: NAME })
}
