import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from './database.ts'

const PATIENCE = 50
const PAUSE_MS = 1_000

const checkpoint = z.object({ busy: z.number() })

/**
 * Leaves nothing of deleted rows in the files. SQLite writes its file anew and empties its log. PostgreSQL only frees
 * the space to be written over, and keeps its log as configured.
 * @throws {Error} if the log could not be emptied, because an earlier state was being read
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
