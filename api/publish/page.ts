import { createHash } from 'node:crypto'
import type { Compressed } from './compress.ts'

/** A published page as it is served: three encodings, each with its own strong ETag. */
export interface Page {
  content: Compressed
  etag: string
  contentSecurityPolicy: string
  bytes: number
}

export function toPage(content: Compressed): Page {
  return {
    content,
    etag: createHash('sha256').update(content.identity).digest('base64url').slice(0, 22),
    contentSecurityPolicy: contentSecurityPolicy(content.identity.toString()),
    bytes: content.identity.byteLength + content.br.byteLength + content.gzip.byteLength,
  }
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g

/** Only files of our own and exactly the inline scripts that the page was rendered with may run. */
export function contentSecurityPolicy(html: string): string {
  const hashes = new Set<string>()
  for (const [, attributes = '', script = ''] of html.matchAll(INLINE_SCRIPT)) {
    if (attributes.includes('application/ld+json')) continue
    hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  }
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https: http:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
