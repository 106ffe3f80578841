import { basename } from 'node:path'
import type { Dealer } from '../../../shared/dealer/dealer.ts'
import { type ShareFacts, shareFacts, shareImagePath } from '../../../shared/dealer/share-image.ts'
import type { Product } from '../../../shared/product/product.ts'
import { DrawnFiles } from '../../base/files/drawn-files.ts'
import { WorkerProcess } from '../../base/work/worker-process/worker-process.ts'
import type { ImageStore } from '../../catalogue/images/image-store.ts'

interface ShareTask {
  facts: ShareFacts
  photo: string | null
  logoBytes: string | null
}

const rendering = new WorkerProcess<ShareTask & { target: string }>(
  new URL('./render-process.ts', import.meta.url),
)

/** The machines' pictures for link previews, named as in their address. */
export class ShareImages {
  readonly files: DrawnFiles<ShareTask>
  readonly #photos: ImageStore

  constructor(dataDir: string, photos: ImageStore) {
    this.#photos = photos
    // Beside the published pages, because the pictures can be made again from the data, too.
    const place = { dataDir, storage: photos.storage, path: 'published/share-images' }
    this.files = new DrawnFiles(place, rendering)
  }

  async namesFor(product: Product, dealer: Dealer): Promise<string[]> {
    return [basename(await shareImagePath(product, dealer))]
  }

  /**
   * The picture as JPEG.
   * @param logo the bytes of the dealer's logo, if they have one
   */
  async read(product: Product, dealer: Dealer, logo: Buffer | null): Promise<Buffer> {
    const facts = shareFacts(product, dealer)
    const name = basename(await shareImagePath(product, dealer))
    return this.files.read(name, async (folder) => ({
      facts,
      photo: facts.photo && (await this.#photos.fetch('large', facts.photo, folder)),
      logoBytes: logo?.toString('base64') ?? null,
    }))
  }
}
