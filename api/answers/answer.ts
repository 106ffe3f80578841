import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Compressed, compress } from './compress.ts'
import { chooseEncoding, type Encoding, matchesEtag } from './negotiation.ts'

/** Bodies below this size gain nothing from compression (they fit one packet). */
const WORTH_COMPRESSING = 1024

/** A finished answer, kept to be sent many times: its bytes, its strong ETags and its headers. */
export class Answer {
  readonly identity: Buffer
  readonly tags: readonly string[]
  readonly #etag: string
  readonly #common: string[]
  readonly #headers: Partial<Record<Encoding, string[]>> = {}
  readonly #isCompressible: boolean
  #compressed: Compressed | null
  #compressing: Promise<Compressed> | null = null

  /** @param content text, which is compressed when it is first asked for, or bytes as they are, or what was compressed before */
  constructor(
    content: string | Buffer | Compressed,
    headers: Record<string, string>,
    tags: Iterable<string> = [],
  ) {
    const isCompressed = typeof content !== 'string' && !Buffer.isBuffer(content)
    this.identity = isCompressed ? content.identity : Buffer.from(content)
    this.#compressed = isCompressed ? content : null
    this.#isCompressible =
      !Buffer.isBuffer(content) && this.identity.byteLength >= WORTH_COMPRESSING
    this.#etag = createHash('sha256').update(this.identity).digest('base64url').slice(0, 22)
    this.tags = [...tags]
    this.#common = Object.entries({ Vary: 'Accept-Encoding', ...headers }).flat()
  }

  /** Bytes that it holds in memory. */
  get size(): number {
    const { br, gzip } = this.#compressed ?? {}
    return this.identity.byteLength + (br?.byteLength ?? 0) + (gzip?.byteLength ?? 0) + 1
  }

  /** Each encoding is another representation, so each has another tag. */
  etag(encoding: Encoding = 'identity'): string {
    return encoding === 'identity' ? `"${this.#etag}"` : `"${this.#etag}-${encoding}"`
  }

  /** The best encoding for a client, once it exists. */
  async encodingFor(accepted: string | undefined): Promise<Encoding> {
    const encoding = this.#choose(accepted)
    if (encoding !== 'identity') await this.#compress()
    return encoding
  }

  body(encoding: Encoding): Buffer {
    return (encoding === 'identity' ? null : this.#compressed?.[encoding]) ?? this.identity
  }

  /** Sends it in the best encoding, or 304 to whoever has it already. */
  send(request: IncomingMessage, response: ServerResponse): void {
    const encoding = this.#choose(request.headers['accept-encoding'])
    if (encoding === 'identity' || this.#compressed) this.#send(request, response, encoding)
    else void this.#compress().then(() => this.#send(request, response, encoding))
  }

  #choose(accepted: string | string[] | undefined): Encoding {
    if (!this.#isCompressible || !accepted) return 'identity'
    return chooseEncoding(String(accepted))
  }

  async #compress(): Promise<void> {
    this.#compressing ??= compress(this.identity)
    this.#compressed = await this.#compressing
  }

  #send(request: IncomingMessage, response: ServerResponse, encoding: Encoding): void {
    const etag = this.etag(encoding)
    if (matchesEtag(request.headers['if-none-match'], etag)) {
      response.writeHead(304, [...this.#common, 'ETag', etag]).end()
      return
    }
    const body = this.body(encoding)
    this.#headers[encoding] ??= [
      ...this.#common,
      'ETag',
      etag,
      'Content-Length',
      String(body.byteLength),
      ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    ]
    response.writeHead(200, this.#headers[encoding])
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}
