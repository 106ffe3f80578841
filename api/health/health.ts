import { setTimeout as wait } from 'node:timers/promises'
import type { MikroORM } from '@mikro-orm/sql'
import type { Dependencies } from '../dependencies.ts'
import { UPLOADS } from '../images/image-store.ts'
import { HealthCheckEntity } from './health-check.entity.ts'

/**
 * `ok`, or the first thing that keeps this process from serving: writing to the database, the lease where
 * several processes are one site, reaching the pictures, or following the log of changes.
 */
export type Health = 'ok' | 'database' | 'lease' | 'storage' | 'publishing'

/** The check runs at most once a second, however often it is asked for. */
const KNOWN_FOR_MS = 1_000
/** An attempt that takes longer has failed. */
const PATIENCE_MS = 2_000

/** Finds out what works, by trying it. */
export function createHealth({
  database,
  freshness,
  images,
}: Pick<Dependencies, 'database' | 'freshness' | 'images'>): () => Promise<Health> {
  const attempts: [Exclude<Health, 'ok'>, () => Promise<boolean>][] = [
    ['database', () => works(write(database.orm))],
    ['lease', async () => database.peers?.isLeaseLive ?? true],
    ['storage', () => works(images.storage.find(UPLOADS))],
    ['publishing', () => works(freshness.catchUp())],
  ]
  const check = async (): Promise<Health> => {
    for (const [part, attempt] of attempts) if (!(await attempt())) return part
    return 'ok'
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
