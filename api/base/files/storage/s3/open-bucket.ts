import { ListObjectsV2Command, S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { ConfigurationError } from '../../../configuration-error.ts'
import type { Bucket } from '../storage-url.ts'
import { within } from './patience.ts'
import { reportOutage } from './s3-error.ts'
import { S3Storage } from './s3-storage.ts'

const CONNECT_MS = 2_000
/** Enough for one part of a large file over a slow line. */
const ANSWER_MS = 30_000
const ATTEMPTS = 3
const SOCKETS = 200

/** While the bucket cannot be reached the site goes on without it. @throws {ConfigurationError} if it is not ours */
export async function openBucket(bucket: Bucket): Promise<S3Storage> {
  const { endpoint, region, name, accessKeyId, secretAccessKey } = bucket
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    maxAttempts: ATTEMPTS,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: ANSWER_MS,
      throwOnRequestTimeout: true,
      httpAgent: { maxSockets: SOCKETS },
      httpsAgent: { maxSockets: SOCKETS },
    },
    // Storages other than Amazon's do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  try {
    const command = new ListObjectsV2Command({ Bucket: name, MaxKeys: 1 })
    await within((abortSignal) => client.send(command, { abortSignal }))
  } catch (error) {
    const reason = explain(error, bucket)
    if (reason) throw new ConfigurationError(`STORAGE_URL: ${reason}`)
    reportOutage(error)
  }
  return new S3Storage(client, name)
}

function explain(error: unknown, { endpoint, region, name }: Bucket): string | null {
  if (!(error instanceof S3ServiceException)) return null
  const status = error.$metadata.httpStatusCode ?? 500
  if (error.name === 'NoSuchBucket' || status === 404)
    return `Auf ${endpoint} gibt es keinen Bucket „${name}“.`
  if (status === 401 || status === 403)
    return `${endpoint} lässt den Schlüssel nicht auf den Bucket „${name}“ zugreifen (${error.name}).`
  if (status < 500 && status !== 429)
    return `${endpoint} lehnt die Anfrage ab (${error.name}). Stimmt die Region „${region}“?`
  return null
}
