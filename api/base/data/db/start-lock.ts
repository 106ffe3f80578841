import { join } from 'node:path'
import { makeDataDir } from './database-place.ts'
import { withFileLock } from './file-lock.ts'

const FIRST_START_MS = 120_000

/** Works while no other process has the folder; the lock ends with its process. @throws {SqliteError} `SQLITE_BUSY` */
export async function withStartLock<Result>(
  dataDir: string,
  work: () => Promise<Result>,
  patienceMs = FIRST_START_MS,
): Promise<Result> {
  makeDataDir(dataDir)
  const onWait = () =>
    console.log('Ein anderer Prozess richtet die Daten gerade ein; darauf wird gewartet …')
  return withFileLock(join(dataDir, 'start.lock'), work, { patienceMs, onWait })
}
