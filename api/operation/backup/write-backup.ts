import { z } from 'zod'
import packageFile from '../../../package.json' with { type: 'json' }
import { type BackupCounts, PICTURES } from '../../../shared/backup/backup.ts'
import type { ReadRows } from '../../base/data/db/connection.ts'
import type { Database } from '../../base/data/db/database.ts'
import { UPLOADS } from '../../base/files/storage/uploads.ts'
import type { OnProgress } from '../../base/work/tasks/progress.ts'
import type { ImageStore } from '../../catalogue/images/image-store.ts'
import { addPictures } from './add-pictures.ts'
import { ArchiveWriter } from './archive-writer.ts'
import { countPictures, FORMAT, tableFile } from './manifest.ts'
import { readNumbers } from './numbers.ts'
import { backedUpTables, type Table } from './tables.ts'
import { toLine } from './values.ts'

/** In characters: each piece takes a turn of the event loop to be compressed, and in a busy process that is long. */
const TEXT_AT_ONCE = 64 * 1024

const migrationRow = z.object({ name: z.string() })

/** Writes everything as it is at one moment to a new file, while others go on writing. */
export async function writeBackup(
  { database, images }: { database: Database; images: ImageStore },
  target: string,
  now: Date,
  onProgress: OnProgress,
): Promise<void> {
  await using workspace = await images.incoming()
  const uploads = await images.storage.hold(UPLOADS, workspace.path)
  const archive = new ArchiveWriter(target)
  try {
    const about = await database.snapshot(async (rows) => {
      // A picture that the rows name was there before them, or has come since the first look.
      await uploads.holdNew()
      return addTables(archive, rows, database)
    })
    const paths = await addPictures(archive, uploads, onProgress)
    const counts = { ...about.counts, [PICTURES]: countPictures(paths) }
    await archive.finish({
      format: FORMAT,
      version: packageFile.version,
      createdAt: now.toISOString(),
      ...about,
      counts,
    })
  } catch (error) {
    await archive.abort()
    throw error
  }
}

async function addTables(archive: ArchiveWriter, rows: ReadRows, { orm, dialect }: Database) {
  const tables = backedUpTables(orm)
  const counts: BackupCounts = {}
  for (const table of tables) await archive.addText(tableFile(table.name), linesOf(table))
  async function* linesOf(table: Table) {
    counts[table.name] = 0
    let text = ''
    for await (const some of rows(selectAll(table))) {
      counts[table.name] = (counts[table.name] ?? 0) + some.length
      // Row by row: files of messages, several megabytes each, together are longer than a text can be.
      for (const row of some) {
        text += toLine(table, row, dialect)
        if (text.length < TEXT_AT_ONCE) continue
        yield text
        text = ''
      }
    }
    yield text
  }
  const migrations: string[] = []
  for await (const some of rows('select name from mikro_orm_migrations order by id'))
    migrations.push(...some.map((row) => migrationRow.parse(row).name))
  return { counts, migrations, numbers: await readNumbers(rows, tables, dialect) }
}

function selectAll({ name, columns, key }: Table): string {
  const list = (names: string[]) => names.map((column) => `"${column}"`).join(', ')
  return `select ${list(columns.map((column) => column.name))} from "${name}" order by ${list(key)}`
}
