import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'

/** Is told of the bytes that were written or read since it was told last. */
export type OnBytes = (bytes: number) => void

/** Passes bytes on and measures them. */
export class Meter extends Transform {
  readonly #hash = createHash('sha256')
  readonly #onBytes: OnBytes
  size = 0

  constructor(onBytes: OnBytes) {
    super()
    this.#onBytes = onBytes
  }

  override _transform(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#hash.update(chunk)
    this.size += chunk.byteLength
    this.#onBytes(chunk.byteLength)
    this.push(chunk)
    done()
  }

  /** Asked once, when everything has passed. */
  sha256(): string {
    return this.#hash.digest('hex')
  }
}
