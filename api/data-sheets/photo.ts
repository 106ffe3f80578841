import sharp from 'sharp'

const EDGE = 1000
const QUALITY = 84

// Only our own pictures are read here.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadWebp'] })
sharp.cache(false)
sharp.concurrency(1)

/** A stored picture as JPEG, which PDF knows; null if its file is missing or damaged. */
export async function readPhoto(file: string): Promise<Buffer | null> {
  const photo = sharp(file).resize({ width: EDGE, height: EDGE, fit: 'inside' })
  return photo
    .flatten({ background: '#fff' })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer()
    .catch(() => null)
}
