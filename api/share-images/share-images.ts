import { basename, join } from 'node:path'
import type { Dealer } from '../../shared/dealer.ts'
import type { Product } from '../../shared/product.ts'
import { type ShareFacts, shareFacts, shareImagePath } from '../../shared/share-image.ts'
import type { MachineFiles } from '../drawn-files/clean-up.ts'
import { DrawnFiles } from '../drawn-files/drawn-files.ts'
import type { ImageStore } from '../images/image-store.ts'

/** The machines' pictures for link previews, named as in their address. */
export class ShareImages implements MachineFiles {
  /** Beside the published pages, because the pictures can be made again from the data, too. */
  readonly folder: string
  readonly #photos: ImageStore
  readonly #files: DrawnFiles<{ facts: ShareFacts; photo: string | null }>

  constructor(dataDir: string, photos: ImageStore) {
    this.folder = join(dataDir, 'published', 'share-images')
    this.#photos = photos
    this.#files = new DrawnFiles(this.folder, new URL('./render-process.ts', import.meta.url))
  }

  async namesFor(product: Product, dealer: Dealer): Promise<string[]> {
    return [basename(await shareImagePath(product, dealer))]
  }

  /** The picture as JPEG. */
  async read(product: Product, dealer: Dealer): Promise<Buffer> {
    const facts = shareFacts(product, dealer)
    const photo = facts.photo && this.#photos.file('large', facts.photo)
    return this.#files.read(basename(await shareImagePath(product, dealer)), { facts, photo })
  }
}
