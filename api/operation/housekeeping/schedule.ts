import { sql } from 'kysely'
import { HOUR } from '../../../shared/time/time.ts'
import type { Database } from '../../base/data/db/database.ts'
import type { Freshness } from '../../base/data/freshness/freshness.ts'
import { logFailure } from '../../base/failures.ts'
import { StorageOutage } from '../../base/files/storage/storage-outage.ts'
import { forgetOldThrottles } from '../../base/requests/throttle/count-in-database.ts'
import type { DataSheets } from '../../catalogue/data-sheets/data-sheets.ts'
import type { ImageStore } from '../../catalogue/images/image-store.ts'
import { removeBrokenUploads } from '../../catalogue/images/unused-images.ts'
import { removeBrokenImports } from '../../catalogue/stock/import/stock-imports.ts'
import type { MessageFiles } from '../../customers/inquiries/message-files.ts'
import { scrubErased } from '../../customers/persons/scrub-erased.ts'
import { refreshUpcomingDays } from '../../dealer/settings/announced-days.ts'
import type { ShareImages } from '../../delivery/share-images/share-images.ts'
import type { Backups } from '../backup/backups.ts'
import type { Housekeeping } from './housekeeping.ts'

interface OwnDisk {
  config: { dataDir: string }
  images: ImageStore
  shareImages: ShareImages
  dataSheets: DataSheets
  messageFiles: MessageFiles
  backups: Backups
}

/**
 * Cleans up at the start, and again every hour. Then it also makes the night's backup, so that one that is
 * stopped at once does not begin with a copy of everything. Each process cleans its own disk; of several,
 * one does the rest.
 * @returns a function that stops it after the current run
 */
export function startHousekeeping(
  parts: OwnDisk & { database: Database; freshness: Freshness; housekeeping: Housekeeping },
): () => Promise<void> {
  const { database, housekeeping, messageFiles, backups } = parts
  let running = Promise.resolve()
  const attempt = <T>(what: string, work: () => Promise<T>) => work().catch(failed(what))
  const run = async (isFirst: boolean) => {
    await attempt('Aufräumen fehlgeschlagen:', () => cleanUpOwnDisk(parts))
    if (!(await claimsHour(database))) return
    const cleaned = await attempt('Aufräumen fehlgeschlagen:', () => housekeeping.run())
    await attempt('Gelöschtes überschreiben fehlgeschlagen:', () =>
      scrubErased(database, messageFiles),
    )
    await attempt('Seiten mit besonderen Tagen erneuern fehlgeschlagen:', () =>
      refreshUpcomingDays(parts),
    )
    if (database.peers)
      await attempt('Aufräumen fehlgeschlagen:', () => forgetOldThrottles(database.db))
    if (!isFirst)
      await attempt('Die nächtliche Sicherung ist fehlgeschlagen:', () =>
        backups.makeNightly(new Date(), { rotates: cleaned?.doubt !== 'clock' }),
      )
  }
  const start = (isFirst: boolean) => {
    running = running.then(async () => {
      await attempt('Die stündlichen Arbeiten sind fehlgeschlagen:', () => run(isFirst))
    })
  }
  start(true)
  const timer = setInterval(() => start(false), HOUR).unref()
  return () => {
    clearInterval(timer)
    return running
  }
}

/** Removes what killed processes left on this disk. Every process does that, because no other one reaches it. */
export async function cleanUpOwnDisk(parts: OwnDisk, now = new Date()): Promise<void> {
  const { config, images, shareImages, dataSheets, messageFiles, backups } = parts
  await removeBrokenUploads(images, now)
  for (const { files } of [shareImages, dataSheets]) await files.removeUnfinished(now)
  await removeBrokenImports(config.dataDir, now)
  await messageFiles.removeLeftovers(now)
  await backups.files.removeLeftovers(now)
}

/** That the storage is away has been logged already. */
const failed = (what: string) => (error: unknown) => {
  if (!(error instanceof StorageOutage)) logFailure(what, error)
  return null
}

/** A little less than an hour, so that nobody is an hour late because of a second. */
const MINUTES = 55

/**
 * Whether this process does the work of the hour. A site with several processes does it once; if the one
 * whose turn it was ends in the middle, another one begins anew in the next hour.
 */
async function claimsHour({ db, peers }: Pick<Database, 'db' | 'peers'>): Promise<boolean> {
  if (!peers) return true
  const { rows } = await sql`
    insert into last_run (name, at) values ('hourly', clock_timestamp())
    on conflict (name) do update set at = excluded.at
    where last_run.at < clock_timestamp() - make_interval(mins => ${MINUTES})
      or last_run.at > clock_timestamp()
    returning name`.execute(db)
  return rows.length > 0
}
