import { z } from 'zod'
import { backupCounts } from '../../../shared/backup/backup.ts'
import { UPLOADS } from '../../base/files/storage/uploads.ts'
import { isPlainFileName } from '../../catalogue/images/image-store.ts'
import { isAttachmentPath } from '../../customers/inquiries/message-files.ts'

/** Raised when an earlier version could not read the file any more. */
export const FORMAT = 2

export const MANIFEST = 'manifest.json'
/** Room for a million files. */
export const MANIFEST_BYTES = 200 * 1024 * 1024
const TABLES = 'tables/'

export const tableFile = (table: string) => `${TABLES}${table}.jsonl`

/** The table that a file holds; undefined for any other file. */
export function tableOf(path: string): string | undefined {
  return new RegExp(`^${TABLES}(\\w+)\\.jsonl$`).exec(path)?.[1]
}

/** Whether a file is a picture. */
const isUpload = (path: string) =>
  path.startsWith(`${UPLOADS}/`) && path.split('/').slice(1).every(isPlainFileName)

/** Whether a file is a picture or one of a message; then its path in the storage is the same. */
export const isStoredFile = (path: string) => isUpload(path) || isAttachmentPath(path)

/** A file's path inside the backup. None leads to another place when it is restored. */
const path = z.string().refine((text) => tableOf(text) !== undefined || isStoredFile(text))

const fileEntry = z.object({
  path,
  size: z.number().int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})
export type FileEntry = z.infer<typeof fileEntry>

/** Read before the rest, because a later format may say everything else in another way. */
export const manifestFormat = z.object({ format: z.number().int().positive() })

export const manifest = manifestFormat.extend({
  /** The version of the product. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** The address of the site that the data belong to. Earlier versions did not say it. */
  siteUrl: z.url().optional(),
  /** The names of the migrations that the database has had. */
  migrations: z.array(z.string()),
  counts: backupCounts,
  /** The highest number that each table has ever given to a row. */
  numbers: z.record(z.string(), z.number().int()),
  files: z.array(fileEntry),
})
export type Manifest = z.infer<typeof manifest>

/** A manifest as JSON, in parts: with tens of thousands of files the whole text has several megabytes. */
export function* textOf({ files, ...rest }: Manifest): Generator<string> {
  const unclosed = JSON.stringify(rest).slice(0, -1)
  yield `${unclosed},"files":[`
  for (const [index, file] of files.entries())
    yield `${index === 0 ? '' : ','}${JSON.stringify(file)}`
  yield ']}'
}

/** What the list of backups shows. It is the comment of the ZIP file, which can be read without the rest. */
export const summary = manifest.pick({ createdAt: true, counts: true })
export type Summary = z.infer<typeof summary>

/** A picture is stored in several sizes under the same name. */
export function countPictures(paths: Iterable<string>): number {
  return new Set([...paths].map((path) => path.slice(path.lastIndexOf('/') + 1))).size
}
