import { mkdir, readFile, rename } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Product } from '../../shared/product.ts'
import { shareFacts, shareImagePath } from '../../shared/share-image.ts'
import type { ImageStore } from '../images/image-store.ts'
import { PictureProcess } from '../images/picture-process.ts'
import type { Task } from './render-process.ts'

/**
 * The pictures for link previews, drawn when somebody first asks for one and kept as files. The name of a
 * picture contains a hash of what it shows, so a file never becomes outdated.
 */
export class ShareImages {
  /** Beside the published pages, because the pictures can be made again from the data, too. */
  readonly folder: string
  readonly #photos: ImageStore
  readonly #process = new PictureProcess<Task>(
    fileURLToPath(new URL('./render-process.ts', import.meta.url)),
  )
  readonly #drawing = new Map<string, Promise<Buffer>>()

  constructor(dataDir: string, photos: ImageStore) {
    this.folder = join(dataDir, 'published', 'share-images')
    this.#photos = photos
  }

  /** The picture as JPEG. Requests that come while it is being drawn share the result. */
  async read(product: Product): Promise<Buffer> {
    const file = join(this.folder, basename(await shareImagePath(product)))
    const underWay = this.#drawing.get(file)
    if (underWay) return underWay
    const picture = readFile(file)
      .catch(() => this.#draw(product, file))
      .finally(() => this.#drawing.delete(file))
    this.#drawing.set(file, picture)
    return picture
  }

  async #draw(product: Product, file: string): Promise<Buffer> {
    const facts = shareFacts(product)
    const photo = facts.photo && this.#photos.file('large', facts.photo)
    // A name of its own, because another process may be drawing the same picture.
    const target = `${file}.${process.pid}.part`
    await mkdir(this.folder, { recursive: true })
    await this.#process.run({ facts, photo, target })
    await rename(target, file)
    return readFile(file)
  }
}
