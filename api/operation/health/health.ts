import type { Database } from '../../base/data/db/database.ts'
import type { Freshness } from '../../base/data/freshness/freshness.ts'
import { UPLOADS } from '../../base/files/storage/uploads.ts'
import type { ImageStore } from '../../catalogue/images/image-store.ts'
import { createWriteCheck, worksInTime } from './write-check.ts'

interface Health {
  /**
   * `ok`, or the first thing that keeps this process from serving: the database, the lease where
   * several processes are one site, or following the log of changes.
   */
  status: 'ok' | 'database' | 'lease' | 'publishing'
  /** Only pictures and other files are missing, and with every process. */
  storage?: 'unreachable'
}

/** The check runs at most once a second, however often it is asked for. */
const KNOWN_FOR_MS = 1_000

export interface Observed {
  database: Database
  freshness: Freshness
  images: ImageStore
}

/** Finds out what works, by trying it. */
export function createHealth({ database, freshness, images }: Observed): () => Promise<Health> {
  const attempts: [Health['status'], () => Promise<boolean>][] = [
    ['database', createWriteCheck(database.orm)],
    ['lease', async () => database.peers?.isLeaseLive ?? true],
    ['publishing', () => worksInTime(freshness.catchUp())],
  ]
  const check = async (): Promise<Health> => {
    const stored = worksInTime(images.storage.find(UPLOADS))
    for (const [status, attempt] of attempts) if (!(await attempt())) return { status }
    return (await stored) ? { status: 'ok' } : { status: 'ok', storage: 'unreachable' }
  }

  let latest: Promise<Health> | null = null
  const forget = () => {
    latest = null
  }
  return function health() {
    latest ??= check().finally(() => setTimeout(forget, KNOWN_FOR_MS).unref())
    return latest
  }
}
