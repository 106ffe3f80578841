import { harmlessSharp } from '../../base/harmless-sharp.ts'

const EDGE = 1000
const QUALITY = 84

// Only our own pictures are read here, and the dealer's logo.
const sharp = harmlessSharp(['Webp', 'Svg', 'Png'])

/** A stored picture as JPEG, which PDF knows; null if its file is missing or damaged. */
export async function readPhoto(file: string): Promise<Buffer | null> {
  const photo = sharp(file).resize({ width: EDGE, height: EDGE, fit: 'inside' })
  return photo
    .flatten({ background: '#fff' })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer()
    .catch(() => null)
}

/** A logo as PDFs take it, sharp in print at the size of a letterhead. */
export function readLogo(logo: Buffer): Promise<Buffer> {
  return sharp(logo, { density: 300 })
    .resize({ height: 240, width: 1600, fit: 'inside' })
    .png()
    .toBuffer()
}
