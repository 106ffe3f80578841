import { sql } from 'kysely'
import type { Database } from '../../base/data/db/database.ts'

/** A little less than an hour, so that nobody is an hour late because of a second. */
const MINUTES = 55

/**
 * Whether this process does the work of the hour. A site with several processes does it once; if the one
 * whose turn it was ends in the middle, another one begins anew in the next hour.
 */
export async function claimsHour({ db, peers }: Pick<Database, 'db' | 'peers'>): Promise<boolean> {
  if (!peers) return true
  const { rows } = await sql`
    insert into last_run (name, at) values ('hourly', clock_timestamp())
    on conflict (name) do update set at = excluded.at
    where last_run.at < clock_timestamp() - make_interval(mins => ${MINUTES})
    returning name`.execute(db)
  return rows.length > 0
}
