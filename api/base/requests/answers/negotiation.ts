import type { Compressed } from './compress.ts'

export type Encoding = keyof Compressed

/** Neighbouring parts never match the same characters, so a padded header cannot make matching slow. */
const qualityOf = (name: string) =>
  new RegExp(`(?:^|[,\\s])${name}(?:\\s*;\\s*q=([\\d.]+))?\\s*(?:,|$)`, 'i')
const BROTLI = qualityOf('br')
const GZIP = qualityOf('gzip')

/** The best encoding that `Accept-Encoding` allows; `q=0` forbids one (RFC 9110, 12.5.3). */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  if (isAccepted(accepted, BROTLI)) return 'br'
  return isAccepted(accepted, GZIP) ? 'gzip' : 'identity'
}

function isAccepted(header: string, pattern: RegExp): boolean {
  const match = pattern.exec(header)
  return match !== null && Number(match[1] ?? 1) > 0
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
