import type { Readable } from 'node:stream'
import { openPromise } from 'yauzl'

export interface ArchivedFile {
  path: string
  size: number
  isEncrypted: boolean
  open(): Promise<Readable>
}

const OPTIONS = { autoClose: false, strictFileNames: true }

/** The files of a ZIP one after the other, so that only one of them is in memory. */
export async function* archivedFiles(archive: string): AsyncGenerator<ArchivedFile> {
  const zip = await openPromise(archive, { ...OPTIONS, lazyEntries: true })
  try {
    for await (const entry of zip.eachEntry())
      yield {
        path: entry.fileName,
        size: entry.uncompressedSize,
        isEncrypted: entry.isEncrypted(),
        open: () => zip.openReadStreamPromise(entry),
      }
  } finally {
    zip.close()
  }
}

/** Reads the end of the file alone. */
export async function readComment(archive: string): Promise<string> {
  const zip = await openPromise(archive, { ...OPTIONS, lazyEntries: true })
  zip.close()
  return zip.comment
}
