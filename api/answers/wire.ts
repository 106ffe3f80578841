const SECOND = 1000

/**
 * An answer's bytes from the status line to the end of the body, kept to be written to connections
 * many times. They are one piece of memory, since two writes cost half as much again.
 */
export class Wire {
  readonly body: Buffer
  readonly #bytes: Buffer
  readonly #dateOffset: number
  #second = 0

  constructor(status: string, headers: Record<string, string>, body: Buffer) {
    const start = `HTTP/1.1 ${status}\r\nDate: `
    let lines = ''
    for (const name in headers) lines += `${name}: ${headers[name]}\r\n`
    const head = `${start}${new Date(0).toUTCString()}\r\n${lines}\r\n`
    this.#bytes = Buffer.concat([Buffer.from(head), body])
    this.body = this.#bytes.subarray(head.length)
    this.#dateOffset = start.length
  }

  /** The bytes, with the date of now (RFC 9110, 6.6.1). */
  bytes(): Buffer {
    const second = Math.floor(Date.now() / SECOND)
    if (second !== this.#second) {
      this.#second = second
      this.#bytes.write(new Date(second * SECOND).toUTCString(), this.#dateOffset, 'latin1')
    }
    return this.#bytes
  }
}
