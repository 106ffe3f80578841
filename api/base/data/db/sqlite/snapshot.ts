import Sqlite from 'better-sqlite3'
import type { ReadRows } from '../connection.ts'
import { isFull } from '../portion.ts'
import { RECOVERY_MS } from './file.ts'

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
  let characters = 0
  const all = database.prepare<unknown[], Record<string, unknown>>(statement)
  for (const row of all.iterate()) {
    rows.push(row)
    characters += charactersIn(row)
    if (!isFull(rows.length, characters)) continue
    yield rows
    rows = []
    characters = 0
  }
  yield rows
}

function charactersIn(row: Record<string, unknown>): number {
  let characters = 0
  for (const value of Object.values(row)) if (typeof value === 'string') characters += value.length
  return characters
}
