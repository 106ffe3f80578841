import { logFailure } from '../db/outage.ts'
import type { Housekeeping } from './housekeeping.ts'

const HOUR = 60 * 60 * 1000

/**
 * Cleans up at the start, and again every hour.
 * @returns a function that stops it after the current run
 */
export function startHousekeeping(housekeeping: Housekeeping): () => Promise<void> {
  let running = Promise.resolve()
  const run = () => {
    running = running
      .then(() => housekeeping.run())
      .catch((error) => logFailure('Aufräumen fehlgeschlagen:', error))
  }
  run()
  const timer = setInterval(run, HOUR).unref()
  return () => {
    clearInterval(timer)
    return running
  }
}
