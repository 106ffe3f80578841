import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { makeDataDir, makeOwnFile } from './own-file.ts'

/** Long enough for another process to fill a new folder with the demo stock. */
const PATIENCE_MS = 120_000

/**
 * Does work on a data folder while no other process does any: of two that start on an empty one, the
 * second waits until the first has filled it. The lock ends with its process, however that ends.
 * @throws {SqliteError} `SQLITE_BUSY` when the other one takes longer than anybody waits
 */
export async function alone<Result>(
  dataDir: string,
  work: () => Promise<Result>,
  patience = PATIENCE_MS,
): Promise<Result> {
  makeDataDir(dataDir)
  const file = join(dataDir, 'start.lock')
  makeOwnFile(file)
  const lock = new Sqlite(file, { timeout: 0 })
  try {
    take(lock, patience)
    return await work()
  } finally {
    lock.close()
  }
}

function take(lock: Sqlite.Database, patience: number): void {
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    if (!(error instanceof Sqlite.SqliteError && error.code === 'SQLITE_BUSY')) throw error
    console.log('Ein anderer Prozess richtet die Daten gerade ein; darauf wird gewartet …')
    lock.pragma(`busy_timeout = ${patience}`)
    lock.exec('begin exclusive')
  }
}
