import { fileURLToPath } from 'node:url'
import { SHARE_IMAGE, type ShareFacts } from '../../../shared/dealer/share-image.ts'
import { PAPER } from '../../../shared/images/colours.ts'
import { harmlessSharp } from '../../base/files/harmless-sharp.ts'
import { drawLayout, type Logo, logoPlace, PHOTO } from './layout.ts'

const QUALITY = 86
/** Dots per inch at which a unit of an SVG is a pixel. */
const SVG_DENSITY = 72

// Only our own pictures and drawings are read here, and the dealer's logo.
const sharp = harmlessSharp(['Webp', 'Svg', 'Png'])

/**
 * Draws a product's picture for link previews as JPEG, which every messenger shows.
 * @param photo the file of its photo; if it is null or missing, a drawing is used
 * @param logo the bytes of the dealer's logo; if it is null or cannot be drawn, their name is used
 */
export async function drawShareImage(
  facts: ShareFacts,
  photo: string | null,
  logo: Buffer | null,
): Promise<Buffer> {
  const drawing = fileURLToPath(
    new URL(`./drawings/${facts.truck ?? 'load'}.webp`, import.meta.url),
  )
  const scene = await scaled(photo ?? drawing).catch(() => scaled(drawing))
  const mark = logo && facts.logo && (await scaledLogo(logo, facts.logo).catch(() => null))
  const layout = Buffer.from(await drawLayout({ ...facts, logo: mark && facts.logo }))
  return sharp({ create: { ...SHARE_IMAGE, channels: 3, background: PAPER } })
    .composite([scene, { input: layout }, ...(mark ? [mark] : [])])
    .removeAlpha()
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer()
}

/** A picture as the layer that fills the place of the photo. */
async function scaled(file: string) {
  const { left, top, ...size } = PHOTO
  const { data: input, info: raw } = await sharp(file)
    .resize({ ...size, fit: 'cover' })
    .flatten({ background: PAPER })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { input, raw, left, top }
}

/** A logo as the layer that fills its place on the panel. */
async function scaledLogo(bytes: Buffer, logo: Logo) {
  const { left, top, ...size } = logoPlace(logo)
  // As large as it is needed: a logo may be drawn in thousands of units.
  const density = Math.max(1, Math.ceil((SVG_DENSITY * size.width) / logo.width))
  const input = await sharp(bytes, { density })
    .resize({ ...size, fit: 'fill' })
    .png()
    .toBuffer()
  return { input, left, top }
}
