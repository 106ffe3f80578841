import type { Backups } from '../backup/backups.ts'
import type { Database } from '../database.ts'
import { logFailure } from '../db/outage.ts'
import type { Freshness } from '../freshness/freshness.ts'
import { announceDays } from '../settings/announced-days.ts'
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
      .catch((error) => logFailure('Aufräumen fehlgeschlagen:', error))
      .then(() => announceDays(data))
      .catch((error) => logFailure('Feiertage ankündigen fehlgeschlagen:', error))
  }
  run()
  const timer = setInterval(() => {
    run()
    running = running
      .then(() => backups.makeNightly())
      .catch((error) => logFailure('Die nächtliche Sicherung ist fehlgeschlagen:', error))
  }, HOUR).unref()
  return () => {
    clearInterval(timer)
    return running
  }
}
