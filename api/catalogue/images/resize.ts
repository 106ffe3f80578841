import type { FormatEnum, Metadata, Sharp } from 'sharp'
import {
  type ImageSize,
  imageSizes,
  PIXELS_OF_EVERY_KIND,
  WRONG_IMAGE_TYPE,
} from '../../../shared/images/image.ts'
import { formatNumber } from '../../../shared/writing/format.ts'
import { harmlessSharp } from '../../base/files/harmless-sharp.ts'
import { wholePart } from './cut-off-jpeg.ts'
import { foreignFormatOf, refusalOfFormat } from './foreign-format.ts'
import { ImageRefused } from './image-refused.ts'

/** The accepted formats, recognised by content. */
const FORMATS: (keyof FormatEnum)[] = ['jpeg', 'png', 'webp']
/** What a progressive JPEG for print needs for each pixel, four channels of 16 bits, and so does a PNG of 16 bits. */
const MOST_BYTES_OF_A_PIXEL = 8
/** Enough for a phone's 108 megapixels. JPEG and PNG are mostly read strip by strip and need little memory … */
const MAX_PIXELS = 110_000_000
/** … but a picture that is unpacked as a whole has to fit into the memory of a small server. */
const MAX_HELD_BYTES = PIXELS_OF_EVERY_KIND * MOST_BYTES_OF_A_PIXEL
const QUALITY = 82
/** Of a picture among others: wide enough for 160 pixels of a fine screen. */
const THUMBNAIL_EDGE = 320

const DAMAGED = 'Bild ist beschädigt und kann nicht gelesen werden'

// Uploaded bytes reach only these three decoders.
const sharp = harmlessSharp(['Jpeg', 'Png', 'Webp'], { threads: 2 })

/**
 * Re-encodes a picture in every size as WebP: upright, on white where it can be seen through, without metadata, never
 * enlarged.
 * @throws {ImageRefused} if the bytes are not a picture of an accepted format, or would need too much memory
 */
export async function resize(bytes: Uint8Array): Promise<Record<ImageSize, Buffer>> {
  const pixels = await readPixels(bytes)
  // Each size is made from the original pixels, so that it has no compression faults of another size.
  return {
    original: await toWebp(pixels, imageSizes.original),
    large: await toWebp(pixels, imageSizes.large),
    medium: await toWebp(pixels, imageSizes.medium),
  }
}

/**
 * A picture as a JPEG of the largest size, which every mail program shows.
 * @throws {ImageRefused} as `resize` does
 */
export async function asJpeg(bytes: Uint8Array): Promise<Buffer> {
  const { data, info } = await readPixels(bytes)
  return sharp(data, { raw: info }).jpeg({ quality: QUALITY }).toBuffer()
}

/**
 * A small picture of a picture, as WebP.
 * @throws {ImageRefused} as `resize` does
 */
export async function thumbnail(bytes: Uint8Array): Promise<Buffer> {
  return toWebp(await readPixels(bytes), THUMBNAIL_EDGE)
}

const toWebp = ({ data, info }: Awaited<ReturnType<typeof readPixels>>, edge: number) =>
  inside(sharp(data, { raw: info }), edge)
    .webp({ quality: QUALITY })
    .toBuffer()

/** The pixels of a picture, upright, on white and in the largest size. */
async function readPixels(bytes: Uint8Array) {
  const header = await readHeader(bytes)
  if (!FORMATS.some((accepted) => accepted === header.format))
    throw new ImageRefused(WRONG_IMAGE_TYPE)
  const tooLarge = tooLargeText(header)
  if (tooLarge) throw new ImageRefused(tooLarge)
  const open = (failOn: 'error' | 'none') => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn })
  try {
    return await pixelsOf(open('error').autoOrient())
  } catch {
    if (header.format !== 'jpeg') throw new ImageRefused(DAMAGED)
  }
  try {
    const part = await wholePart(() => open('none'), header)
    if (part) return await pixelsOf(open('none').autoOrient().extract(part))
  } catch {}
  throw new ImageRefused(DAMAGED)
}

/**
 * Whoever shows a picture later, a portal or a phone in the dark, may have no ground but black to put below what can be
 * seen through.
 */
const pixelsOf = (upright: Sharp) =>
  inside(upright.flatten({ background: 'white' }), imageSizes.original)
    .raw()
    .toBuffer({ resolveWithObject: true })

async function readHeader(bytes: Uint8Array): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata()
  } catch {
    const format = foreignFormatOf(bytes)
    throw new ImageRefused(format ? refusalOfFormat(format) : WRONG_IMAGE_TYPE)
  }
}

/**
 * The bytes that a decoder holds at once: the whole picture if its lines do not come in order, next to
 * nothing if they do.
 */
function heldAtOnce(header: Metadata): number {
  const { format, width, height, channels, depth, isProgressive, chromaSubsampling } = header
  const pixels = width * height
  if (format === 'webp') return pixels * 2
  // A progressive JPEG needs 16 bits for each coefficient. With 4:2:0 the two colour channels have a quarter of the pixels each.
  if (format === 'jpeg')
    return isProgressive ? pixels * 2 * (chromaSubsampling === '4:2:0' ? 1.5 : channels) : 0
  if (depth === 'ushort') return pixels * channels * 2
  return isProgressive ? pixels * channels : 0
}

/** What of a picture is too large, and what would be taken; null for one that is not. */
function tooLargeText(header: Metadata): string | null {
  const { width, height } = header
  const pixels = width * height
  const held = heldAtOnce(header)
  const most = Math.min(
    MAX_PIXELS,
    held > 0 ? Math.floor(MAX_HELD_BYTES / (held / pixels)) : MAX_PIXELS,
  )
  if (pixels <= most) return null
  const size = `${formatNumber(width)} × ${formatNumber(height)} Bildpunkten (${megapixels(Math.ceil, pixels)})`
  const allowed = `höchstens ${megapixels(Math.floor, most)}`
  const kind = held > 0 ? kindOf(header) : null
  const cause = kind
    ? `Bild ist mit ${size} zu groß: Als ${kind} sind ${allowed} erlaubt.`
    : `Bild ist mit ${size} zu groß: Erlaubt sind ${allowed}.`
  return `${cause} Bitte verkleinern Sie es, 4.000 × 3.000 genügen.`
}

const megapixels = (round: (value: number) => number, pixels: number) =>
  `${formatNumber(round(pixels / 1e6))} Megapixel`

/** What a picture is called that has to be unpacked as a whole. */
const kindOf = ({ format, isProgressive }: Metadata) =>
  format === 'webp'
    ? 'WebP'
    : format === 'jpeg'
      ? 'progressives JPG'
      : isProgressive
        ? 'PNG mit Zeilensprung („interlaced“)'
        : 'PNG mit 16 Bit'

function inside(picture: Sharp, edge: number): Sharp {
  return picture.resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
}
