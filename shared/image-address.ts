/** The longest edge of each stored size in pixels. Smaller images are not enlarged. */
export const imageSizes = { original: 3840, large: 1600, medium: 800 } as const
export type ImageSize = keyof typeof imageSizes

const STORED_IMAGE = /^\/uploads\/(?:original|large|medium)\/([^/]+)$/

/** The file name of an uploaded image; null for any other address. */
export function storedImageName(address: string): string | null {
  return STORED_IMAGE.exec(address)?.[1] ?? null
}

/** The address of an uploaded image in another size. Addresses of other servers stay unchanged. */
export function imageInSize(address: string, size: ImageSize): string {
  return address.replace(STORED_IMAGE, `/uploads/${size}/$1`)
}

/** The `srcset` of an uploaded image; none for images of other servers. */
export function imageSrcSet(address: string): string | undefined {
  if (!STORED_IMAGE.test(address)) return undefined
  return (['medium', 'large'] as const)
    .map((size) => `${imageInSize(address, size)} ${imageSizes[size]}w`)
    .join(', ')
}

/** What the name of a drawing's file starts with. Pictures that were uploaded have names of 32 hex digits. */
export const DRAWING = 'zeichnung-'

/** Whether a picture shows a drawing in place of the machine itself, as those of the demo stock do. */
export const isDrawing = (address: string): boolean =>
  storedImageName(address)?.startsWith(DRAWING) ?? false

/** What a picture shows, in words: a visitor must not take a drawing for a photograph. */
export const imageAlt = (address: string, title: string): string =>
  isDrawing(address) ? `${title} (Zeichnung)` : title
