import { Hono } from 'hono'
import { IMAGE_BYTES, IMAGES_PER_UPLOAD, type UploadResult } from '../../shared/image.ts'
import { requireAdmin } from '../auth/authentication.ts'
import { change } from '../change.ts'
import type { Dependencies, Env } from '../context.ts'
import { ApiError, notFound } from '../errors.ts'
import { removeImageFromProducts } from '../products/product.images.ts'
import { type ImageStore, isPlainFileName } from './image-store.ts'
import { ImageRefused } from './resize.ts'

const NONE_TAKEN = 'Keines der Bilder konnte hochgeladen werden'

export function images({ images, publisher }: Dependencies) {
  return new Hono<Env>()
    .use(requireAdmin)
    .post('/', async (c) => {
      const files = await filesOf(c.req.raw)
      const data: UploadResult = { uploaded: [], errors: [] }
      // One after another: the memory that pictures unpack into is that of one, not of twenty.
      for (const file of files) {
        const outcome = await take(images, file)
        if (typeof outcome === 'string') data.errors.push({ filename: file.name, error: outcome })
        else data.uploaded.push(outcome)
      }
      if (data.uploaded.length > 0) return c.json({ success: true, data })
      return c.json({ success: false, error: NONE_TAKEN, data }, 400)
    })
    .delete('/:filename', async (c) => {
      const filename = c.req.param('filename')
      if (!isPlainFileName(filename)) throw new ApiError(400, 'Ungültiger Dateiname')
      if (!(await images.has(filename))) throw notFound('Bild nicht gefunden')
      await change(c, publisher, (em) => removeImageFromProducts(em, filename))
      await images.remove(filename)
      return c.json({ success: true, data: { filename } })
    })
}

/** @throws {ApiError} 415 for anything but a form with files, 400 for none or too many */
async function filesOf(request: Request): Promise<File[]> {
  if (!request.headers.get('Content-Type')?.toLowerCase().startsWith('multipart/form-data'))
    throw new ApiError(415, 'Bilder müssen als multipart/form-data gesendet werden')
  const form = await request.formData().catch(() => {
    throw new ApiError(400, 'Die Anfrage konnte nicht gelesen werden.')
  })
  const files = form.getAll('images').filter((entry) => entry instanceof File)
  if (files.length === 0) throw new ApiError(400, 'Es wurde kein Bild gesendet')
  if (files.length > IMAGES_PER_UPLOAD)
    throw new ApiError(400, `Höchstens ${IMAGES_PER_UPLOAD} Bilder auf einmal`)
  return files
}

/** One file's failure never costs the others. */
async function take(images: ImageStore, file: File) {
  if (file.size > IMAGE_BYTES) return 'Bild ist größer als 5 MB'
  try {
    return await images.add(new Uint8Array(await file.arrayBuffer()))
  } catch (error) {
    if (error instanceof ImageRefused) return error.message
    throw error
  }
}
