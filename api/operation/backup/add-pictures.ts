import { Readable } from 'node:stream'
import type { HeldFiles } from '../../base/files/storage/storage.ts'
import { UPLOADS } from '../../base/files/storage/uploads.ts'
import type { OnProgress } from '../../base/work/tasks/progress.ts'
import { isPicturePath } from '../../catalogue/images/image-store.ts'
import { isPicture } from '../../catalogue/images/picture-bytes.ts'
import type { ArchiveWriter } from './archive-writer.ts'

/** How many pictures are opened before their turn comes: one after the other, each would wait for its own reads. */
const AHEAD = 16
/** How much of each is read ahead, which is the whole of most. */
const BYTES_AHEAD = 128 * 1024

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
  const waiting = uploads.sizes.entries()
  const opened: Promise<Begun>[] = []
  const openNext = () => {
    const { value: next } = waiting.next()
    if (!next) return
    const begun = begin(uploads, ...next)
    // Thrown when its turn comes.
    begun.catch(() => {})
    opened.push(begun)
  }
  for (let count = 0; count < AHEAD; count++) openNext()
  try {
    for (let begun = opened.shift(); begun; begun = opened.shift()) {
      openNext()
      const { name, size, head, rest, source } = await begun
      const path = `${UPLOADS}/${name}`
      if (isPicturePath(path) && isPicture(path, head, size)) {
        const whole = Readable.from(all(head, rest, source), { objectMode: false })
        await archive.addPicture(path, whole, (bytes) => onProgress(bytes, total))
        added.push(name)
      } else {
        source.destroy()
        console.warn(`Nicht gesichert, weil es kein Bild ist: ${JSON.stringify(path)}`)
      }
    }
  } finally {
    for (const begun of opened) begun.then(({ source }) => source.destroy()).catch(() => {})
  }
  return added
}

/** A file whose first bytes have been read. */
interface Begun {
  name: string
  size: number
  head: Buffer
  /** What follows; null if that was all. */
  rest: AsyncIterator<Buffer, undefined> | null
  source: Readable
}

async function begin(uploads: HeldFiles, name: string, size: number): Promise<Begun> {
  const source = await uploads.open(name)
  const chunks: AsyncIterator<Buffer, undefined> = source[Symbol.asyncIterator]()
  const parts: Buffer[] = []
  let length = 0
  while (length < Math.min(size, BYTES_AHEAD)) {
    const { value } = await chunks.next()
    if (!value) break
    parts.push(value)
    length += value.length
  }
  const rest = length < size ? chunks : null
  return { name, size, head: Buffer.concat(parts), rest, source }
}

async function* all(head: Buffer, rest: Begun['rest'], source: Readable): AsyncGenerator<Buffer> {
  try {
    yield head
    for (let next = await rest?.next(); next?.value; next = await rest?.next()) yield next.value
  } finally {
    source.destroy()
  }
}
