import { z } from 'zod'

export {
  type Artwork,
  artworkOf,
  DRAWING,
  type ImageSize,
  imageAlt,
  imageInSize,
  imageSizes,
  imageSrcSet,
  rendering,
  type View,
  views,
} from './image-address.ts'

export const IMAGE_BYTES = 5 * 1024 * 1024
/** So many pixels a picture may have whatever its format; most may have more. */
export const PIXELS_OF_EVERY_KIND = 20_000_000
export const TOO_LARGE_IMAGE = 'Bild ist größer als 5 MB'
export const IMAGES_PER_UPLOAD = 20
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const
export const IMAGE_HINT = 'PNG, JPG oder WebP; was größer ist als 5 MB, wird vorher verkleinert'
export const NOT_AN_IMAGE = 'Bitte nur Bilddateien hochladen'
/** No decoder comes with browsers other than Safari, nor with the server's. */
export const HEIC_REFUSED =
  'HEIC lässt sich hier nicht lesen. Stellen Sie das iPhone auf JPG um: „Einstellungen > Kamera > Formate > Maximale Kompatibilität“. Oder laden Sie das Bild mit dem iPhone selbst hoch, dann wird es umgewandelt.'
export const WRONG_IMAGE_TYPE = 'Nur PNG-, JPG- und WebP-Bilder werden angenommen'

const uploadedImage = z
  .object({
    filename: z.string(),
    urls: z.object({ original: z.string(), large: z.string(), medium: z.string() }),
  })
  .meta({ id: 'UploadedImage' })
export type UploadedImage = z.infer<typeof uploadedImage>

export const uploadResult = z
  .object({
    uploaded: z.array(uploadedImage),
    errors: z.array(z.object({ filename: z.string(), error: z.string() })),
  })
  .meta({ id: 'UploadResult' })
export type UploadResult = z.infer<typeof uploadResult>
