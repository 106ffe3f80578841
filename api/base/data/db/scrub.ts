import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from './database.ts'

const PATIENCE = 50
const PAUSE_MS = 1_000

const checkpoint = z.object({ busy: z.number() })

/**
 * Leaves nothing of deleted rows in the database's files. SQLite writes its file anew and empties its log, as soon as
 * nobody reads an earlier state. PostgreSQL frees the space of deleted rows to be written over; its log keeps what was
 * written for as long as the server is configured to.
 * @throws {Error} if an earlier state was read for so long that the log could not be emptied
 */
export async function scrub({ db, dialect }: Pick<Database, 'db' | 'dialect'>): Promise<void> {
  await sql`vacuum`.execute(db)
  if (dialect === 'postgresql') return
  for (let tries = 0; tries < PATIENCE; tries++) {
    const { rows } = await sql`pragma wal_checkpoint(truncate)`.execute(db)
    if (checkpoint.parse(rows[0]).busy === 0) return
    await wait(PAUSE_MS)
  }
  throw new Error('The log could not be emptied')
}
