import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../data/db/database.ts'
import type { Counter } from './counter.ts'

const waits = z.array(z.object({ seconds: z.coerce.number() }))

/** A hash, so that the database holds nobody's address or name. */
const hashed = (key: string) => hash('sha256', key, 'base64url')

/** Counts in PostgreSQL, by its clock, so that all processes count together. */
export function countInDatabase(db: Db): Counter {
  return {
    async add(key, { limit, seconds }) {
      const id = hashed(key)
      const counted = await sql`
        insert into throttle (key, events, ends_at)
        values (${id}, 1, clock_timestamp() + make_interval(secs => ${seconds}))
        on conflict (key) do update set
          events = case when throttle.ends_at > clock_timestamp() then throttle.events + 1 else 1 end,
          ends_at = case when throttle.ends_at > clock_timestamp()
            then throttle.ends_at else excluded.ends_at end
        where throttle.ends_at <= clock_timestamp() or throttle.events < ${limit}
        returning 1`.execute(db)
      if (counted.rows.length > 0) return null
      const { rows } = await sql`
        select extract(epoch from ends_at - clock_timestamp()) as seconds
        from throttle where key = ${id}`.execute(db)
      return waits.parse(rows)[0]?.seconds ?? 0
    },
    async remove(key) {
      await sql`update throttle set events = greatest(events - 1, 0)
        where key = ${hashed(key)}`.execute(db)
    },
    async clear(key) {
      await sql`delete from throttle where key = ${hashed(key)}`.execute(db)
    },
  }
}

export async function forgetOldThrottles(db: Db): Promise<void> {
  await sql`delete from throttle where ends_at < clock_timestamp()`.execute(db)
}
