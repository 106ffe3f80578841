import { extname } from 'node:path'

/** How many bytes from the beginning tell the format. */
export const HEAD_BYTES = 12

/**
 * Whether a file is what its name says, by its first bytes: a WebP or AVIF picture, and no page or drawing that
 * could run something.
 * @param size of the whole file in bytes
 */
export function isPicture(path: string, head: Buffer, size: number): boolean {
  if (head.length < HEAD_BYTES) return false
  const mark = (start: number) => head.toString('latin1', start, start + 4)
  if (extname(path) === '.avif') return mark(4) === 'ftyp' && /^avi[fs]$/.test(mark(8))
  // The length that a WebP file names leaves out its own eight bytes.
  return mark(0) === 'RIFF' && mark(8) === 'WEBP' && head.readUInt32LE(4) + 8 === size
}
