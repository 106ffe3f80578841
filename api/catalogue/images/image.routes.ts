import type { EntityManager } from '@mikro-orm/sql'
import { Hono } from 'hono'
import { z } from 'zod'
import { TOO_LARGE_IMAGE, type UploadResult, uploadResult } from '../../../shared/images/image.ts'
import { StorageOutage } from '../../base/files/storage/storage-outage.ts'
import {
  type Change,
  change,
  type Followers,
  mergeChanges,
} from '../../base/requests/change/change.ts'
import type { ReceivedFile } from '../../base/requests/forms/receive-form.ts'
import { auditCall } from '../../base/requests/http/audit.ts'
import type { Env } from '../../base/requests/http/env.ts'
import { ApiError, notFound } from '../../base/requests/http/errors.ts'
import { ok } from '../../base/requests/http/ok.ts'
import { ownBodyLimit } from '../../base/requests/http/route-marks.ts'
import { valid } from '../../base/requests/http/validate.ts'
import { describes } from '../../base/requests/openapi/describes.ts'
import { requirePermission } from '../../dealer/permissions/require.ts'
import { type ImageStore, isPlainFileName } from './image-store.ts'
import { receiveImages } from './receive-images.ts'
import { ImageRefused } from './refused-images.ts'

const filenameParameter = z.object({
  filename: z.string().meta({ description: 'Name der Datei, das letzte Stück ihrer Adresse' }),
})
const NONE_TAKEN = 'Keines der Bilder konnte hochgeladen werden'

/** Takes a picture off whatever shows it of one kind. */
type Remove = (em: EntityManager, filename: string) => Promise<Change<null>>

export function images(
  dependencies: Followers & { config: { trustProxy: boolean }; images: ImageStore },
  removals: Remove[],
) {
  const { images } = dependencies
  return new Hono<Env>()
    .use(requirePermission('images.edit'))
    .post(
      '/',
      ownBodyLimit,
      describes(
        'Lädt bis zu 20 Bilder hoch (Feld „images“; PNG, JPG oder WebP bis 5 MB je Bild)',
        uploadResult,
        { refusals: [400, 413], takesImages: true },
      ),
      async (c) => {
        await using folder = await images.incoming()
        const data: UploadResult = { uploaded: [], errors: [] }
        for (const file of await receiveImages(c.req.raw, folder.path)) {
          const outcome = await addPicture(images, file)
          if (typeof outcome === 'string') data.errors.push({ filename: file.name, error: outcome })
          else data.uploaded.push(outcome)
        }
        if (data.uploaded.length > 0) return ok(c, data)
        return c.json({ success: false, error: NONE_TAKEN, data }, 400)
      },
    )
    .delete(
      '/:filename{[^]+}',
      describes(
        'Löscht ein Bild in allen Größen und nimmt es von den Produkten und Texten, die es zeigen',
        z.object({ filename: z.string() }),
        { refusals: [400, 404] },
      ),
      valid('param', filenameParameter),
      async (c) => {
        const filename = c.req.valid('param').filename
        if (!isPlainFileName(filename)) throw new ApiError(400, 'Ungültiger Dateiname')
        if (!(await images.has(filename))) throw notFound('Bild nicht gefunden')
        await change(c, dependencies, async (em) => {
          const changes: Change<null>[] = []
          for (const removeFrom of removals) changes.push(await removeFrom(em, filename))
          return { result: null, ...mergeChanges(changes) }
        })
        await images.remove(filename)
        auditCall(c, dependencies.config, 'deleted', { object: `image ${filename}` })
        return ok(c, { filename })
      },
    )
}

/** A file that fails, for whatever reason, does not affect the others. */
async function addPicture(images: ImageStore, { path, isTooLarge }: ReceivedFile) {
  if (isTooLarge) return TOO_LARGE_IMAGE
  try {
    return await images.add(path)
  } catch (error) {
    if (error instanceof ImageRefused) return error.message
    // None of the others could be stored either: the storage is away, or the server is being stopped.
    if (error instanceof StorageOutage || error instanceof ApiError) throw error
    console.error('Ein Bild konnte nicht gespeichert werden:', error)
    return 'Bild konnte nicht gespeichert werden'
  }
}
