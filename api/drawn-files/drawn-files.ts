import { mkdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Semaphore } from '../db/semaphore.ts'
import { unavailable } from '../errors.ts'
import { PictureProcess } from '../images/picture-process.ts'

/** How many may wait while another file is drawn, because anyone can ask for many. */
const QUEUE = 50

/**
 * Files that are drawn in a separate process when somebody first asks for one, and kept. The name of a
 * file contains a hash of what it shows, so a file never becomes outdated.
 */
export class DrawnFiles<Task extends object> {
  readonly folder: string
  readonly #process: PictureProcess<Task & { target: string }>
  readonly #turns = new Semaphore({ permits: 1, queue: QUEUE })
  readonly #underWay = new Map<string, Promise<Buffer<ArrayBuffer>>>()

  /** @param script calls `serveTasks` and writes to the `target` of a task */
  constructor(folder: string, script: URL) {
    this.folder = folder
    this.#process = new PictureProcess(fileURLToPath(script))
  }

  /**
   * The file of that name, drawn if it is missing. Requests that come meanwhile share the result.
   * @throws {ApiError} 503 if too many are waiting already
   */
  read(name: string, task: Task): Promise<Buffer<ArrayBuffer>> {
    const underWay = this.#underWay.get(name)
    if (underWay) return underWay
    const file = join(this.folder, name)
    const read = readFile(file)
      .catch(() => this.#draw(file, task))
      .finally(() => this.#underWay.delete(name))
    this.#underWay.set(name, read)
    return read
  }

  async #draw(file: string, task: Task): Promise<Buffer<ArrayBuffer>> {
    const release = await this.#turns.acquire().catch(() => {
      throw unavailable()
    })
    try {
      // A name of its own, because another process may be drawing the same file.
      const target = `${file}.${process.pid}.part`
      await mkdir(this.folder, { recursive: true })
      await this.#process.run({ ...task, target })
      await rename(target, file)
      return await readFile(file)
    } finally {
      release()
    }
  }
}
