import { randomBytes } from 'node:crypto'
import { access, mkdir, mkdtempDisposable, rename, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { type ImageSize, imageSizes, type UploadedImage } from '../../shared/image.ts'
import { Resizer } from './resizer.ts'

export const SIZES = Object.keys(imageSizes) as ImageSize[]
/** The prefix of folders for unfinished uploads. Names with a leading dot are never served. */
export const INCOMING = '.incoming-'

/** Pictures as files: a folder for each size, the same random name in each. */
export class ImageStore {
  readonly folder: string
  readonly #resizer = new Resizer()

  constructor(dataDir: string) {
    this.folder = join(dataDir, 'uploads')
  }

  /**
   * Stores a picture in every size.
   * @param source path of its file
   * @throws {ImageRefused} if it is not an acceptable picture
   */
  async add(source: string): Promise<UploadedImage> {
    const filename = `${randomBytes(16).toString('hex')}.webp`
    const parts = bySize((size) => `${this.file(size, filename)}.part`)
    try {
      for (const size of SIZES) await mkdir(join(this.folder, size), { recursive: true })
      await this.#resizer.run({ source, targets: parts })
      for (const size of SIZES) await rename(parts[size], this.file(size, filename))
    } catch (error) {
      await this.remove(filename)
      throw error
    }
    return { filename, urls: bySize((size) => `/uploads/${size}/${filename}`) }
  }

  async has(filename: string): Promise<boolean> {
    const found = await Promise.allSettled(SIZES.map((size) => access(this.file(size, filename))))
    return found.some(({ status }) => status === 'fulfilled')
  }

  async remove(filename: string): Promise<void> {
    const paths = SIZES.flatMap((size) => {
      const file = this.file(size, filename)
      return [file, `${file}.part`]
    })
    await Promise.all(paths.map((path) => rm(path, { force: true })))
  }

  /** Notes that a picture is needed, as the modification time of its files. */
  async keep(filename: string, now: Date): Promise<void> {
    // A size may be missing or just deleted; then there is nothing to note.
    await Promise.allSettled(SIZES.map((size) => utimes(this.file(size, filename), now, now)))
  }

  /** An empty folder for an upload. Disposing of it deletes it. */
  async incoming() {
    await mkdir(this.folder, { recursive: true })
    return mkdtempDisposable(join(this.folder, INCOMING))
  }

  /** The file of a picture in one size. */
  file(size: ImageSize, filename: string): string {
    return join(this.folder, size, filename)
  }
}

function bySize(text: (size: ImageSize) => string): Record<ImageSize, string> {
  return { original: text('original'), large: text('large'), medium: text('medium') }
}

/** Whether a name is one path segment that cannot lead to another folder. */
export function isPlainFileName(name: string): boolean {
  return /^[^./\\:\p{Cc}][^/\\:\p{Cc}]{0,254}$/u.test(name) && !name.includes('..')
}
