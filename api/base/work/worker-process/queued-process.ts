import { unavailable } from '../../requests/http/errors.ts'
import { Semaphore } from '../../turns.ts'
import { WorkerProcess } from './worker-process.ts'

/** A process for what people wait for: one task at a time, and only so many that may wait. */
export class QueuedProcess<Task extends object> {
  readonly #process: WorkerProcess<Task>
  readonly #turns: Semaphore

  constructor(script: URL, { queue, deathRefusal }: { queue: number; deathRefusal?: string }) {
    this.#process = new WorkerProcess(script, deathRefusal === undefined ? {} : { deathRefusal })
    this.#turns = new Semaphore({ permits: 1, queue })
  }

  /** What the task makes, as bytes. @throws {ApiError} 503 if too many are waiting, 409 for a refused task */
  async make(task: Task): Promise<Buffer> {
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
