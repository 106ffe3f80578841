import type { Readable } from 'node:stream'
import { fromRandomAccessReaderPromise, openPromise } from 'yauzl'
import type { Storage } from '../storage/storage.ts'
import { StoredZip } from './stored-zip.ts'

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
  // The loop hears what cannot be read; that closing failed is heard by nobody else.
  zip.on('error', () => {})
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

export async function readComment(storage: Storage, path: string, size: number): Promise<string> {
  const zip = await fromRandomAccessReaderPromise(new StoredZip(storage, path), size, OPTIONS)
  zip.close()
  return zip.comment
}
