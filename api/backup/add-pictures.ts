import { Readable } from 'node:stream'
import { isPicturePath, UPLOADS } from '../images/image-store.ts'
import { HEAD_BYTES, isPicture } from '../images/picture-bytes.ts'
import type { OnProgress } from '../progress.ts'
import type { HeldFiles } from '../storage/storage.ts'
import type { ArchiveWriter } from './archive-writer.ts'

/**
 * Adds all pictures and answers their paths. A file that is none would have the whole backup refused when it is
 * needed, so it is left out.
 */
export async function addPictures(
  archive: ArchiveWriter,
  uploads: HeldFiles,
  onProgress: OnProgress,
): Promise<string[]> {
  const total = [...uploads.sizes.values()].reduce((sum, size) => sum + size, 0)
  const added: string[] = []
  for (const [name, size] of uploads.sizes) {
    const path = `${UPLOADS}/${name}`
    const source = await uploads.open(name)
    const { head, whole } = await begin(source)
    if (isPicturePath(path) && isPicture(path, head, size)) {
      await archive.addPicture(path, whole, (bytes) => onProgress(bytes, total))
      added.push(name)
    } else {
      source.destroy()
      console.warn(`Nicht gesichert, weil es kein Bild ist: ${JSON.stringify(path)}`)
    }
  }
  return added
}

/** Reads the first bytes of a stream; `whole` still has them. */
async function begin(source: Readable): Promise<{ head: Buffer; whole: Readable }> {
  const chunks: AsyncIterator<Buffer, undefined> = source[Symbol.asyncIterator]()
  let head = Buffer.alloc(0)
  while (head.length < HEAD_BYTES) {
    const { value } = await chunks.next()
    if (!value) break
    head = Buffer.concat([head, value])
  }
  async function* all() {
    try {
      yield head
      for (;;) {
        const { value } = await chunks.next()
        if (!value) return
        yield value
      }
    } finally {
      source.destroy()
    }
  }
  return { head, whole: Readable.from(all(), { objectMode: false }) }
}
