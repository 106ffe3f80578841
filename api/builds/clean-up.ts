import type { Storage } from '../storage/storage.ts'
import { BUILDS } from './stored-build.ts'

const DAY = 24 * 60 * 60 * 1000

/** Drops the files of builds that no process has run for a day. */
export async function dropOldBuilds(storage: Storage, now: Date): Promise<void> {
  for (const { path, changedAt } of await storage.list(BUILDS))
    if (now.getTime() - changedAt.getTime() > DAY) await storage.remove(`${BUILDS}/${path}`)
}
