import type { MikroORM } from '@mikro-orm/sql'
import { LONGEST_CHANGE_MS } from '../../base/data/db/longest-change.ts'
import { codeOf } from '../../base/failures.ts'
import { HealthCheckEntity } from './health-check.entity.ts'
import { worksInTime } from './works-in-time.ts'

/**
 * Finds out whether the database serves, by writing to it. A write waits its turn behind a long change, during which
 * pages, lists and other reads are answered: then it serves if it can be read, and if its last write was not refused.
 */
export function createWriteCheck(
  orm: MikroORM,
  longestChangeMs = LONGEST_CHANGE_MS,
): () => Promise<boolean> {
  let waitsSince: number | null = null
  let isRefused = false
  let attempt: Promise<void> | null = null

  async function write(): Promise<void> {
    waitsSince ??= Date.now()
    try {
      await orm.em.fork().upsert(HealthCheckEntity, { id: 1, checkedAt: new Date() })
      waitsSince = null
      isRefused = false
    } catch (error) {
      isRefused = codeOf(error) !== TURN_DID_NOT_COME
    } finally {
      attempt = null
    }
  }

  return async function serves() {
    attempt ??= write()
    const isReadable = worksInTime(orm.em.fork().count(HealthCheckEntity))
    await worksInTime(attempt)
    const isStuck = waitsSince !== null && Date.now() - waitsSince > longestChangeMs
    return !isRefused && !isStuck && (await isReadable)
  }
}

/** See `Semaphore`. */
const TURN_DID_NOT_COME = 'BUSY'
