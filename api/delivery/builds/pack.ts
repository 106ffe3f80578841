import { z } from 'zod'
import { type BuildFiles, HASHED } from '../static/assets.ts'

const bytes = z.codec(z.string(), z.instanceof<typeof Buffer<ArrayBuffer>>(Buffer), {
  decode: (text) => Buffer.from(text, 'base64'),
  encode: (content) => content.toString('base64'),
})
const packed = z.record(
  z.string(),
  z.union([bytes, z.object({ identity: bytes, br: bytes, gzip: bytes })]),
)

/** The files that are named by their content as one file, the same on every machine. */
export function pack(files: BuildFiles): Buffer<ArrayBuffer> {
  const hashed = [...files].filter(([path]) => path.startsWith(HASHED))
  const inOrder = hashed.sort(([a], [b]) => (a < b ? -1 : 1))
  return Buffer.from(JSON.stringify(packed.encode(Object.fromEntries(inOrder))))
}

/** @throws if it was packed in another way */
export function unpack(content: Buffer): BuildFiles {
  return new Map(Object.entries(packed.decode(JSON.parse(content.toString()))))
}
