import { randomBytes } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ImageSize, imageSizes, type UploadedImage } from '../../../shared/images/image.ts'
import { keysOf } from '../../../shared/values/records.ts'
import { type IncomingFolder, openIncoming } from '../../base/files/storage/incoming-folder.ts'
import type { Storage } from '../../base/files/storage/storage.ts'
import { UPLOADS } from '../../base/files/storage/uploads.ts'
import { WorkerProcess } from '../../base/work/worker-process/worker-process.ts'
import { ImageRefused } from './refused-images.ts'
import type { ResizeTask } from './resize-process.ts'

export const SIZES = keysOf(imageSizes)

/** Pictures as files: a folder for each size, the same random name in each. */
export class ImageStore {
  /** For unfinished uploads, on this machine. */
  readonly folder: string
  readonly storage: Storage

  constructor(dataDir: string, storage: Storage) {
    this.folder = join(dataDir, UPLOADS)
    this.storage = storage
  }

  /**
   * Stores a picture in every size.
   * @param source path of its file
   * @param mark what its name starts with
   * @throws {ImageRefused} if it is not an acceptable picture
   */
  async add(source: string, mark = ''): Promise<UploadedImage> {
    const filename = `${mark}${randomBytes(16).toString('hex')}.webp`
    await using folder = await this.incoming()
    const targets = bySize((size) => join(folder.path, `${size}.webp`))
    await reencode({ source, targets })
    try {
      for (const size of SIZES) await this.storage.put(targets[size], pathOf(size, filename))
    } catch (error) {
      // If the storage is away now, the clean-up removes what it has got.
      await this.remove(filename).catch(() => {})
      throw error
    }
    return { filename, urls: bySize((size) => `/${pathOf(size, filename)}`) }
  }

  /**
   * A picture as a JPEG of the largest size, which is stored nowhere.
   * @param source path of its file
   * @throws {ImageRefused} if it is not an acceptable picture
   */
  async asJpeg(source: string): Promise<Buffer> {
    await using folder = await this.incoming()
    const jpeg = join(folder.path, 'picture.jpg')
    await reencode({ source, targets: { jpeg } })
    // Awaited here, before the folder is deleted.
    return await readFile(jpeg)
  }

  /**
   * A small picture of a picture, as WebP, which is stored nowhere.
   * @param source path of its file
   * @throws {ImageRefused} if it is not an acceptable picture
   */
  async thumbnail(source: string): Promise<Buffer> {
    await using folder = await this.incoming()
    const small = join(folder.path, 'small.webp')
    await reencode({ source, targets: { thumbnail: small } })
    return await readFile(small)
  }

  async has(filename: string): Promise<boolean> {
    const found = await Promise.all(SIZES.map((size) => this.storage.find(pathOf(size, filename))))
    return found.some((file) => file !== null)
  }

  /** Parts the addresses of pictures into those that can be shown and those whose files are gone. */
  async partMissing(addresses: string[]): Promise<{ kept: string[]; missing: string[] }> {
    const isThere = await Promise.all(
      addresses.map((address) => {
        const isOwn = address.startsWith('/uploads/')
        return !isOwn || this.has(address.slice(address.lastIndexOf('/') + 1))
      }),
    )
    return {
      kept: addresses.filter((_, index) => isThere[index]),
      missing: addresses.filter((_, index) => !isThere[index]),
    }
  }

  async remove(filename: string): Promise<void> {
    await Promise.all(SIZES.map((size) => this.storage.retire(pathOf(size, filename))))
  }

  /** A picture as a file of this machine: itself, or a copy in that folder. Null if it is gone. */
  fetch(size: ImageSize, filename: string, folder: string): Promise<string | null> {
    return this.storage.fetch(pathOf(size, filename), folder)
  }

  /** An empty folder of this machine for an upload. Disposing of it deletes it. */
  async incoming(): Promise<IncomingFolder> {
    await mkdir(this.folder, { recursive: true })
    return openIncoming(this.folder)
  }
}

const TOO_DEMANDING =
  'Bild ist zu aufwendig und kann nicht verarbeitet werden. Bitte speichern Sie es kleiner.'

const resizing = new WorkerProcess<ResizeTask>(new URL('./resize-process.ts', import.meta.url), {
  deathRefusal: TOO_DEMANDING,
})

async function reencode(task: ResizeTask): Promise<void> {
  const refused = await resizing.run(task)
  if (refused) throw new ImageRefused(refused)
}

/** Where a picture is in the storage, and its address after a slash. */
export function pathOf(size: string, filename: string): string {
  return `${UPLOADS}/${size}/${filename}`
}

function bySize(text: (size: ImageSize) => string): Record<ImageSize, string> {
  return { original: text('original'), large: text('large'), medium: text('medium') }
}

/** What a picture's name may be. Older ones may be AVIF. */
export const PICTURE_NAME = '[\\w-]{1,200}\\.(?:webp|avif)'

/** Whether a path of the storage can be a picture's. Nothing else in the folder is ever shown. */
export function isPicturePath(path: string): boolean {
  return new RegExp(`^${UPLOADS}/(?:${SIZES.join('|')})/${PICTURE_NAME}$`).test(path)
}

/** Whether a name is one path segment that cannot lead to another folder. */
export function isPlainFileName(name: string): boolean {
  return /^[^./\\:\p{Cc}][^/\\:\p{Cc}]{0,254}$/u.test(name) && !name.includes('..')
}
