import { setTimeout as wait } from 'node:timers/promises'
import type { MikroORM } from '@mikro-orm/sql'
import type { Database } from '../../base/db/database.ts'
import type { Freshness } from '../../base/freshness/freshness.ts'
import { UPLOADS } from '../../base/storage/uploads.ts'
import type { ImageStore } from '../../catalogue/images/image-store.ts'
import { HealthCheckEntity } from './health-check.entity.ts'

interface Health {
  /**
   * `ok`, or the first thing that keeps this process from serving: writing to the database, the lease where
   * several processes are one site, or following the log of changes.
   */
  status: 'ok' | 'database' | 'lease' | 'publishing'
  /** Only pictures and other files are missing, and with every process. */
  storage?: 'unreachable'
}

/** The check runs at most once a second, however often it is asked for. */
const KNOWN_FOR_MS = 1_000
/** An attempt that takes longer has failed. */
const PATIENCE_MS = 2_000

export interface Observed {
  database: Database
  freshness: Freshness
  images: ImageStore
}

/** Finds out what works, by trying it. */
export function createHealth({ database, freshness, images }: Observed): () => Promise<Health> {
  const attempts: [Health['status'], () => Promise<boolean>][] = [
    ['database', () => works(write(database.orm))],
    ['lease', async () => database.peers?.isLeaseLive ?? true],
    ['publishing', () => works(freshness.catchUp())],
  ]
  const check = async (): Promise<Health> => {
    const stored = works(images.storage.find(UPLOADS))
    for (const [status, attempt] of attempts) if (!(await attempt())) return { status }
    return (await stored) ? { status: 'ok' } : { status: 'ok', storage: 'unreachable' }
  }

  let latest: Promise<Health> | null = null
  const forget = () => {
    latest = null
  }
  return function health() {
    latest ??= check().finally(() => setTimeout(forget, KNOWN_FOR_MS).unref())
    return latest
  }
}

async function write(orm: MikroORM): Promise<void> {
  await orm.em.fork().upsert(HealthCheckEntity, { id: 1, checkedAt: new Date() })
}

function works(attempt: Promise<unknown>): Promise<boolean> {
  const succeeded = attempt.then(
    () => true,
    () => false,
  )
  return Promise.race([succeeded, wait(PATIENCE_MS, false, { ref: false })])
}
