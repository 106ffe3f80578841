import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  type S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { DAY } from '../../../../../shared/time/time.ts'
import type {
  ByteRange,
  FileFacts,
  HeldFiles,
  ListedFile,
  OpenedFile,
  Storage,
} from '../storage.ts'
import { PATIENCE_MS, patiently, within } from './patience.ts'
import { isMissing, reportOutage } from './s3-error.ts'

/** A larger file is sent in parts of this size, of which few are in memory. */
const PART = { partSize: 8 * 1024 * 1024, queueSize: 2 }
const SLOWEST_BYTES_PER_MS = 100
/** Where removed files wait until no backup can be reading them. */
const RETIRED = 'retired'

export class S3Storage implements Storage {
  readonly #client: S3Client
  readonly #bucket: string

  constructor(client: S3Client, bucket: string) {
    this.#client = client
    this.#bucket = bucket
  }

  #object(path: string) {
    return { Bucket: this.#bucket, Key: path }
  }

  placeOf(path: string): string {
    return `s3://${this.#bucket}/${path}`
  }

  async find(path: string): Promise<FileFacts | null> {
    const command = new HeadObjectCommand(this.#object(path))
    const found = await attempt((abortSignal) => this.#client.send(command, { abortSignal }))
    if (!found) return null
    const { ContentLength = 0, LastModified = new Date(0) } = found
    return { size: ContentLength, changedAt: LastModified }
  }

  async open(path: string, range?: ByteRange): Promise<OpenedFile | null> {
    const command = new GetObjectCommand({
      ...this.#object(path),
      ...(range && { Range: `bytes=${range.start}-${range.end}` }),
    })
    const answer = await attempt((abortSignal) => this.#client.send(command, { abortSignal }))
    if (!answer) return null
    const { Body, ContentLength = 0, ContentRange } = answer
    if (!(Body instanceof Readable)) throw reportOutage(new Error('No body'))
    const size = ContentRange ? Number(ContentRange.split('/')[1]) : ContentLength
    return { size, content: patiently(Body, reportOutage) }
  }

  async list(folder: string): Promise<ListedFile[]> {
    const files: ListedFile[] = []
    const wanted = { Bucket: this.#bucket, Prefix: `${folder}/` }
    for (let ContinuationToken: string | undefined; ; ) {
      const command = new ListObjectsV2Command({ ...wanted, ContinuationToken })
      const { Contents = [], NextContinuationToken } = await orOutage((abortSignal) =>
        this.#client.send(command, { abortSignal }),
      )
      for (const { Key = '', Size = 0, LastModified = new Date(0) } of Contents) {
        const path = Key.slice(folder.length + 1)
        // Some tools mark a folder by an empty object.
        if (path && !path.endsWith('/')) files.push({ path, size: Size, changedAt: LastModified })
      }
      if (!NextContinuationToken) return files
      ContinuationToken = NextContinuationToken
    }
  }

  async put(source: string, path: string): Promise<void> {
    const { size } = await stat(source)
    const params = { ...this.#object(path), Body: createReadStream(source) }
    const upload = new Upload({ client: this.#client, params, ...PART })
    await orOutage(
      (signal) => {
        signal.addEventListener('abort', () => void upload.abort())
        return upload.done()
      },
      PATIENCE_MS + size / SLOWEST_BYTES_PER_MS,
    )
  }

  async fetch(path: string, folder: string): Promise<string | null> {
    const file = await this.open(path)
    if (!file) return null
    const copy = join(folder, `fetched-${basename(path)}`)
    await pipeline(file.content, createWriteStream(copy))
    return copy
  }

  async remove(path: string): Promise<void> {
    const command = new DeleteObjectCommand(this.#object(path))
    await attempt((abortSignal) => this.#client.send(command, { abortSignal }))
  }

  async retire(path: string): Promise<void> {
    const command = new CopyObjectCommand({
      ...this.#object(`${RETIRED}/${path}`),
      CopySource: [this.#bucket, ...path.split('/')].map(encodeURIComponent).join('/'),
    })
    const copy = await attempt((abortSignal) => this.#client.send(command, { abortSignal }))
    if (copy) await this.remove(path)
  }

  async hold(folder: string): Promise<HeldFiles> {
    const sizes = new Map<string, number>()
    const holdNew = async () => {
      for (const { path, size } of await this.list(folder)) sizes.set(path, size)
    }
    await holdNew()
    const open = async (path: string) => {
      const full = `${folder}/${path}`
      const file = (await this.open(full)) ?? (await this.open(`${RETIRED}/${full}`))
      return file?.content ?? null
    }
    return { sizes, holdNew, open }
  }

  async tidy(now: Date): Promise<void> {
    for (const { path, changedAt } of await this.list(RETIRED))
      if (now.getTime() - changedAt.getTime() > DAY) await this.remove(`${RETIRED}/${path}`)
  }
}

type Request<Result> = (signal: AbortSignal) => Promise<Result>

async function attempt<Result>(request: Request<Result>): Promise<Result | null> {
  try {
    return await within(request)
  } catch (error) {
    if (isMissing(error)) return null
    throw reportOutage(error)
  }
}

function orOutage<Result>(request: Request<Result>, patience = PATIENCE_MS): Promise<Result> {
  return within(request, patience).catch((error) => {
    throw reportOutage(error)
  })
}
