import { unavailable } from '../../base/http/errors.ts'
import { Semaphore } from '../../base/semaphore.ts'
import { WorkerProcess } from '../../base/worker-process/worker-process.ts'
import type { LabelTask } from './label-content.ts'

/** How many may wait while other labels are drawn. */
const QUEUE = 20

/** Has labels drawn in a process of their own. They are printed at once, so that no file is kept of them. */
export class LabelDrawing {
  readonly #process = new WorkerProcess<LabelTask>(new URL('./draw-process.ts', import.meta.url))
  readonly #turns = new Semaphore({ permits: 1, queue: QUEUE })

  /** @throws {ApiError} 503 if too many are waiting already */
  async draw(task: LabelTask): Promise<Buffer> {
    const release = await this.#turns.acquire().catch(() => {
      throw unavailable()
    })
    try {
      return await this.#process.make(task)
    } finally {
      release()
    }
  }
}
