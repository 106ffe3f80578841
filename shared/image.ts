import { z } from 'zod'

export const IMAGE_BYTES = 5 * 1024 * 1024
export const IMAGES_PER_UPLOAD = 20
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const
export const IMAGE_HINT = 'PNG, JPG oder WebP bis 5 MB je Bild'
export const NOT_AN_IMAGE = 'Bitte nur Bilddateien hochladen'

/** Longest edge of each stored size in pixels; nothing is enlarged. */
export const imageSizes = { original: 3840, large: 1600, medium: 800 } as const
export type ImageSize = keyof typeof imageSizes

export const uploadedImage = z.object({
  filename: z.string(),
  urls: z.object({ original: z.string(), large: z.string(), medium: z.string() }),
})
export type UploadedImage = z.infer<typeof uploadedImage>

export const uploadResult = z.object({
  uploaded: z.array(uploadedImage),
  errors: z.array(z.object({ filename: z.string(), error: z.string() })),
})
export type UploadResult = z.infer<typeof uploadResult>

const STORED_IMAGE = /^\/uploads\/(?:original|large|medium)\/([^/]+)$/

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
