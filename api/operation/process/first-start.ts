import { readdir, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { ConfigurationError } from '../../base/configuration-error.ts'
import { type DatabasePlace, hasDatabaseFile } from '../../base/data/db/database-place.ts'
import { orMissing } from '../../base/files/storage/missing.ts'
import type { Storage } from '../../base/files/storage/storage.ts'
import type { StoragePlace } from '../../base/files/storage/storage-url.ts'
import { UPLOADS } from '../../base/files/storage/uploads.ts'
import { ATTACHMENTS } from '../../customers/inquiries/message-files.ts'

/** An empty file in the data folder that marks an unfinished first start. */
const UNDER_WAY = 'first-start'

const LIST = new Intl.ListFormat('de')

type Place = DatabasePlace & StoragePlace

/**
 * Marks that a new database is being filled, so that an interrupted first start can go on.
 * @throws {ConfigurationError} if pictures, files of messages or pages are there: they belong to a shop whose database is lost
 */
export async function beginFirstStart(place: Place, storage: Storage): Promise<void> {
  const mark = join(place.dataDir, UNDER_WAY)
  if ((await filesIn(place.dataDir)).includes(UNDER_WAY)) return
  const found = await leftovers(place.dataDir, storage)
  if (found.length > 0) throw new ConfigurationError(explain(place, LIST.format(found)))
  await writeFile(mark, '', { flush: true })
}

export async function endFirstStart({ dataDir }: Place): Promise<void> {
  await rm(join(dataDir, UNDER_WAY), { force: true })
}

async function leftovers(dataDir: string, storage: Storage): Promise<string[]> {
  const uploads = await storage.list(UPLOADS)
  const attachments = await storage.list(ATTACHMENTS)
  const pages = (await filesIn(join(dataDir, 'published'))).filter((name) => name.endsWith('.html'))
  return [
    uploads.length > 0 && `hochgeladene Bilder (${uploads.length} Dateien in „${UPLOADS}“)`,
    attachments.length > 0 && `Dateien von Nachrichten (${attachments.length} in „${ATTACHMENTS}“)`,
    pages.length > 0 && `veröffentlichte Seiten (${pages.length} in „published“)`,
  ].filter((text) => text !== false)
}

function explain(place: Place, found: string): string {
  const { dataDir, databaseFile, databaseUrl, bucket } = place
  const where = bucket ? `${dataDir} und im Bucket „${bucket.name}“` : dataDir
  const database = databaseUrl
    ? 'die Datenbank, die DATABASE_URL nennt, ist leer'
    : `die Datenbank ${basename(databaseFile)} ${hasDatabaseFile(place) ? 'ist leer' : 'fehlt'}`
  return [
    `${databaseUrl ? 'DATABASE_URL' : 'DATA_DIR'}: In ${where} liegen ${found}, aber ${database}.`,
    'Damit nicht unbemerkt ein neuer Bestand an die Stelle des alten tritt, startet die Website so nicht.',
    `Spielen Sie die Datenbank aus einer Sicherung zurück. Wenn Sie neu beginnen möchten, nennen Sie mit DATA_DIR einen leeren Ordner${bucket ? ' und mit STORAGE_URL einen leeren Bucket' : ''} oder verschieben „uploads“, „attachments“ und „published“ an einen anderen Ort.`,
  ].join(' ')
}

/** The names of all files below a folder; none if it does not exist. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await orMissing(readdir(folder, { recursive: true, withFileTypes: true }))
  return (entries ?? []).filter((entry) => entry.isFile()).map(({ name }) => name)
}
