import { createWriteStream } from 'node:fs'
import { mkdir, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Storage } from '../../base/files/storage/storage.ts'
import { UPLOADS } from '../../base/files/storage/uploads.ts'
import { ApiError } from '../../base/requests/http/errors.ts'
import { backedUpFiles } from './backed-up-files.ts'
import { isUpload } from './manifest.ts'
import type { OnBytes } from './meter.ts'

const NO_SPACE =
  'Auf dem Datenträger ist nicht genug Platz für die Bilder dieser Sicherung. Es wurde nichts geändert.'

/** Unpacks the pictures of a verified backup into a folder of this machine, where nobody sees them. */
export async function unpackUploads(
  archive: string,
  folder: string,
  onBytes: OnBytes,
): Promise<void> {
  for await (const file of backedUpFiles(archive)) {
    if (!isUpload(file.path)) continue
    const target = join(folder, file.path)
    await mkdir(dirname(target), { recursive: true })
    await pipeline(await file.open(), createWriteStream(target, { flags: 'wx' }))
    onBytes(file.size)
  }
}

/**
 * Puts the unpacked pictures in their places, then works; removes what was added if that fails. A picture
 * that is there already has the same content: names are random, and a picture never changes.
 */
export async function withUploads(
  paths: string[],
  folder: string,
  storage: Storage,
  work: () => Promise<void>,
): Promise<void> {
  const before = new Set((await storage.list(UPLOADS)).map(({ path }) => `${UPLOADS}/${path}`))
  try {
    for (const path of paths) await storage.put(join(folder, path), path)
    await work()
  } catch (error) {
    // If the storage is away now, the clean-up removes what no product uses.
    for (const path of paths.filter((path) => !before.has(path)))
      await storage.remove(path).catch(() => {})
    throw error
  }
}

/** @throws {ApiError} 507 if that many bytes do not fit any more */
export async function makeSureOfSpace(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < bytes) throw new ApiError(507, NO_SPACE)
}
