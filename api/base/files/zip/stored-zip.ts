import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { RandomAccessReader } from 'yauzl'
import type { Storage } from '../storage/storage.ts'

export class StoredZip extends RandomAccessReader {
  readonly #storage: Storage
  readonly #path: string

  constructor(storage: Storage, path: string) {
    super()
    this.#storage = storage
    this.#path = path
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const bytes = new PassThrough()
    this.#pass({ start, end: end - 1 }, bytes).catch((error) => bytes.destroy(error))
    return bytes
  }

  async #pass(range: { start: number; end: number }, target: PassThrough): Promise<void> {
    const file = await this.#storage.open(this.#path, range)
    if (!file) throw new Error(`There is no ${this.#path}`)
    await pipeline(file.content, target)
  }
}
