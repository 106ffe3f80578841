import { createWriteStream } from 'node:fs'
import { mkdir, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Storage } from '../../base/files/storage/storage.ts'
import { UPLOADS } from '../../base/files/storage/uploads.ts'
import { linesOf } from '../../base/lines.ts'
import { ApiError } from '../../base/requests/http/errors.ts'
import {
  ATTACHMENTS,
  attachmentPath,
  isAttachmentPath,
} from '../../customers/inquiries/message-files.ts'
import { backedUpFiles } from './backed-up-files.ts'
import { isStoredFile, type Manifest, tableFile } from './manifest.ts'
import type { OnBytes } from './meter.ts'
import { fileInOlderRow } from './older-rows.ts'
import { bytesIn } from './verify.ts'

const OWNER_ALONE = 0o600
/** A web server may deliver pictures. */
const FOR_ALL = 0o644
/** Until 2026-11-30 the rows of this table held the bytes. */
const FILES_OF_MESSAGES = tableFile('message_attachment')

const NO_SPACE =
  'Auf dem Datenträger ist nicht genug Platz für die Bilder und Dateien dieser Sicherung. Es wurde nichts geändert.'

/** Where files are unpacked that will be in a folder of the storage. */
type FolderOf = (path: string) => string

/**
 * Unpacks the pictures and the files of messages of a verified backup on this machine, where nobody sees them.
 * @returns their paths in the storage
 */
export async function unpackFiles(
  archive: string,
  folderOf: FolderOf,
  onBytes: OnBytes,
): Promise<string[]> {
  const paths: string[] = []
  const write = async (path: string, content: Readable) => {
    const target = join(folderOf(path), path)
    await mkdir(dirname(target), { recursive: true })
    const mode = isAttachmentPath(path) ? OWNER_ALONE : FOR_ALL
    await pipeline(content, createWriteStream(target, { flags: 'wx', mode }))
    paths.push(path)
  }
  for await (const file of backedUpFiles(archive)) {
    if (file.path === FILES_OF_MESSAGES) {
      for await (const line of linesOf(await file.open())) {
        const older = fileInOlderRow(JSON.parse(line))
        if (older) await write(attachmentPath(older.file), Readable.from([older.bytes]))
      }
    } else if (isStoredFile(file.path)) {
      await write(file.path, await file.open())
      onBytes(file.size)
    }
  }
  return paths
}

/**
 * Puts the unpacked files in their places, then works; removes what was added if that fails. A file
 * that is there already has the same content: names are random, and a file never changes.
 */
export async function withFiles(
  paths: string[],
  folderOf: FolderOf,
  storage: Storage,
  work: () => Promise<void>,
): Promise<void> {
  const before = new Set<string>()
  for (const folder of [UPLOADS, ATTACHMENTS])
    for (const { path } of await storage.list(folder)) before.add(`${folder}/${path}`)
  try {
    for (const path of paths) await storage.put(join(folderOf(path), path), path)
    await work()
  } catch (error) {
    // If the storage is away now, the clean-up removes what no row names.
    for (const path of paths.filter((path) => !before.has(path)))
      await storage.remove(path).catch(() => {})
    throw error
  }
}

/** How many bytes the files of a backup need once they are unpacked, at most. */
export const bytesToUnpack = ({ files }: Manifest) =>
  bytesIn({ files: files.filter(({ path }) => isStoredFile(path) || path === FILES_OF_MESSAGES) })

/** @throws {ApiError} 507 if that many bytes do not fit any more */
export async function makeSureOfSpace(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < bytes) throw new ApiError(507, NO_SPACE)
}
