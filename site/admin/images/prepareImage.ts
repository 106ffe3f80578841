import {
  IMAGE_BYTES,
  IMAGE_TYPES,
  imageSizes,
  NOT_AN_IMAGE,
  WRONG_IMAGE_TYPE,
} from '../../../shared/image.ts'

/** Goes by the name as well, because browsers that cannot show HEIC images give them no type. */
const isImage = ({ type, name }: File) => type.startsWith('image/') || /\.hei[cf]$/i.test(name)

/** Why a file is not uploaded; null if it is. */
export function refusalOf(file: File): string | null {
  if (IMAGE_TYPES.some((type) => type === file.type)) return null
  return isImage(file) ? WRONG_IMAGE_TYPE : NOT_AN_IMAGE
}

/**
 * Scales an image that exceeds the upload limit down to the largest size that the server stores. Images
 * that the browser cannot read stay unchanged, and the server decides.
 */
export async function prepareImage(file: File): Promise<File> {
  if (file.size <= IMAGE_BYTES) return file
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
