import { randomBytes } from 'node:crypto'
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ImageSize, imageSizes, type UploadedImage } from '../../shared/image.ts'
import { resize } from './resize.ts'

const SIZES = Object.keys(imageSizes) as ImageSize[]

/** Pictures as files: one folder a size, the same unguessable name in each. */
export class ImageStore {
  readonly folder: string

  constructor(dataDir: string) {
    this.folder = join(dataDir, 'uploads')
  }

  /** @throws {ImageRefused} when the bytes are no acceptable picture */
  async add(bytes: Uint8Array): Promise<UploadedImage> {
    const sizes = await resize(bytes)
    const filename = `${randomBytes(16).toString('hex')}.webp`
    for (const size of SIZES) {
      const file = this.#file(size, filename)
      await mkdir(join(this.folder, size), { recursive: true })
      await writeFile(`${file}.part`, sizes[size])
      await rename(`${file}.part`, file)
    }
    return {
      filename,
      urls: { original: url('original'), large: url('large'), medium: url('medium') },
    }

    function url(size: ImageSize) {
      return `/uploads/${size}/${filename}`
    }
  }

  async has(filename: string): Promise<boolean> {
    const found = await Promise.allSettled(SIZES.map((size) => access(this.#file(size, filename))))
    return found.some(({ status }) => status === 'fulfilled')
  }

  async remove(filename: string): Promise<void> {
    await Promise.all(SIZES.map((size) => rm(this.#file(size, filename), { force: true })))
  }

  #file(size: ImageSize, filename: string): string {
    return join(this.folder, size, filename)
  }
}

/** A plain file name: one path segment that hides nothing. */
export function isPlainFileName(name: string): boolean {
  return /^[A-Za-z0-9][\w.-]{0,200}$/.test(name) && !name.includes('..')
}
