import type { Head } from './head.ts'

const SECOND = 1000

/** The second of which `date` is written, and its date: the same for all answers of that second. */
let second = 0
let date = ''

/** The date of now (RFC 9110, 6.6.1), of the same length at any time. */
function dateNow(): string {
  const now = Math.floor(Date.now() / SECOND)
  if (now !== second) {
    second = now
    date = new Date(now * SECOND).toUTCString()
  }
  return date
}

/**
 * An answer's bytes from the status line to the end of the body, kept to be written to connections
 * many times. They are one piece of memory, since two writes cost half as much again.
 */
export class Wire {
  readonly body: Buffer
  readonly #bytes: Buffer
  readonly #dateOffset: number
  #date: string

  constructor(status: string, { lines }: Head, body: Uint8Array) {
    const start = `HTTP/1.1 ${status}\r\nDate: `
    this.#date = dateNow()
    const head = `${start}${this.#date}\r\n${lines}\r\n`
    this.#bytes = Buffer.allocUnsafe(head.length + body.byteLength)
    this.#bytes.write(head, 'latin1')
    this.#bytes.set(body, head.length)
    this.body = this.#bytes.subarray(head.length)
    this.#dateOffset = start.length
  }

  /** The bytes, with the date of now. */
  bytes(): Buffer {
    const now = dateNow()
    if (now !== this.#date) {
      this.#date = now
      this.#bytes.write(now, this.#dateOffset, 'latin1')
    }
    return this.#bytes
  }
}
