import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { makePrivateFile } from './database-place.ts'

const PAUSE_MS = 50

interface Options {
  patienceMs: number
  onWait?: () => void
}

/** Works while no other process holds the lock of that file; it ends with its process. @throws `SQLITE_BUSY` */
export async function withFileLock<Result>(
  file: string,
  work: () => Promise<Result>,
  { patienceMs, onWait = () => {} }: Options,
): Promise<Result> {
  makePrivateFile(file)
  const lock = new Sqlite(file, { timeout: 0 })
  try {
    const deadline = performance.now() + patienceMs
    for (let isFirst = true; !isTaken(lock, performance.now() < deadline); isFirst = false) {
      if (isFirst) onWait()
      await wait(PAUSE_MS)
    }
    return await work()
  } finally {
    lock.close()
  }
}

export function isBusy(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')
}

function isTaken(lock: Sqlite.Database, mayWait: boolean): boolean {
  try {
    lock.exec('begin exclusive')
    return true
  } catch (error) {
    if (mayWait && isBusy(error)) return false
    throw error
  }
}

/** Takes the lock of a new file until this process ends, or the function is called that it returns. */
export function holdFile(file: string): () => void {
  makePrivateFile(file)
  const lock = new Sqlite(file, { timeout: 0 })
  lock.exec('begin exclusive')
  return () => lock.close()
}

export function isHeld(file: string): boolean | null {
  if (!existsSync(file)) return null
  const lock = new Sqlite(file, { timeout: 0, fileMustExist: true })
  try {
    return !isTaken(lock, true)
  } finally {
    lock.close()
  }
}
