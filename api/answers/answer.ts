import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Compressed, compress } from './compress.ts'
import { chooseEncoding, type Encoding, matchesEtag } from './negotiation.ts'
import { Wire } from './wire.ts'

/** Bodies below this size gain nothing from compression (they fit one packet). */
const WORTH_COMPRESSING = 1024
/** Bytes that the head of an answer takes, about. */
const HEAD = 1024
const ENCODINGS = ['br', 'gzip'] as const

/** A finished answer, kept to be sent many times: its bytes, its strong ETags and its headers. */
export class Answer {
  readonly tags: readonly string[]
  readonly #etag: string
  readonly #headers: Record<string, string>
  readonly #isCompressible: boolean
  readonly #bodies: Partial<Compressed>
  /** What was given as text, until it is needed as bytes. */
  #text = ''
  #compressing: Promise<void> | null = null
  readonly #whole: Partial<Record<Encoding, Wire>> = {}
  readonly #notModified: Partial<Record<Encoding, Wire>> = {}

  /** @param content text, which is compressed when it is first asked for, or bytes as they are, or what was compressed before */
  constructor(
    content: string | Buffer | Compressed,
    headers: Record<string, string>,
    tags: Iterable<string> = [],
  ) {
    const isText = typeof content === 'string'
    const isBytes = Buffer.isBuffer(content)
    if (isText) this.#text = content
    this.#bodies = isText ? {} : isBytes ? { identity: content } : content
    this.#isCompressible = !isBytes && this.#length('identity') >= WORTH_COMPRESSING
    this.#etag = hash('sha256', isText ? content : this.identity, 'base64url').slice(0, 22)
    this.tags = [...tags]
    this.#headers = { Vary: 'Accept-Encoding', ...headers }
  }

  get identity(): Buffer {
    this.#bodies.identity ??= Buffer.from(this.#text)
    return this.#bodies.identity
  }

  /** Bytes that it holds in memory, about. */
  get size(): number {
    const compressed = ENCODINGS.map((encoding) => this.#bodies[encoding]?.byteLength ?? 0)
    return compressed.reduce((sum, length) => sum + length, this.#length('identity') + HEAD)
  }

  /** The best encoding for a client, once it exists. */
  async encodingFor(accepted: string | undefined): Promise<Encoding> {
    const encoding = this.#choose(accepted)
    if (!this.#has(encoding)) await this.#compress()
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
    return {
      ...this.headersOfNotModified(encoding),
      'Content-Length': String(this.#length(encoding)),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    }
  }

  headersOfNotModified(encoding: Encoding): Record<string, string> {
    return { ...this.#headers, ETag: this.etag(encoding) }
  }

  /** Sends it in the best encoding, or 304 to whoever has it already. */
  send(request: IncomingMessage, response: ServerResponse): void {
    const encoding = this.#choose(request.headers['accept-encoding'])
    if (this.#has(encoding)) this.#send(request, response, encoding)
    else void this.#compress().then(() => this.#send(request, response, encoding))
  }

  /**
   * The same as it goes over a connection.
   * @returns a promise while its compression is under way
   */
  wire(accepted: string | undefined, ifNoneMatch: string | undefined): Wire | Promise<Wire> {
    const encoding = this.#choose(accepted)
    if (this.#has(encoding)) return this.#wire(encoding, ifNoneMatch)
    return this.#compress().then(() => this.#wire(encoding, ifNoneMatch))
  }

  #has(encoding: Encoding): boolean {
    return encoding === 'identity' || this.#bodies[encoding] !== undefined
  }

  #length(encoding: Encoding): number {
    return this.#bodies[encoding]?.byteLength ?? Buffer.byteLength(this.#text)
  }

  #choose(accepted: string | string[] | undefined): Encoding {
    if (!this.#isCompressible || !accepted) return 'identity'
    return chooseEncoding(String(accepted))
  }

  #compress(): Promise<void> {
    this.#compressing ??= compress(this.identity).then((bodies) => {
      Object.assign(this.#bodies, bodies)
    })
    return this.#compressing
  }

  #send(request: IncomingMessage, response: ServerResponse, encoding: Encoding): void {
    if (matchesEtag(request.headers['if-none-match'], this.etag(encoding))) {
      response.writeHead(304, this.headersOfNotModified(encoding)).end()
      return
    }
    response.writeHead(200, this.headers(encoding))
    response.end(request.method === 'HEAD' ? undefined : this.body(encoding))
  }

  #wire(encoding: Encoding, ifNoneMatch: string | undefined): Wire {
    if (matchesEtag(ifNoneMatch, this.etag(encoding))) {
      this.#notModified[encoding] ??= new Wire(
        '304 Not Modified',
        this.headersOfNotModified(encoding),
        '',
      )
      return this.#notModified[encoding]
    }
    const known = this.#whole[encoding]
    if (known) return known
    const body = this.#bodies[encoding] ?? this.#text
    const wire = new Wire('200 OK', this.headers(encoding), body)
    // One copy of the body is enough.
    this.#bodies[encoding] = wire.body
    this.#text = ''
    this.#whole[encoding] = wire
    return wire
  }
}
