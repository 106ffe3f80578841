import { json } from 'node:stream/consumers'
import type { Storage } from '../../base/files/storage/storage.ts'
import { StorageOutage } from '../../base/files/storage/storage-outage.ts'
import { openStored } from '../../base/files/zip/archive-reader.ts'
import { MANIFEST, MANIFEST_BYTES, type Summary, summary } from './manifest.ts'

/**
 * What a file says about itself once it was opened: its end, its first entry and that entry's bytes. So one that was cut
 * anywhere does not pass. Whether each picture is sound only a check tells, which reads everything.
 * @returns null for a file that is no backup
 * @throws {StorageOutage}
 */
export async function summaryOf(
  storage: Storage,
  path: string,
  size: number,
): Promise<Summary | null> {
  try {
    const { comment, files } = await openStored(storage, path, size)
    const said = summary.safeParse(parsed(comment)).data
    for await (const file of files) {
      if (said) {
        for await (const _ of await file.open()) break
        return said
      }
      // Somebody has unpacked it and packed it again.
      if (`/${file.path}`.endsWith(`/${MANIFEST}`) && file.size <= MANIFEST_BYTES)
        return summary.parse(await json(await file.open()))
    }
    return null
  } catch (error) {
    if (error instanceof StorageOutage) throw error
    return null
  }
}

function parsed(comment: string): unknown {
  try {
    return JSON.parse(comment)
  } catch {
    return null
  }
}
