import { storedImageName } from '../../../../shared/images/image-address.ts'
import type { OfferLine } from '../../../../shared/offers/offer-input.ts'
import { type SentOffer, sentOffer } from '../../../../shared/offers/sent-offer.ts'
import type { Db } from '../../../base/data/db/database.ts'
import { QueuedProcess } from '../../../base/work/worker-process/queued-process.ts'
import type { ImageStore } from '../../../catalogue/images/image-store.ts'
import { findProduct } from '../../../catalogue/products/product.queries.ts'
import type { DrawingTask } from './draw-process.ts'

/** How many may wait while another paper is drawn. */
const QUEUE = 200

const TOO_DEMANDING =
  'Das Angebot ist zu umfangreich für ein Papier. Kürzen Sie bitte Texte, oder teilen Sie die Positionen auf mehrere Angebote auf.'

const drawing = new QueuedProcess<DrawingTask>(new URL('./draw-process.ts', import.meta.url), {
  queue: QUEUE,
  deathRefusal: TOO_DEMANDING,
})

/** Has offers drawn in a process of their own. They are about persons, so that no file is made of them. */
export class OfferPapers {
  readonly #images: Pick<ImageStore, 'fetch' | 'incoming'>

  constructor(images: Pick<ImageStore, 'fetch' | 'incoming'>) {
    this.#images = images
  }

  /**
   * The first picture of each machine that lines are about, small.
   * @throws {ApiError} 503 if too many are waiting already
   */
  async picturesOf(db: Db, lines: readonly OfferLine[]): Promise<SentOffer['pictures']> {
    const ids = [...new Set(lines.flatMap(({ productId }) => productId ?? []))]
    await using folder = await this.#images.incoming()
    const files: Record<string, string> = {}
    for (const id of ids) {
      const names = (await findProduct(db, id))?.images.map(storedImageName) ?? []
      const name = names.find((name) => name !== null)
      const file = name ? await this.#images.fetch('medium', name, folder.path) : null
      if (file) files[id] = file
    }
    if (Object.keys(files).length === 0) return {}
    const made = await drawing.make({ kind: 'pictures', files })
    return sentOffer.shape.pictures.parse(JSON.parse(made.toString()))
  }

  /**
   * An offer as PDF. The same content gives the same bytes.
   * @param logo the bytes of the dealer's logo; null without one
   * @param address the customer's page, once there is one
   * @throws {ApiError} 503 if too many are waiting already
   */
  async draw(content: SentOffer, logo: Buffer | null, address: string | null): Promise<Buffer> {
    const logoBytes = logo?.toString('base64') ?? null
    return drawing.make({ kind: 'offer', content, logoBytes, address })
  }
}
