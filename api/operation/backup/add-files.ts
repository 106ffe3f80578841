import { Readable } from 'node:stream'
import type { HeldFiles } from '../../base/files/storage/storage.ts'
import type { ArchiveWriter } from './archive-writer.ts'
import type { OnBytes } from './meter.ts'

/** How many files are opened before their turn comes: one after the other, each would wait for its own reads. */
const AHEAD = 16
/** How much of each is read ahead, which is the whole of most pictures. */
const BYTES_AHEAD = 128 * 1024

/** The files of a folder that go into a backup. */
export interface FilesToAdd {
  folder: string
  held: HeldFiles
  /** Whether a file that is held is to go along. */
  isWanted(name: string): boolean
  /** What it is not, by its path and its first bytes; null if it is all right. A wrong one would have the whole backup refused when it is needed. */
  problem(path: string, head: Buffer, size: number): string | null
}

/** Adds files and answers their names. Those that are not what they should be, or have just been removed, are left out. */
export async function addFiles(
  archive: ArchiveWriter,
  { folder, held, isWanted, problem }: FilesToAdd,
  onBytes: OnBytes,
): Promise<string[]> {
  const added: string[] = []
  const waiting = [...held.sizes].filter(([name]) => isWanted(name)).values()
  const opened: Promise<Begun | null>[] = []
  const openNext = () => {
    const { value: next } = waiting.next()
    if (!next) return
    const begun = begin(held, ...next)
    // Thrown when its turn comes.
    begun.catch(() => {})
    opened.push(begun)
  }
  for (let count = 0; count < AHEAD; count++) openNext()
  try {
    for (let next = opened.shift(); next; next = opened.shift()) {
      openNext()
      const begun = await next
      if (!begun) continue
      const { name, size, head, rest, source } = begun
      const path = `${folder}/${name}`
      const wrong = problem(path, head, size)
      if (wrong === null) {
        const whole = Readable.from(all(head, rest, source), { objectMode: false })
        await archive.addFile(path, whole, onBytes)
        added.push(name)
      } else {
        source.destroy()
        console.warn(`Nicht gesichert, weil es ${wrong} ist: ${JSON.stringify(path)}`)
      }
    }
  } finally {
    for (const begun of opened) begun.then((one) => one?.source.destroy()).catch(() => {})
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

async function begin(held: HeldFiles, name: string, size: number): Promise<Begun | null> {
  const source = await held.open(name)
  if (!source) return null
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
