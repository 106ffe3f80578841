import type { EntityManager } from '@mikro-orm/sql'
import { sql } from 'kysely'
import type { Database, Tables } from './database.ts'

/** Waits in a transaction until no other one works on the same thing. In SQLite they take turns anyway. */
export async function waitForTurn(
  em: EntityManager,
  { peers }: Pick<Database, 'peers'>,
  thing: string,
): Promise<void> {
  if (!peers) return
  await sql`select pg_advisory_xact_lock(hashtextextended(${thing}, 0))`.execute(
    em.getKysely<Tables>(),
  )
}
