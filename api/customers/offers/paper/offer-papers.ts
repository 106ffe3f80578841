import type { SentOffer } from '../../../../shared/offers/sent-offer.ts'
import { unavailable } from '../../../base/http/errors.ts'
import { Semaphore } from '../../../base/semaphore.ts'
import { WorkerProcess } from '../../../base/worker-process/worker-process.ts'
import type { DrawingTask } from './drawing-task.ts'

/** How many may wait while another paper is drawn. */
const QUEUE = 50

/** Has offers drawn in a process of their own. They are about persons, so that no file is made of them. */
export class OfferPapers {
  readonly #process = new WorkerProcess<DrawingTask>(new URL('./draw-process.ts', import.meta.url))
  readonly #turns = new Semaphore({ permits: 1, queue: QUEUE })

  /**
   * An offer as PDF. The same content gives the same bytes.
   * @param logo the bytes of the dealer's logo, if he has one
   * @param address the customer's page, once there is one
   * @throws {ApiError} 503 if too many are waiting already
   */
  async draw(content: SentOffer, logo: Buffer | null, address: string | null): Promise<Buffer> {
    const release = await this.#turns.acquire().catch(() => {
      throw unavailable()
    })
    try {
      const logoBytes = logo?.toString('base64') ?? null
      return await this.#process.make({ content, logoBytes, address })
    } finally {
      release()
    }
  }
}
