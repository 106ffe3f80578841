import { z } from 'zod'
import {
  HEIC_REFUSED,
  IMAGE_BYTES,
  IMAGE_TYPES,
  imageSizes,
  NOT_AN_IMAGE,
  PIXELS_OF_EVERY_KIND,
  type UploadedImage,
  uploadResult,
  WRONG_IMAGE_TYPE,
} from '../../../shared/images/image.ts'
import { isHeic, scalePicture } from '../../pictures/scale-picture.ts'
import { answerError, sendForm } from '../data/api.ts'

export const UNKNOWN_FAILURE = 'Unbekannter Fehler beim Hochladen'

const answer = z.object({ data: uploadResult })

/**
 * Uploads an image.
 * @param onProgress receives the part that has been sent, 0 to 1
 * @param signal ends the upload
 * @throws {HttpError} with the reason; the signal's reason once it has ended the upload
 */
export async function uploadImage(
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<UploadedImage> {
  const form = new FormData()
  form.append('images', file)
  const { status, json } = await sendForm('/upload/images', form, { onProgress, signal })
  const { data: result } = answer.safeParse(json).data ?? {}
  const [uploaded] = result?.uploaded ?? []
  if (uploaded) return uploaded
  throw result?.errors[0] ? new Error(result.errors[0].error) : answerError(status, json)
}

/** Why a file is not uploaded; null if it is, or if `prepareImage` has to find out. */
export function refusalOf(file: File): string | null {
  if (isHeic(file) || IMAGE_TYPES.some((type) => type === file.type)) return null
  return file.type.startsWith('image/') ? WRONG_IMAGE_TYPE : NOT_AN_IMAGE
}

/**
 * Scales an image that exceeds the upload limit, or may have more pixels than its format is taken with, down to the largest size that the server stores. Images
 * that the browser cannot read stay unchanged, and the server decides. HEIC becomes JPEG.
 * @throws {Error} for HEIC that this browser cannot read
 */
export async function prepareImage(file: File): Promise<File> {
  if (!isHeic(file) && file.size <= IMAGE_BYTES && !(await hasManyPixels(file))) return file
  const small = await scaled(file, imageSizes.original)
  if (!small && isHeic(file)) throw new Error(HEIC_REFUSED)
  return small ?? file
}

/**
 * A photograph of the yard as small as the server's largest size needs it, whatever it weighs. What the server can read
 * and the browser cannot stays as it is.
 * @throws {Error} for what is no picture that this browser or the server can read
 */
export async function readPhoto(file: File): Promise<Uint8Array<ArrayBuffer>> {
  const refusal = refusalOf(file)
  if (refusal) throw new Error(refusal)
  const small = await scaled(file, imageSizes.large)
  if (!small && isHeic(file)) throw new Error(HEIC_REFUSED)
  if (!small && file.size > IMAGE_BYTES) throw new Error(NOT_AN_IMAGE)
  return new Uint8Array(await (small ?? file).arrayBuffer())
}

/** Where the last bytes of a picture are missing, the server cuts off what was there; what is too large for it is shown here. */
const scaled = (file: File, edge: number) => scalePicture(file, edge, file.size > IMAGE_BYTES)

/** Whether the server could refuse a picture for its pixels. Only its header is read. */
async function hasManyPixels(file: File): Promise<boolean> {
  const image = new Image()
  image.src = URL.createObjectURL(file)
  const isRead = await new Promise<boolean>((resolve) => {
    image.onload = () => resolve(true)
    image.onerror = () => resolve(false)
  })
  URL.revokeObjectURL(image.src)
  return isRead && image.naturalWidth * image.naturalHeight > PIXELS_OF_EVERY_KIND
}
