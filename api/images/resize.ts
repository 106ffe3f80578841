import sharp, { type FormatEnum } from 'sharp'
import { type ImageSize, imageSizes } from '../../shared/image.ts'

/** What an upload may be, told by its content. */
const FORMATS: (keyof FormatEnum)[] = ['jpeg', 'png', 'webp']
/** 100 megapixels: more than any camera's, less than what unpacks into all of the memory. */
const MAX_PIXELS = 100_000_000
const QUALITY = 82

/** Why a file is refused; written for whoever uploaded it. */
export class ImageRefused extends Error {}

// Several pictures at once are processed one after another, each with few threads: memory stays bounded.
sharp.cache(false)
sharp.concurrency(2)

/**
 * Re-encodes a picture in every size as WebP: upright, without metadata, never enlarged.
 * @throws {ImageRefused} when the bytes are no picture of an accepted kind, or a bomb
 */
export async function resize(bytes: Uint8Array): Promise<Record<ImageSize, Buffer>> {
  const { format, width, height } = await readHeader(bytes)
  if (!FORMATS.some((accepted) => accepted === format))
    throw new ImageRefused('Nur PNG, JPG und WebP werden angenommen')
  if (width * height > MAX_PIXELS)
    throw new ImageRefused(
      `Bild ist mit ${width} × ${height} Bildpunkten zu groß, erlaubt sind höchstens 100 Megapixel`,
    )
  try {
    const original = await scaled(bytes, imageSizes.original)
    const large = await scaled(original, imageSizes.large)
    return { original, large, medium: await scaled(large, imageSizes.medium) }
  } catch {
    throw new ImageRefused('Bild ist beschädigt und kann nicht gelesen werden')
  }
}

async function readHeader(bytes: Uint8Array) {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata()
  } catch {
    throw new ImageRefused('Datei ist kein Bild')
  }
}

function scaled(bytes: Uint8Array, longestEdge: number): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, sequentialRead: true })
    .autoOrient()
    .resize({ width: longestEdge, height: longestEdge, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer()
}
