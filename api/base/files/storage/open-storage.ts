import { LocalStorage } from './local-storage.ts'
import type { Storage } from './storage.ts'
import type { StoragePlace } from './storage-url.ts'

/** What speaks S3 is loaded only for a bucket. @throws {ConfigurationError} if it cannot be opened */
export async function openStorage({ bucket, dataDir }: StoragePlace): Promise<Storage> {
  if (!bucket) return new LocalStorage(dataDir)
  const { openBucket } = await import('./s3/open-bucket.ts')
  return openBucket(bucket)
}
