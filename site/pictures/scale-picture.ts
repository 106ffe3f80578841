/** Goes by the name as well, because browsers that cannot show HEIC images give them no type. */
export const isHeic = ({ type, name }: File) =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

/**
 * A picture as a JPEG, upright and without metadata.
 * @param edge the longest edge that it may have, in pixels
 * @param isLarge whether to try harder: the browser shows pictures that it hands out no bitmap of
 * @returns null for what this browser cannot show
 */
export async function scalePicture(
  file: File,
  edge: number,
  isLarge: boolean,
): Promise<File | null> {
  const picture = await readPicture(file, isLarge)
  if (!picture) return null
  const { image, width, height } = picture
  const factor = Math.min(1, edge / Math.max(width, height))
  const canvas = new OffscreenCanvas(Math.round(width * factor), Math.round(height * factor))
  const context = canvas.getContext('2d')
  if (!context) return null
  // What can be seen through would become black in a JPEG.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  if (image instanceof ImageBitmap) image.close()
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.88 })
  const name = file.name.replace(/\.\w+$/, '')
  return new File([blob], `${name}.jpg`, { type: 'image/jpeg' })
}

/** A picture upright, for a canvas; null for what this browser cannot show. */
async function readPicture(file: File, isLarge: boolean) {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (bitmap) return { image: bitmap, width: bitmap.width, height: bitmap.height }
  if (!isLarge) return null
  const image = new Image()
  image.src = URL.createObjectURL(file)
  const isShown = await image.decode().then(
    () => true,
    () => false,
  )
  URL.revokeObjectURL(image.src)
  return isShown ? { image, width: image.naturalWidth, height: image.naturalHeight } : null
}
