import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../base/data/db/database.ts'
import { scrub } from '../../base/data/db/scrub.ts'
import { logFailure } from '../../base/failures.ts'
import type { MessageFiles } from './message-files.ts'

/** Where the migration of 2026-11-30 has left the bytes, in Base64. */
const BEFORE = 'message_attachment_before'

const EXISTS = {
  sqlite: sql`select 1 from sqlite_master where name = ${BEFORE}`,
  postgresql: sql`select 1 where to_regclass(${BEFORE}) is not null`,
}

const row = z.object({
  message_id: z.number(),
  position: z.number(),
  file: z.string(),
  content: z.string(),
})

/**
 * Moves the files of messages that an earlier version has stored in the database into the storage, one after the
 * other. It goes on where it was when it was interrupted.
 */
export async function moveFiles(database: Database, files: MessageFiles): Promise<void> {
  const { db, dialect } = database
  if ((await EXISTS[dialect].execute(db)).rows.length === 0) return
  for (;;) {
    const { rows } = await sql`
      select message_id, position, file, content from message_attachment_before
      join (
        select message_id, position, file from message_attachment
        union all select message_id, position, file from archived_file
      ) named using (message_id, position) limit 1`.execute(db)
    if (!rows[0]) break
    const { message_id, position, file, content } = row.parse(rows[0])
    await files.write(file, Buffer.from(content, 'base64'))
    await sql`delete from message_attachment_before
      where message_id = ${message_id} and position = ${position}`.execute(db)
  }
  await sql`drop table if exists message_attachment_before`.execute(db)
  // Gives back their room. Without it the site runs as well.
  await scrub(database).catch((error) => logFailure('Platz der Datenbank freigeben:', error))
}
