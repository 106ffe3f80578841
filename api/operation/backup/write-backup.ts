import { z } from 'zod'
import packageFile from '../../../package.json' with { type: 'json' }
import { type BackupCounts, PICTURES } from '../../../shared/backup/backup.ts'
import type { ReadRows } from '../../base/data/db/connection.ts'
import type { Database } from '../../base/data/db/database.ts'
import type { HeldFiles } from '../../base/files/storage/storage.ts'
import { UPLOADS } from '../../base/files/storage/uploads.ts'
import type { OnProgress } from '../../base/work/tasks/progress.ts'
import { type ImageStore, isPicturePath } from '../../catalogue/images/image-store.ts'
import { isPicture } from '../../catalogue/images/picture-bytes.ts'
import {
  ATTACHMENTS,
  type MessageFiles,
  NAMING_TABLES,
} from '../../customers/inquiries/message-files.ts'
import { houseOf } from '../../dealer/settings/house.ts'
import { addFiles, type FilesToAdd } from './add-files.ts'
import { ArchiveWriter } from './archive-writer.ts'
import { countPictures, FORMAT, tableFile } from './manifest.ts'
import { readNumbers } from './numbers.ts'
import { backedUpTables, type Table } from './tables.ts'
import { toLine } from './values.ts'

/** In characters: each piece takes a turn of the event loop to be compressed, and in a busy process that is long. */
const TEXT_AT_ONCE = 64 * 1024

const migrationRow = z.object({ name: z.string() })
const fileRow = z.object({ file: z.string() })

interface Parts {
  config: { siteUrl: string }
  database: Database
  images: ImageStore
  messageFiles: MessageFiles
}

/** Writes everything as it is at one moment to a new file, while others go on writing. */
export async function writeBackup(
  { config, database, images, messageFiles }: Parts,
  target: string,
  now: Date,
  onProgress: OnProgress,
): Promise<void> {
  await using forPictures = await images.incoming()
  await using forAttachments = await messageFiles.incoming()
  const pictures = await images.storage.hold(UPLOADS, forPictures.path)
  const attachments = await images.storage.hold(ATTACHMENTS, forAttachments.path)
  const archive = new ArchiveWriter(target)
  try {
    const { named, ...about } = await database.snapshot(async (rows) => {
      // A file that the rows name was there before them, or has come since the first look.
      await pictures.holdNew()
      await attachments.holdNew()
      return addTables(archive, rows, database)
    })
    const total = sizeOf(pictures) + sizeOf(attachments)
    const onBytes = (bytes: number) => onProgress(bytes, total)
    const paths = await addFiles(archive, picturesOf(pictures), onBytes)
    // One that no row names may be of somebody who was just erased.
    await addFiles(archive, attachmentsOf(attachments, named), onBytes)
    const counts = { ...about.counts, [PICTURES]: countPictures(paths) }
    await archive.finish({
      format: FORMAT,
      version: packageFile.version,
      createdAt: now.toISOString(),
      siteUrl: (await houseOf(database.db)) ?? config.siteUrl,
      ...about,
      counts,
    })
  } catch (error) {
    await archive.abort()
    throw error
  }
}

const picturesOf = (held: HeldFiles): FilesToAdd => ({
  folder: UPLOADS,
  held,
  isWanted: () => true,
  problem: (path, head, size) =>
    isPicturePath(path) && isPicture(path, head, size) ? null : 'kein Bild',
})

const attachmentsOf = (held: HeldFiles, named: ReadonlySet<string>): FilesToAdd => ({
  folder: ATTACHMENTS,
  held,
  isWanted: (name) => named.has(name),
  problem: () => null,
})

const sizeOf = ({ sizes }: HeldFiles) => [...sizes.values()].reduce((sum, size) => sum + size, 0)

async function addTables(archive: ArchiveWriter, rows: ReadRows, { orm, dialect }: Database) {
  const tables = backedUpTables(orm)
  const counts: BackupCounts = {}
  for (const table of tables) await archive.addText(tableFile(table.name), linesOf(table))
  async function* linesOf(table: Table) {
    counts[table.name] = 0
    let text = ''
    for await (const some of rows(selectAll(table))) {
      counts[table.name] = (counts[table.name] ?? 0) + some.length
      for (const row of some) {
        text += toLine(table, row, dialect)
        if (text.length < TEXT_AT_ONCE) continue
        yield text
        text = ''
      }
    }
    yield text
  }
  const named = new Set<string>()
  for (const table of NAMING_TABLES)
    for await (const some of rows(`select file from ${table}`))
      for (const row of some) named.add(fileRow.parse(row).file)
  const migrations: string[] = []
  for await (const some of rows('select name from mikro_orm_migrations order by id'))
    migrations.push(...some.map((row) => migrationRow.parse(row).name))
  return { named, counts, migrations, numbers: await readNumbers(rows, tables, dialect) }
}

function selectAll({ name, columns, key }: Table): string {
  const list = (names: string[]) => names.map((column) => `"${column}"`).join(', ')
  return `select ${list(columns.map((column) => column.name))} from "${name}" order by ${list(key)}`
}
