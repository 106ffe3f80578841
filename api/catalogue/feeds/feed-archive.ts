import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { z } from 'zod'
import type { ArchivedPicture, FeedDescription } from '../../../shared/feeds/description.ts'
import { storedImageName } from '../../../shared/images/image-address.ts'
import type { FeedKey } from '../../../shared/product/field-rules.ts'
import type { Db } from '../../base/data/db/database.ts'
import { jsonOf } from '../../base/data/db/rows.ts'
import { logFailure } from '../../base/failures.ts'
import { streamed } from '../../base/requests/http/streamed.ts'
import { WorkerProcess } from '../../base/work/worker-process/worker-process.ts'
import type { ImageStore } from '../images/image-store.ts'
import { fetchedContent } from './feed-content.ts'

const toJpeg = new WorkerProcess<{ source: string; target: string }>(
  new URL('./jpeg-process.ts', import.meta.url),
)

const stored = z.array(z.object({ name: z.string(), image: z.string() }))

/** What the portal has got last, with the pictures as JPEG. One picture at a time is made while it is sent. */
export async function archiveOf(
  db: Db,
  images: ImageStore,
  feed: FeedDescription,
): Promise<ReadableStream> {
  const content = await fetchedContent(db, feed)
  const pictures = await storedPictures(db, images, feed.key)
  const zip = new ZipFile()
  const folder = await images.incoming()
  zip.addBuffer(content, feed.file)
  for (const { name, filename } of pictures) {
    const target = join(folder.path, name)
    const make = async () => {
      const source = await images.fetch('large', filename, folder.path)
      if (!source) throw new Error(`${filename} is gone`)
      await toJpeg.run({ source, target })
    }
    zip.addReadStreamLazy(name, { compress: false }, (done) => {
      make().then(
        () => done(null, readOnce(target)),
        (error) => done(error, Readable.from([])),
      )
    })
  }
  zip.end()
  const output = new PassThrough()
  zip.on('error', (error) => output.destroy(error))
  pipeline(zip.outputStream, output).catch((error) => output.destroy(error))
  output.once('close', () =>
    folder.remove().catch((error) => logFailure('Aufräumen nach einem Archiv:', error)),
  )
  return streamed(output)
}

/** A file that is gone when it has been read. */
const readOnce = (path: string) =>
  // What could not be removed goes with its folder.
  createReadStream(path).once('close', () => rm(path, { force: true }).catch(() => {}))

/** Those of the pictures that the portal has got last which are there still. */
async function storedPictures(db: Db, images: ImageStore, key: FeedKey) {
  const stored: { name: string; filename: string }[] = []
  for (const { name, image } of await fetchedPictures(db, key)) {
    const filename = storedImageName(image) ?? ''
    if (await images.has(filename)) stored.push({ name, filename })
  }
  return stored
}

async function fetchedPictures(db: Db, key: FeedKey): Promise<ArchivedPicture[]> {
  const rows = await db
    .selectFrom('feed_listing')
    .select('pictures')
    .where('feed_key', '=', key)
    .orderBy('product_id')
    .execute()
  return rows.flatMap(({ pictures }) => stored.parse(jsonOf(pictures)))
}
