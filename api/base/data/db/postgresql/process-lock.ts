import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import { tryLock } from './advisory-lock.ts'

/** Long enough for another process to fill a new database with the demo stock. */
const PATIENCE_MS = 120_000
const PAUSE_MS = 250

/**
 * Works while no other process on the same database does. The lock ends with its connection, also after a crash.
 * @throws {Error} `55P03` if the other process takes too long
 */
export async function withProcessLock<Result>(
  pool: Pool,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    const until = performance.now() + PATIENCE_MS
    while (!(await tryLock(client, 'setup'))) {
      if (performance.now() > until)
        throw Object.assign(new Error('Another process is setting up'), { code: '55P03' })
      await wait(PAUSE_MS)
    }
    return await work()
  } finally {
    client.release(true)
  }
}
