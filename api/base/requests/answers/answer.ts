import { hash } from 'node:crypto'
import type { HonoRequest } from 'hono'
import { type Compressed, compressors } from './compress.ts'

/** Smaller bodies fit in one packet and gain nothing from compression. */
const WORTH_COMPRESSING = 1024

interface Options {
  tags?: Iterable<string>
  status?: 200 | 404
}

/** A finished answer that can be sent many times: its bytes in every encoding, its ETags and its headers. */
export class Answer {
  readonly tags: readonly string[]
  readonly #status: 200 | 404
  readonly #headers: Record<string, string>
  readonly #isCompressible: boolean
  readonly #bodies: Partial<Compressed> & Pick<Compressed, 'identity'>
  readonly #compressing: Partial<Record<Encoding, Promise<void>>> = {}
  #etag: string | undefined

  /** @param content text that is compressed when first asked for, bytes to send as they are, or all compressed forms */
  constructor(
    content: string | Buffer<ArrayBuffer> | Compressed,
    headers: Record<string, string>,
    { tags = [], status = 200 }: Options = {},
  ) {
    const isBytes = Buffer.isBuffer(content)
    if (isBytes) this.#bodies = { identity: content }
    else this.#bodies = typeof content === 'string' ? { identity: ownBytes(content) } : content
    this.#isCompressible = !isBytes && this.identity.byteLength >= WORTH_COMPRESSING
    this.#status = status
    this.tags = [...tags]
    this.#headers = { Vary: 'Accept-Encoding', ...headers }
  }

  get identity(): Buffer<ArrayBuffer> {
    return this.#bodies.identity
  }

  get size(): number {
    const { identity, br, gzip } = this.#bodies
    return identity.byteLength + (br?.byteLength ?? 0) + (gzip?.byteLength ?? 0)
  }

  /** In the best encoding that the client accepts, or 304. A promise if that encoding has to be made first. */
  respond(request: HonoRequest): Response | Promise<Response> {
    const encoding = this.#isCompressible
      ? chooseEncoding(request.header('Accept-Encoding'))
      : 'identity'
    const ifNoneMatch = request.header('If-None-Match')
    if (encoding === 'identity' || this.#bodies[encoding])
      return this.#respondIn(encoding, ifNoneMatch)
    return this.#compress(encoding).then(() => this.#respondIn(encoding, ifNoneMatch))
  }

  #respondIn(encoding: Encoding, ifNoneMatch: string | undefined): Response {
    // Each encoding is a representation of its own and needs its own ETag.
    this.#etag ??= hash('sha256', this.identity, 'base64url').slice(0, 22)
    const etag = encoding === 'identity' ? `"${this.#etag}"` : `"${this.#etag}-${encoding}"`
    const headers: Record<string, string> = { ...this.#headers, ETag: etag }
    if (this.#status === 200 && matchesEtag(ifNoneMatch, etag))
      return new Response(null, { status: 304, headers })
    const body = this.#bodies[encoding] ?? this.identity
    headers['Content-Length'] = String(body.byteLength)
    if (encoding !== 'identity') headers['Content-Encoding'] = encoding
    return new Response(body, { status: this.#status, headers })
  }

  #compress(encoding: Exclude<Encoding, 'identity'>): Promise<void> {
    this.#compressing[encoding] ??= compressors[encoding](this.identity).then((body) => {
      this.#bodies[encoding] = body
    })
    return this.#compressing[encoding]
  }
}

/** A Buffer of Node's pool would keep the whole pool in memory as long as the answer. */
function ownBytes(text: string): Buffer<ArrayBuffer> {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  bytes.write(text)
  return bytes
}

export type Encoding = keyof Compressed

/** Neighbouring parts never match the same characters, so a padded header cannot make matching slow. */
const qualityOf = (name: string) =>
  new RegExp(`(?:^|[,\\s])${name}(?:\\s*;\\s*q=([\\d.]+))?\\s*(?:,|$)`, 'i')
const BROTLI = qualityOf('br')
const GZIP = qualityOf('gzip')
const ANY_OTHER = qualityOf('\\*')

/** The best encoding that `Accept-Encoding` allows; `q=0` forbids one (RFC 9110, 12.5.3). */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  const others = isAccepted(accepted, ANY_OTHER) ?? false
  if (isAccepted(accepted, BROTLI) ?? others) return 'br'
  return (isAccepted(accepted, GZIP) ?? others) ? 'gzip' : 'identity'
}

/** Undefined where the header does not name it. */
function isAccepted(header: string, pattern: RegExp): boolean | undefined {
  const quality = pattern.exec(header)
  return quality ? Number(quality[1] ?? 1) > 0 : undefined
}

/** Whether `If-None-Match` names the tag, by weak comparison (RFC 9110, 13.1.2). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false
  if (header === etag) return true
  return header.split(',').some((candidate) => {
    const value = candidate.trim().replace(/^W\//, '')
    return value === '*' || value === etag
  })
}
