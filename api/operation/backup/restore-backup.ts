import { basename } from 'node:path'
import type { EntityManager } from '@mikro-orm/sql'
import { sql } from 'kysely'
import { type BackupCounts, PICTURES } from '../../../shared/backup/backup.ts'
import type { RestoreReport, restoreModes } from '../../../shared/backup/backup-work.ts'
import type { Database } from '../../base/data/db/database.ts'
import { EVERYTHING, recordChange } from '../../base/data/freshness/change-log.ts'
import { codeOf } from '../../base/failures.ts'
import { UPLOADS } from '../../base/files/storage/uploads.ts'
import type { OnProgress } from '../../base/work/tasks/progress.ts'
import { ensureFeeds } from '../../catalogue/feeds/feed.addresses.ts'
import type { ImageStore } from '../../catalogue/images/image-store.ts'
import { recogniseStock } from '../../catalogue/products/product.derived.ts'
import { keyStockNumbers } from '../../catalogue/products/stock-keys.ts'
import { completeEarlierInquiries } from '../../customers/inquiries/earlier-inquiries.ts'
import { isAttachmentPath, type MessageFiles } from '../../customers/inquiries/message-files.ts'
import { scrubErased } from '../../customers/persons/scrub-erased.ts'
import {
  ensureAdministrator,
  type FirstAdministrator,
} from '../../dealer/accounts/administrator.ts'
import { belongsTo } from '../../dealer/settings/house.ts'
import { earlierNames, migrations } from '../../migrations/index.ts'
import { erasedAgain } from './erased-again.ts'
import { lossesSince } from './losses.ts'
import { countPictures, type Manifest } from './manifest.ts'
import type { OnBytes } from './meter.ts'
import { numberRow, raiseNumbers } from './numbers.ts'
import { readManifest } from './read-manifest.ts'
import { refused } from './refusal.ts'
import { replaceRows } from './replace-rows.ts'
import { bytesToUnpack, makeSureOfSpace, unpackFiles, withFiles } from './stage-files.ts'
import { backedUpTables, leftOut, type Table } from './tables.ts'
import { bytesIn, verify } from './verify.ts'

/** Sets aside what must not go back with a restore. @returns what brings it together with the backup afterwards */
export type Survivor = (em: EntityManager) => Promise<() => Promise<void>>

export interface RestoreTarget {
  config: FirstAdministrator & { siteUrl: string }
  database: Database
  images: ImageStore
  messageFiles: MessageFiles
  survivors: readonly Survivor[]
}

/**
 * Says what a backup would change or, with `apply`, replaces everything by it: all or nothing.
 * @param before backs up what is about to be replaced and answers the name of that backup
 * @throws {ApiError} if the file is damaged or does not fit; then nothing has changed
 */
export async function restoreBackup(
  target: RestoreTarget,
  archive: string,
  mode: (typeof restoreModes)[number],
  { onProgress, before }: { onProgress: OnProgress; before: () => Promise<string> },
): Promise<RestoreReport> {
  const { database, images } = target
  const names = migrations.map(({ name }) => name)
  const manifest = await readManifest(archive, new Set([...names, ...earlierNames]))
  const tables = backedUpTables(database.orm)
  const total = bytesIn(manifest) * (mode === 'apply' ? 2 : 1)
  const onBytes = (bytes: number) => onProgress(bytes, total)
  await verify(archive, manifest, { tables, leftOut: leftOut(database.orm) }, onBytes)
  const erased = await erasedAgain(database.orm, archive)
  const report = {
    mode,
    createdAt: manifest.createdAt,
    version: manifest.version,
    siteUrl: manifest.siteUrl ?? null,
    isCopy: manifest.siteUrl !== undefined && manifest.siteUrl !== target.config.siteUrl,
    isOlder: names.some((name) => !manifest.migrations.includes(name)),
    before: await countNow(database, images, tables),
    after: countsAfter(manifest, tables, erased.rows),
    ...(await lossesSince(database.orm, new Date(manifest.createdAt))),
    erasedAgain: erased.persons,
  }
  if (mode === 'check') return { ...report, savedAs: null }
  const savedAs = await before()
  await apply(target, archive, manifest, tables, onBytes)
  return { ...report, savedAs }
}

async function apply(
  { config, database, images, messageFiles, survivors }: RestoreTarget,
  archive: string,
  manifest: Manifest,
  tables: Table[],
  onBytes: OnBytes,
): Promise<void> {
  const { orm, dialect } = database
  await using forPictures = await images.incoming()
  await using forAttachments = await messageFiles.incoming()
  const folderOf = (path: string) => (isAttachmentPath(path) ? forAttachments : forPictures).path
  await makeSureOfSpace(forPictures.path, bytesToUnpack(manifest))
  const paths = await unpackFiles(archive, folderOf, onBytes)
  // The files first, so that no row ever names one that is not there.
  await withFiles(paths, folderOf, images.storage, () =>
    orm.em
      .fork()
      .transactional(async (em) => {
        const puttingBack: (() => Promise<void>)[] = []
        for (const setAside of survivors) puttingBack.push(await setAside(em))
        await replaceRows(em, archive, tables, dialect, onBytes)
        await raiseNumbers(em, manifest.numbers, tables, dialect)
        for (const putBack of puttingBack) await putBack()
        await belongsTo(em, manifest.siteUrl ?? null)
        recordChange(em, [EVERYTHING])
        await em.flush()
      })
      .catch((error) => {
        throw isContradiction(error) ? refused(CONTRADICTION) : error
      }),
  )
  // Those of persons who were erased again, whose rows have gone with them.
  await messageFiles.removeUnnamed(paths.filter(isAttachmentPath).map((path) => basename(path)))
  // As at a start: the rows may come from an earlier version, and the accounts from another machine.
  await keyStockNumbers(orm.em.fork())
  await recogniseStock(orm)
  await completeEarlierInquiries(orm)
  await ensureFeeds(orm)
  await scrubErased(database, messageFiles)
  const newPassword = await ensureAdministrator(orm, config)
  if (newPassword) console.log(`Neues Passwort, nur dieses eine Mal gezeigt: ${newPassword}`)
}

/** What there is of that which is restored, once those who stay erased are gone again. */
function countsAfter({ counts }: Manifest, tables: Table[], gone: BackupCounts): BackupCounts {
  const isRestored = (name: string) =>
    name === PICTURES || tables.some((table) => table.name === name)
  return Object.fromEntries(
    Object.entries(counts)
      .filter(([name]) => isRestored(name))
      .map(([name, count]) => [name, count - (gone[name] ?? 0)]),
  )
}

async function countNow(
  { orm }: Database,
  images: ImageStore,
  tables: Table[],
): Promise<BackupCounts> {
  const db = orm.em.fork().getKysely()
  const stored = await images.storage.list(UPLOADS)
  const counts: BackupCounts = { [PICTURES]: countPictures(stored.map(({ path }) => path)) }
  for (const { name } of tables) {
    const { rows } = await sql`select count(*) as number from ${sql.table(name)}`.execute(db)
    counts[name] = numberRow.parse(rows[0]).number
  }
  return counts
}

const CONTRADICTION = 'Die Angaben in der Sicherung widersprechen einander.'

/** A row refers to one that is missing, two have the same name, or a value does not fit its column. */
const isContradiction = (error: unknown) => /^(?:SQLITE_CONSTRAINT|22|23)/.test(codeOf(error))
