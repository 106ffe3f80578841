import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs'
import { codeOf } from '../../failures.ts'

/** A web server may pass through this folder to pictures and pages, but cannot list it. */
const PASSABLE = 0o711
const OWNER_ALONE = 0o600

export interface DatabasePlace {
  dataDir: string
  /** In the data folder; not used where there is a PostgreSQL. */
  databaseFile: string
  databaseUrl: string | null
}

/** Whether there is a database file with content. PostgreSQL needs none, so the answer is yes. */
export function hasDatabaseFile({ databaseFile, databaseUrl }: DatabasePlace): boolean {
  const file = statSync(databaseFile, { throwIfNoEntry: false })
  return databaseUrl !== null || (file !== undefined && file.size > 0)
}

export function makeDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: PASSABLE })
}

/** Creates a file that only its owner can read. SQLite gives the files that it adds the same permissions. */
export function makePrivateFile(file: string): void {
  closeSync(openSync(file, 'a', OWNER_ALONE))
  for (const part of [file, `${file}-wal`, `${file}-shm`]) {
    if (!statSync(part, { throwIfNoEntry: false })) continue
    try {
      chmodSync(part, OWNER_ALONE)
    } catch (error) {
      // The file belongs to another account, which has to protect it.
      if (codeOf(error) !== 'EPERM') throw error
    }
  }
}
