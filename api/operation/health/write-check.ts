import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import type { MikroORM } from '@mikro-orm/sql'
import { LONGEST_CHANGE_MS } from '../../base/data/db/longest-change.ts'
import { codeOf } from '../../base/failures.ts'
import { HealthCheckEntity } from './health-check.entity.ts'

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

/** An attempt that takes longer has failed. */
const PATIENCE_MS = 2_000

/** Whether an attempt succeeds before patience ends. */
export function worksInTime(attempt: Promise<unknown>): Promise<boolean> {
  const succeeded = attempt.then(
    () => true,
    () => false,
  )
  return Promise.race([succeeded, endOfPatience()])
}

async function endOfPatience(): Promise<false> {
  await wait(PATIENCE_MS, null, { ref: false })
  // After a pause of the whole process both may be due: what has succeeded by now did not take too long.
  return turn(false)
}
