import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { makeDataDir, makeOwnFile } from './own-file.ts'

/** Long enough for another process to fill a new folder with the demo stock. */
const PATIENCE_MS = 120_000
const PAUSE_MS = 50

/**
 * Works on a data folder while no other process does. If two processes start on an empty folder, the
 * second waits until the first has filled it. The lock ends with its process, also after a crash.
 * @throws {SqliteError} `SQLITE_BUSY` if the other process takes too long
 */
export async function withStartLock<Result>(
  dataDir: string,
  work: () => Promise<Result>,
  patience = PATIENCE_MS,
): Promise<Result> {
  makeDataDir(dataDir)
  const file = join(dataDir, 'start.lock')
  makeOwnFile(file)
  const lock = new Sqlite(file, { timeout: 0 })
  try {
    await take(lock, patience)
    return await work()
  } finally {
    lock.close()
  }
}

async function take(lock: Sqlite.Database, patience: number): Promise<void> {
  const deadline = performance.now() + patience
  for (let isFirst = true; !isTaken(lock, performance.now() < deadline); isFirst = false) {
    if (isFirst)
      console.log('Ein anderer Prozess richtet die Daten gerade ein; darauf wird gewartet …')
    await wait(PAUSE_MS)
  }
}

function isTaken(lock: Sqlite.Database, mayWait: boolean): boolean {
  try {
    lock.exec('begin exclusive')
    return true
  } catch (error) {
    if (mayWait && error instanceof Sqlite.SqliteError && error.code === 'SQLITE_BUSY') return false
    throw error
  }
}
