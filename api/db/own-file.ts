import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'

/** Others, such as a web server, pass through to pictures and pages; what else lies here they cannot list. */
const PASSABLE = 0o711
const OWNER_ALONE = 0o600

export const databaseFile = (dataDir: string) => join(dataDir, 'gabelstapler.sqlite')

/** Whether there is a database to open, or one that only its server knows. */
export function hasDatabaseFile({
  dataDir,
  databaseUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl'>): boolean {
  const file = statSync(databaseFile(dataDir), { throwIfNoEntry: false })
  return databaseUrl !== null || (file !== undefined && file.size > 0)
}

/** Makes a data folder where there is none; one that exists keeps what its owner allowed. */
export function makeDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: PASSABLE })
}

/** Makes sure that a file is there and that only its owner reads it; SQLite gives the same to what it puts beside. */
export function makeOwnFile(file: string): void {
  closeSync(openSync(file, 'a', OWNER_ALONE))
  for (const part of [file, `${file}-wal`, `${file}-shm`]) {
    if (!statSync(part, { throwIfNoEntry: false })) continue
    try {
      chmodSync(part, OWNER_ALONE)
    } catch (error) {
      // Another account's file is that account's to protect.
      if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error
    }
  }
}
