import { S3ServiceException } from '@aws-sdk/client-s3'
import { MINUTE } from '../../../../../shared/time/time.ts'
import { codeOf } from '../../../failures.ts'
import { StorageOutage } from '../storage-outage.ts'

/** No such object. A bucket that is gone is an outage. */
export function isMissing(error: unknown): boolean {
  return (
    error instanceof S3ServiceException &&
    error.$metadata.httpStatusCode === 404 &&
    error.name !== 'NoSuchBucket'
  )
}

let reportedAt = Number.NEGATIVE_INFINITY

/** Any other failure is an outage. Logs it, at most once a minute, and answers what is to be thrown. */
export function reportOutage(error: unknown): StorageOutage {
  const now = performance.now()
  if (now - reportedAt >= MINUTE) {
    reportedAt = now
    console.error(`Der Speicher (STORAGE_URL) ist gerade nicht verfügbar (${reasonOf(error)}).`)
  }
  return new StorageOutage()
}

/** Never more than a name, because an error of the library can contain what was sent. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unbekannt'
  return codeOf(error) || error.name
}
