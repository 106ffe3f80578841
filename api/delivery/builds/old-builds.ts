import { HOUR } from '../../../shared/durations.ts'
import type { Storage } from '../../base/files/storage/storage.ts'
import { BUILDS } from './stored-build.ts'

/** A day, and the hour in which a process may have ended without having said that it still runs. */
const KEPT_FOR = 25 * HOUR

/** Drops the files of builds that no process has run for a day. */
export async function dropOldBuilds(storage: Storage, now: Date): Promise<void> {
  for (const { path, changedAt } of await storage.list(BUILDS))
    if (now.getTime() - changedAt.getTime() > KEPT_FOR) await storage.remove(`${BUILDS}/${path}`)
}
