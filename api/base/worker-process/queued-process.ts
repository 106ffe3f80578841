import { unavailable } from '../http/errors.ts'
import { Semaphore } from '../semaphore.ts'
import { WorkerProcess } from './worker-process.ts'

/** A process for what people wait for: one task at a time, and beyond a number of waiting ones nothing more is taken. */
export class QueuedProcess<Task extends object> {
  readonly #process: WorkerProcess<Task>
  readonly #turns: Semaphore

  /**
   * @param script calls `serveTasks`
   * @param queue how many may wait
   */
  constructor(script: URL, queue: number) {
    this.#process = new WorkerProcess(script)
    this.#turns = new Semaphore({ permits: 1, queue })
  }

  /**
   * What the task makes, as bytes.
   * @throws {ApiError} 503 if too many are waiting already
   */
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
