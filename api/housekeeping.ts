import { cleanUpImages } from './images/clean-up.ts'
import { deleteExpiredInquiries } from './inquiries/expiry.ts'
import type { Services } from './services.ts'
import { cleanUpShareImages } from './share-images/clean-up.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/**
 * Removes at the start, and again and again, what nobody needs any more.
 * @returns stops it, once what is under way is done
 */
export function startHousekeeping(
  services: Pick<Services, 'database' | 'images' | 'sessions' | 'shareImages'>,
): () => Promise<void> {
  const { database, images, sessions, shareImages } = services
  const jobs = [
    repeat(HOUR, () => cleanUpImages(images, database.reads, new Date())),
    repeat(HOUR, () => cleanUpShareImages(shareImages, database.reads, new Date())),
    repeat(DAY, () => sessions.deleteExpiredSessions()),
    repeat(DAY, () => deleteExpiredInquiries(database.orm)),
  ]
  return async () => {
    await Promise.all(jobs.map((stop) => stop()))
  }
}

function repeat(interval: number, job: () => Promise<unknown>): () => Promise<void> {
  let running = Promise.resolve()
  const run = () => {
    running = running
      .then(async () => void (await job()))
      .catch((error) => console.error('Aufräumen fehlgeschlagen:', error))
  }
  run()
  const timer = setInterval(run, interval).unref()
  return () => {
    clearInterval(timer)
    return running
  }
}
