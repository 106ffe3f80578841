import type { ByteRange } from '../../base/files/storage/storage.ts'

/** Which bytes a `Range` header asks for: null for all of them, `beyond` for none that are there. */
export function byteRange(header: string | undefined, size: number): ByteRange | 'beyond' | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  // Several ranges at once may be answered with everything, as may what is not understood.
  if (!first && !last) return null
  const start = first ? Number(first) : Math.max(0, size - Number(last))
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1
  if (first && last && Number(last) < start) return null
  return start > end ? 'beyond' : { start, end }
}
