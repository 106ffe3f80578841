import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { SHARE_IMAGE, type ShareFacts } from '../../shared/share-image.ts'
import { drawLayout, PAPER, PHOTO } from './layout.ts'

const QUALITY = 86

// Only our own pictures and drawings are read here.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadWebp', 'VipsForeignLoadSvg'] })
sharp.cache(false)
sharp.concurrency(1)

/**
 * Draws a product's picture for link previews as JPEG, which every messenger shows.
 * @param photo the file of its photo; if it is null or missing, a drawing is used
 */
export async function drawShareImage(facts: ShareFacts, photo: string | null): Promise<Buffer> {
  const drawing = fileURLToPath(
    new URL(`./drawings/${facts.truck ?? 'load'}.webp`, import.meta.url),
  )
  const scene = await scaled(photo ?? drawing).catch(() => scaled(drawing))
  const layout = Buffer.from(await drawLayout(facts))
  return sharp({ create: { ...SHARE_IMAGE, channels: 3, background: PAPER } })
    .composite([scene, { input: layout }])
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
