import type { Backups } from '../backup/backups.ts'
import type { Database } from '../database.ts'
import { logFailure } from '../db/outage.ts'
import type { Freshness } from '../freshness/freshness.ts'
import { announceDays } from '../settings/announced-days.ts'
import { StorageOutage } from '../storage/storage-outage.ts'
import type { Housekeeping } from './housekeeping.ts'

const HOUR = 60 * 60 * 1000

interface Parts {
  housekeeping: Housekeeping
  backups: Backups
  database: Database
  freshness: Freshness
}

/**
 * Cleans up at the start, and again every hour. Then it also makes the night's backup, so that one that is
 * stopped at once does not begin with a copy of everything.
 * @returns a function that stops it after the current run
 */
export function startHousekeeping({ housekeeping, backups, ...data }: Parts): () => Promise<void> {
  let running = Promise.resolve()
  const run = () => {
    running = running
      .then(() => housekeeping.run())
      .catch(failed('Aufräumen fehlgeschlagen:'))
      .then(() => announceDays(data))
      .catch(failed('Feiertage ankündigen fehlgeschlagen:'))
  }
  run()
  const timer = setInterval(() => {
    run()
    running = running
      .then(() => backups.makeNightly())
      .catch(failed('Die nächtliche Sicherung ist fehlgeschlagen:'))
  }, HOUR).unref()
  return () => {
    clearInterval(timer)
    return running
  }
}

/** That the storage is away has been logged already. */
const failed = (what: string) => (error: unknown) => {
  if (!(error instanceof StorageOutage)) logFailure(what, error)
}
