import {
  IMAGE_BYTES,
  IMAGE_TYPES,
  imageSizes,
  NOT_AN_IMAGE,
  WRONG_IMAGE_TYPE,
} from '../../../shared/image.ts'

/** Browsers that cannot show a HEIC give it no type. */
const isImage = ({ type, name }: File) => type.startsWith('image/') || /\.hei[cf]$/i.test(name)

/** Why a file is not even sent; null for one that is. */
export function refusalOf(file: File): string | null {
  if (IMAGE_TYPES.some((type) => type === file.type)) return null
  return isImage(file) ? WRONG_IMAGE_TYPE : NOT_AN_IMAGE
}

/**
 * The picture as the server takes it. A camera's picture above the limit is scaled to the largest
 * size that is kept anyway; what the browser cannot read stays as it is, for the server to judge.
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
