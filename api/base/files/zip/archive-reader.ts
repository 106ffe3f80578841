import type { Readable } from 'node:stream'
import { fromRandomAccessReaderPromise, openPromise, type ZipFile } from 'yauzl'
import type { Storage } from '../storage/storage.ts'
import { StoredZip } from './stored-zip.ts'

export interface ArchivedFile {
  path: string
  size: number
  isEncrypted: boolean
  open(): Promise<Readable>
}

const LAZY = { autoClose: false, strictFileNames: true, lazyEntries: true }

/** The files of a ZIP one after the other, so that only one of them is in memory. */
export async function* archivedFiles(archive: string): AsyncGenerator<ArchivedFile> {
  yield* filesOf(await openPromise(archive, LAZY))
}

/** The comment of a ZIP that is stored anywhere, and its files one after the other. */
export async function openStored(storage: Storage, path: string, size: number) {
  const reader = new StoredZip(storage, path)
  const zip = await fromRandomAccessReaderPromise(reader, size, LAZY)
  return { comment: zip.comment, files: filesOf(zip) }
}

async function* filesOf(zip: ZipFile): AsyncGenerator<ArchivedFile> {
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
