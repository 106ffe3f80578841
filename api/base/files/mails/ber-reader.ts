export class NotBer extends Error {}

const CONSTRUCTED = 0x20
const OCTETS = 0x04
const END = 0x00
const DEEPEST = 16

interface Element {
  tag: number
  /** Null if only its end says so. */
  length: number | null
}

/** Reads elements of ASN.1 one after the other, as DER and BER write them (X.690). It goes over the bytes once. */
export class BerReader {
  #at = 0
  readonly #bytes: Buffer

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  /** Goes into an element. @throws {NotBer} for one with another tag, here and in all others */
  enter(tag: number): Element {
    const element = this.#begin()
    if (element.tag !== tag) throw new NotBer()
    return element
  }

  value(tag: number): Buffer {
    const { length } = this.enter(tag)
    if (length === null) throw new NotBer()
    return this.#take(length)
  }

  skip(depth = 0): void {
    this.#skip(this.#begin(), depth)
  }

  /** The bytes of a string, which may be in pieces; as far as they go, if its end is missing. */
  octets(): Buffer {
    const pieces: Buffer[] = []
    this.#collect(this.#begin(), pieces, 0)
    return Buffer.concat(pieces)
  }

  #collect({ tag, length }: Element, pieces: Buffer[], depth: number): void {
    if ((tag & ~CONSTRUCTED) !== OCTETS || depth > DEEPEST) throw new NotBer()
    if (!(tag & CONSTRUCTED)) {
      if (length === null) throw new NotBer()
      pieces.push(this.#take(length))
      return
    }
    const end = length === null ? this.#bytes.length : this.#at + length
    while (this.#at < Math.min(end, this.#bytes.length)) {
      const piece = this.#begin()
      if (length === null && piece.tag === END) return
      this.#collect(piece, pieces, depth + 1)
    }
  }

  #skip({ length }: Element, depth: number): void {
    if (length !== null) {
      this.#take(length)
      return
    }
    if (depth > DEEPEST) throw new NotBer()
    for (;;) {
      const inner = this.#begin()
      if (inner.tag === END) return
      this.#skip(inner, depth + 1)
    }
  }

  #begin(): Element {
    const tag = this.#byte()
    const first = this.#byte()
    if (first < 0x80) return { tag, length: first }
    if (first === 0x80) return { tag, length: null }
    const count = first & 0x7f
    if (count > 4) throw new NotBer()
    let length = 0
    for (let position = 0; position < count; position++) length = length * 256 + this.#byte()
    return { tag, length }
  }

  #byte(): number {
    const byte = this.#bytes[this.#at++]
    if (byte === undefined) throw new NotBer()
    return byte
  }

  #take(length: number): Buffer {
    const taken = this.#bytes.subarray(this.#at, this.#at + length)
    this.#at += length
    return taken
  }
}
