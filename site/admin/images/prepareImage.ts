import { IMAGE_BYTES, IMAGE_TYPES, imageSizes, NOT_AN_IMAGE } from '../../../shared/image.ts'

export const isImage = (file: File) => file.type.startsWith('image/')

const isAccepted = (file: File) => IMAGE_TYPES.some((type) => type === file.type)

/**
 * The picture as the server takes it. A camera's picture above the limit is scaled to the largest
 * size that is kept anyway; what the browser cannot read stays as it is, for the server to judge.
 * @throws Error with the reason when it is no picture at all
 */
export async function prepareImage(file: File): Promise<File> {
  if (!isImage(file)) throw new Error(NOT_AN_IMAGE)
  if (isAccepted(file) && file.size <= IMAGE_BYTES) return file
  return (await scaled(file, imageSizes.original)) ?? file
}

async function scaled(file: File, edge: number): Promise<File | null> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return null
  const factor = Math.min(1, edge / Math.max(bitmap.width, bitmap.height))
  const canvas = new OffscreenCanvas(
    Math.round(bitmap.width * factor),
    Math.round(bitmap.height * factor),
  )
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.88 })
  const name = file.name.replace(/\.\w+$/, '')
  return new File([blob], `${name}.jpg`, { type: 'image/jpeg' })
}
