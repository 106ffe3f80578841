import { setTimeout as wait } from 'node:timers/promises'
import type { MikroORM } from '@mikro-orm/sql'
import type { Dependencies } from '../dependencies.ts'
import { HealthCheckEntity } from './health-check.entity.ts'

/** `ok`, or what does not work: writing to the database, or following its log of changes. */
export type Health = 'ok' | 'database' | 'publishing'

/** The check runs at most once a second, however often it is asked for. */
const KNOWN_FOR_MS = 1_000
/** An attempt that takes longer has failed. */
const PATIENCE_MS = 2_000

/** Finds out what works, by trying it. */
export function createHealth({
  database,
  freshness,
}: Pick<Dependencies, 'database' | 'freshness'>): () => Promise<Health> {
  let latest: Promise<Health> | null = null

  const check = async (): Promise<Health> => {
    if (!(await works(write(database.orm)))) return 'database'
    return (await works(freshness.catchUp())) ? 'ok' : 'publishing'
  }
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

function works(attempt: Promise<void>): Promise<boolean> {
  const succeeded = attempt.then(
    () => true,
    () => false,
  )
  return Promise.race([succeeded, wait(PATIENCE_MS, false, { ref: false })])
}
