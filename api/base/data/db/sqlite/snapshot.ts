import Sqlite from 'better-sqlite3'
import type { ReadRows } from '../connection.ts'
import { RECOVERY_MS } from './file.ts'

/** So few that their text is short-lived memory: V8 keeps larger strings until its next full clean-up. */
const ROWS_AT_ONCE = 20

/** Reads from a connection of its own: the others must not keep a read transaction open for so long. */
export async function readSnapshot<Result>(
  path: string,
  read: (rows: ReadRows) => Promise<Result>,
): Promise<Result> {
  const database = new Sqlite(path, { readonly: true, timeout: RECOVERY_MS })
  try {
    // Each row is read once, so a cache of many pages would only fill memory. In KiB.
    database.pragma('cache_size = -1000')
    database.exec('begin')
    // The snapshot is taken by the first read, not by `begin`.
    database.prepare('select 1 from sqlite_master').get()
    return await read((statement) => rowsOf(database, statement))
  } finally {
    database.close()
  }
}

async function* rowsOf(database: Sqlite.Database, statement: string) {
  let rows: Record<string, unknown>[] = []
  const all = database.prepare<unknown[], Record<string, unknown>>(statement)
  for (const row of all.iterate()) {
    rows.push(row)
    if (rows.length < ROWS_AT_ONCE) continue
    yield rows
    rows = []
  }
  yield rows
}
