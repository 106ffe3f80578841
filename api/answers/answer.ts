import { hash } from 'node:crypto'
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import { type Eventually, eventually } from '../eventually.ts'
import { type Compressed, compressors } from './compress.ts'
import { Head } from './head.ts'
import { chooseEncoding, type Encoding, matchesEtag } from './negotiation.ts'
import { Wire } from './wire.ts'

/** Bodies below this size gain nothing from compression (they fit one packet). */
const WORTH_COMPRESSING = 1024
/** Bytes that the head of an answer takes, about. */
const HEAD = 1024
const NOTHING = Buffer.alloc(0)

/** A finished answer, kept to be sent many times: its bytes, its strong ETags and its headers. */
export class Answer {
  readonly tags: readonly string[]
  readonly #status: 200 | 404
  readonly #etag: string
  readonly #head: Head
  readonly #isCompressible: boolean
  readonly #bodies: Partial<Compressed> & Pick<Compressed, 'identity'>
  readonly #compressing: Partial<Record<Encoding, Promise<void>>> = {}
  readonly #whole: Partial<Record<Encoding, Wire>> = {}
  readonly #notModified: Partial<Record<Encoding, Wire>> = {}

  /** @param content text, which is compressed when it is first asked for, or bytes as they are, or what was compressed before */
  constructor(
    content: string | Buffer | Compressed,
    head: Record<string, string> | Head,
    tags: Iterable<string> = [],
    status: 200 | 404 = 200,
  ) {
    this.#status = status
    const isBytes = Buffer.isBuffer(content)
    if (isBytes) this.#bodies = { identity: content }
    else this.#bodies = typeof content === 'string' ? { identity: encode(content) } : content
    this.#isCompressible = !isBytes && this.identity.byteLength >= WORTH_COMPRESSING
    this.#etag = hash('sha256', this.identity, 'base64url').slice(0, 22)
    this.tags = [...tags]
    this.#head = head instanceof Head ? head : new Head({ Vary: 'Accept-Encoding', ...head })
    // What was encoded does not stay where it is, and this copy is one that is sent soon.
    if (typeof content === 'string') this.#wholeIn('identity')
  }

  get identity(): Buffer {
    return this.#bodies.identity
  }

  /** Bytes that it holds in memory, about. */
  get size(): number {
    const { identity, br, gzip } = this.#bodies
    return HEAD + identity.byteLength + (br?.byteLength ?? 0) + (gzip?.byteLength ?? 0)
  }

  /** The best encoding for a client, once it exists. */
  async encodingFor(accepted: string | undefined): Promise<Encoding> {
    const encoding = this.#choose(accepted)
    await this.#encode(encoding)
    return encoding
  }

  /** Each encoding is another representation, so each has another tag. */
  etag(encoding: Encoding = 'identity'): string {
    return encoding === 'identity' ? `"${this.#etag}"` : `"${this.#etag}-${encoding}"`
  }

  body(encoding: Encoding): Buffer {
    return this.#bodies[encoding] ?? this.identity
  }

  /** What describes the whole answer; whoever has it already gets less. */
  headers(encoding: Encoding): Record<string, string> {
    return this.#describe(encoding).fields
  }

  headersOfNotModified(encoding: Encoding): Record<string, string> {
    return this.#identify(encoding).fields
  }

  /** Sends it in the best encoding, or 304 to whoever has it already. */
  send(request: IncomingMessage, response: ServerResponse): void {
    const encoding = this.#choose(request.headers['accept-encoding'])
    void eventually(this.#encode(encoding), () => this.#send(request, response, encoding))
  }

  /**
   * The same as it goes over a connection.
   * @returns a promise while its compression is under way
   */
  wire(accepted: string | undefined, ifNoneMatch: string | undefined): Wire | Promise<Wire> {
    const encoding = this.#choose(accepted)
    return eventually(this.#encode(encoding), () => this.#wire(encoding, ifNoneMatch))
  }

  #describe(encoding: Encoding): Head {
    const length = { 'Content-Length': String(this.body(encoding).byteLength) }
    const head = this.#identify(encoding).with(length)
    return encoding === 'identity' ? head : head.with({ 'Content-Encoding': encoding })
  }

  #identify(encoding: Encoding): Head {
    return this.#head.with({ ETag: this.etag(encoding) })
  }

  #choose(accepted: string | string[] | undefined): Encoding {
    if (!this.#isCompressible || !accepted) return 'identity'
    return chooseEncoding(String(accepted))
  }

  /** Makes the form that somebody asks for, and only that one. */
  #encode(encoding: Encoding): Eventually<void> {
    if (encoding === 'identity' || this.#bodies[encoding]) return
    this.#compressing[encoding] ??= compressors[encoding](this.identity).then((body) => {
      this.#bodies[encoding] = body
    })
    return this.#compressing[encoding]
  }

  #send(request: IncomingMessage, response: ServerResponse, encoding: Encoding): void {
    if (this.#isKnown(request.headers['if-none-match'], encoding)) {
      response.writeHead(304, this.headersOfNotModified(encoding)).end()
      return
    }
    response.writeHead(this.#status, this.headers(encoding))
    response.end(request.method === 'HEAD' ? undefined : this.body(encoding))
  }

  #isKnown(ifNoneMatch: string | undefined, encoding: Encoding): boolean {
    return this.#status === 200 && matchesEtag(ifNoneMatch, this.etag(encoding))
  }

  #wire(encoding: Encoding, ifNoneMatch: string | undefined): Wire {
    if (this.#isKnown(ifNoneMatch, encoding)) {
      this.#notModified[encoding] ??= new Wire(
        '304 Not Modified',
        this.#identify(encoding),
        NOTHING,
      )
      return this.#notModified[encoding]
    }
    return this.#whole[encoding] ?? this.#wholeIn(encoding)
  }

  #wholeIn(encoding: Encoding): Wire {
    const wire = new Wire(
      `${this.#status} ${STATUS_CODES[this.#status]}`,
      this.#describe(encoding),
      this.body(encoding),
    )
    // One copy of the body is enough.
    this.#bodies[encoding] = wire.body
    this.#whole[encoding] = wire
    return wire
  }
}

/** Where text is encoded before its length is known, in half the time of finding that out first. Every text overwrites the one before. */
const SCRATCH = Buffer.allocUnsafe(256 * 1024)
const MOST_BYTES_A_UNIT = 3

function encode(text: string): Buffer {
  if (text.length * MOST_BYTES_A_UNIT > SCRATCH.byteLength) return Buffer.from(text)
  return SCRATCH.subarray(0, SCRATCH.write(text))
}
