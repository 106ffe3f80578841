import { harmlessSharp } from '../../base/files/harmless-sharp.ts'
import { readLogoIfAny } from '../../base/files/paper/logo.ts'

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

export const readLogo = (logo: string | null) => readLogoIfAny(sharp, logo)
