import { mkdir, mkdtempDisposable, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { HOUR } from '../../../shared/time/time.ts'
import { unavailable } from '../requests/http/errors.ts'
import { Semaphore } from '../turns.ts'
import type { WorkerProcess } from '../work/worker-process/worker-process.ts'
import { removeOldParts } from './storage/old-parts.ts'
import type { Storage } from './storage/storage.ts'

/** How many may wait while another file is drawn, because anyone can ask for many. */
const QUEUE = 50
const UNFINISHED = '.drawing-'

interface Place {
  dataDir: string
  storage: Storage
  path: string
}

/** Files that are drawn in a process when first asked for. A name has a hash of what it shows, so none is outdated. */
export class DrawnFiles<Task extends object> {
  readonly folder: string
  readonly #storage: Storage
  readonly #path: string
  readonly #drawing: WorkerProcess<Task & { target: string }>
  readonly #turns = new Semaphore({ permits: 1, queue: QUEUE })
  readonly #underWay = new Map<string, Promise<Buffer<ArrayBuffer>>>()

  constructor(
    { dataDir, storage, path }: Place,
    drawing: WorkerProcess<Task & { target: string }>,
  ) {
    this.folder = join(dataDir, path)
    this.#storage = storage
    this.#path = path
    this.#drawing = drawing
  }

  /**
   * The file of that name, drawn if it is missing. Requests that come meanwhile share the result.
   * @param prepare gives the task; it may put files into the folder, which is deleted afterwards
   * @throws {ApiError} 503 if too many are waiting already, or the storage is away
   */
  read(name: string, prepare: (folder: string) => Promise<Task>): Promise<Buffer<ArrayBuffer>> {
    const underWay = this.#underWay.get(name)
    if (underWay) return underWay
    const read = this.#stored(name)
      .then((bytes) => bytes ?? this.#draw(name, prepare))
      .finally(() => this.#underWay.delete(name))
    this.#underWay.set(name, read)
    return read
  }

  async names(): Promise<string[]> {
    return (await this.#storage.list(this.#path)).map(({ path }) => path)
  }

  remove(name: string): Promise<void> {
    return this.#storage.remove(this.#pathOf(name))
  }

  removeUnfinished(now: Date): Promise<void> {
    const isUnfinished = (name: string) => name.startsWith(UNFINISHED) || name.endsWith('.part')
    return removeOldParts(this.folder, isUnfinished, new Date(now.getTime() - HOUR))
  }

  async #stored(name: string): Promise<Buffer<ArrayBuffer> | null> {
    const file = await this.#storage.open(this.#pathOf(name))
    const bytes = file && (await buffer(file.content))
    // What a power cut has left empty is drawn again.
    return bytes && bytes.length > 0 ? bytes : null
  }

  async #draw(name: string, prepare: (folder: string) => Promise<Task>) {
    const release = await this.#turns.acquire().catch(() => {
      throw unavailable()
    })
    try {
      await mkdir(this.folder, { recursive: true })
      await using folder = await mkdtempDisposable(join(this.folder, UNFINISHED))
      const target = join(folder.path, name)
      await this.#drawing.run({ ...(await prepare(folder.path)), target })
      const bytes = await readFile(target)
      await this.#storage.put(target, this.#pathOf(name))
      return bytes
    } finally {
      release()
    }
  }

  #pathOf(name: string): string {
    return `${this.#path}/${name}`
  }
}
