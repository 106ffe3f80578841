/** Longest edge of each stored size in pixels; nothing is enlarged. */
export const imageSizes = { original: 3840, large: 1600, medium: 800 } as const
export type ImageSize = keyof typeof imageSizes

const STORED_IMAGE = /^\/uploads\/(?:original|large|medium)\/([^/]+)$/

/** The file name of a stored picture of our own; null for any other address. */
export function storedImageName(address: string): string | null {
  return STORED_IMAGE.exec(address)?.[1] ?? null
}

/** The address of a stored picture in another size; addresses of other servers stay as they are. */
export function imageInSize(address: string, size: ImageSize): string {
  return address.replace(STORED_IMAGE, `/uploads/${size}/$1`)
}

/** `srcset` of a picture of our own, widths in pixels; none for pictures of other servers. */
export function imageSrcSet(address: string): string | undefined {
  if (!STORED_IMAGE.test(address)) return undefined
  return (['medium', 'large'] as const)
    .map((size) => `${imageInSize(address, size)} ${imageSizes[size]}w`)
    .join(', ')
}
