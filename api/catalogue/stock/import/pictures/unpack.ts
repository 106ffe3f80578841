import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { IMAGE_BYTES, TOO_LARGE_IMAGE } from '../../../../../shared/images/image.ts'
import { quoted } from '../../../../../shared/stock/quoted.ts'
import {
  LARGEST_TABLE_BYTES,
  TableRefused,
  tooManyBytes,
} from '../../../../base/files/tables/table.ts'
import { type ArchivedFile, archivedFiles } from '../../../../base/files/zip/archive-reader.ts'
import { type ForeignFormat, refusalOfFormat } from '../../../images/refused-images.ts'
import { PictureFiles } from './picture-files.ts'

const TABLES = ['.csv', '.txt', '.xlsx', '.json']
const PICTURES = ['.jpg', '.jpeg', '.png', '.webp']
/** By the names of files that hold them. */
const FOREIGN_FORMATS: Readonly<Record<string, ForeignFormat>> = {
  '.avif': 'AVIF',
  '.heic': 'HEIC',
  '.heif': 'HEIC',
  '.gif': 'GIF',
  '.tif': 'TIFF',
  '.tiff': 'TIFF',
  '.bmp': 'BMP',
  '.svg': 'SVG',
  '.jxl': 'JPEG XL',
  '.pdf': 'PDF',
}
const NESTED = ['.zip', '.gz', '.tar', '.rar', '.7z']
const MOST_FILES = 5_000
const MOST_BYTES = 500_000_000
/** In characters with its folders, of which there may be so many. Windows has 260 characters by default. */
const LONGEST_PATH = 500
const MOST_FOLDERS = 20
/** So many tables are named where there may only be one. */
const LISTED_TABLES = 5
/** What programs add by themselves. */
const IRRELEVANT = /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$)|\/$/

const UNREADABLE =
  'Die ZIP-Datei ist beschädigt, oder sie enthält Namen oder Größen, die nicht zulässig sind.'

export interface ImportFiles {
  table: { path: string; name: string }
  /** Null where the table came alone. */
  pictures: PictureFiles | null
}

/**
 * Unpacks a table and the pictures beside it.
 * @throws {TableRefused} if there is not exactly one table, or anything that does not belong there
 */
export async function unpack(archive: string, folder: string): Promise<ImportFiles> {
  try {
    return await unpackInto(join(folder, 'unpacked'), archive)
  } catch (error) {
    const isOurs = error instanceof TableRefused || (error instanceof Error && 'syscall' in error)
    throw isOurs ? error : new TableRefused(UNREADABLE)
  }
}

async function unpackInto(folder: string, archive: string): Promise<ImportFiles> {
  await mkdir(folder)
  const tables: ImportFiles['table'][] = []
  const pictures = new PictureFiles()
  const [counts, bytes] = [{ files: 0 }, { total: 0 }]
  for await (const file of archivedFiles(archive)) {
    const type = extname(file.path).toLowerCase()
    if (++counts.files > MOST_FILES)
      throw new TableRefused('Die ZIP-Datei enthält mehr als 5.000 Dateien.')
    bytes.total += file.size
    if (bytes.total > MOST_BYTES)
      throw new TableRefused('Die ZIP-Datei ist entpackt größer als 500 MB.')
    if (file.path.length > LONGEST_PATH || file.path.split('/').length > MOST_FOLDERS)
      throw new TableRefused(
        `Der Ordner von ${quoted(file.path)} liegt zu tief. Bitte packen Sie Tabelle und Bilder in einen einzigen Ordner.`,
      )
    if (IRRELEVANT.test(file.path)) continue
    if (file.isEncrypted)
      throw new TableRefused(
        `${quoted(file.path)} ist verschlüsselt. Bitte packen Sie ohne Passwort.`,
      )
    if (NESTED.includes(type))
      throw new TableRefused(`${quoted(file.path)} ist selbst ein Archiv. Bitte packen Sie es aus.`)
    const path = join(folder, String(counts.files))
    if (TABLES.includes(type)) {
      if (file.size > LARGEST_TABLE_BYTES) throw tooManyBytes(quoted(file.path))
      tables.push({ path, name: basename(file.path) })
    } else if (PICTURES.includes(type)) {
      if (file.size > IMAGE_BYTES) {
        pictures.add(file.path, { refusal: TOO_LARGE_IMAGE })
        continue
      }
      pictures.add(file.path, { file: path })
    } else {
      const format = FOREIGN_FORMATS[type]
      if (format) pictures.add(file.path, { refusal: refusalOfFormat(format) })
      continue
    }
    await write(file, path)
  }
  const [table, ...others] = tables
  if (!table) throw new TableRefused('Die ZIP-Datei enthält keine Tabelle.')
  if (others.length > 0)
    throw new TableRefused(
      `Die ZIP-Datei enthält mehrere Tabellen: ${tables
        .slice(0, LISTED_TABLES)
        .map(({ name }) => quoted(name))
        .join(', ')}.`,
    )
  return { table, pictures }
}

/** Ends with an error where the content is larger than the ZIP says. */
async function write(file: ArchivedFile, path: string): Promise<void> {
  await pipeline(await file.open(), createWriteStream(path, { mode: 0o600 }))
}
