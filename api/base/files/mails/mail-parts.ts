import { type PartHead, partHead } from './part-head.ts'

export interface MailPart {
  whole: Buffer
  /** Null for what stands between the last part and the end. */
  head: PartHead | null
  /** One byte a character, and the empty line that ends it. */
  headLines: string
  body: Buffer
  delimiter: Buffer
}

interface Stop {
  at: number
  next: number
  hasHead: boolean
}

/** Longer than any line between two parts (RFC 2046 has 74 letters). */
const LONGEST_DELIMITER = 1024
const LF = 10
const CR = 13
const DASH = 45

/** The parts of a mail, one after the other, however they are nested. Put together they are the mail. */
export function* partsOf(bytes: Buffer): Generator<MailPart> {
  const open = new Set<string>()
  let hasHead = true
  for (let at = 0; at < bytes.length; ) {
    const end = hasHead ? endOfHead(bytes, at, open) : at
    const headLines = bytes.toString('latin1', at, end)
    const head: PartHead | null = hasHead ? partHead(headLines) : null
    if (head?.boundary) open.add(head.boundary)
    const stop: Stop = head?.isMail
      ? { at: end, next: end, hasHead: true }
      : endOfBody(bytes, end, open)
    yield {
      whole: bytes.subarray(at, stop.next),
      head,
      headLines,
      body: bytes.subarray(end, stop.at),
      delimiter: bytes.subarray(stop.at, stop.next),
    }
    at = stop.next
    hasHead = stop.hasHead
  }
}

function endOfHead(bytes: Buffer, from: number, open: Set<string>): number {
  for (let at = from; at < bytes.length; ) {
    const next = lineEnd(bytes, at)
    if (isBlank(bytes, at)) return next
    if (at > from && delimiterAt(bytes, at, open)) return at
    at = next
  }
  return bytes.length
}

function endOfBody(bytes: Buffer, from: number, open: Set<string>): Stop {
  for (let at = from; at < bytes.length; ) {
    const next = lineEnd(bytes, at)
    const delimiter = delimiterAt(bytes, at, open)
    if (delimiter?.isLast) open.delete(delimiter.boundary)
    if (delimiter) return { at, next, hasHead: !delimiter.isLast }
    at = next
  }
  return { at: bytes.length, next: bytes.length, hasHead: false }
}

function delimiterAt(bytes: Buffer, at: number, open: Set<string>) {
  if (bytes[at] !== DASH || bytes[at + 1] !== DASH) return null
  const end = Math.min(lineEnd(bytes, at), at + LONGEST_DELIMITER)
  const boundary = bytes.toString('latin1', at + 2, end).trimEnd()
  if (open.has(boundary)) return { boundary, isLast: false }
  const closed = boundary.slice(0, -2)
  return boundary.endsWith('--') && open.has(closed) ? { boundary: closed, isLast: true } : null
}

function lineEnd(bytes: Buffer, at: number): number {
  const end = bytes.indexOf(LF, at)
  return end < 0 ? bytes.length : end + 1
}

function isBlank(bytes: Buffer, from: number): boolean {
  let at = from
  while (bytes[at] === CR) at++
  return bytes[at] === LF || at >= bytes.length
}
