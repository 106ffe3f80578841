import { createWriteStream } from 'node:fs'
import { mkdir, rename, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ApiError } from '../errors.ts'
import type { ImageStore } from '../images/image-store.ts'
import { archivedFiles } from './archive-reader.ts'
import { uploadedFiles } from './held-uploads.ts'
import { UPLOADS } from './manifest.ts'

const NO_SPACE =
  'Auf dem Datenträger ist nicht genug Platz für die Bilder dieser Sicherung. Es wurde nichts geändert.'

/** Unpacks the pictures of a verified backup beside the others, where nobody sees them. */
export async function unpackUploads(
  archive: string,
  folder: string,
  onBytes: (bytes: number) => void,
): Promise<void> {
  for await (const file of archivedFiles(archive)) {
    if (!file.path.startsWith(UPLOADS)) continue
    const target = join(folder, file.path.slice(UPLOADS.length))
    await mkdir(dirname(target), { recursive: true })
    await pipeline(await file.open(), createWriteStream(target, { flags: 'wx' }))
    onBytes(file.size)
  }
}

/**
 * Puts the unpacked pictures in their places. One that is there already has the same content: names are
 * random, and a picture never changes.
 */
export async function placeUploads(folder: string, images: ImageStore): Promise<void> {
  for (const path of await uploadedFiles(folder)) {
    const target = join(images.folder, path)
    await mkdir(dirname(target), { recursive: true })
    await rename(join(folder, path), target)
  }
}

/** @throws {ApiError} 507 if that many bytes do not fit any more */
export async function makeSureOfSpace(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < bytes) throw new ApiError(507, NO_SPACE)
}
