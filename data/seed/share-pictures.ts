import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { categoryArt } from './drawing/category-art.ts'

const INK = '#10202b'
const folder = fileURLToPath(new URL('../../api/share-images/drawings', import.meta.url))

/** Draws what stands in for missing photos in link previews. */
export async function drawShareImages(): Promise<void> {
  // Without figures, which would look like those of the product in the picture.
  for (const [name, art] of categoryArt(INK)) {
    const svg = art.replace('<svg', '<svg color="#b9c6cd" width="1120"')
    await sharp(Buffer.from(svg))
      .resize(540, 390, { fit: 'contain', background: INK })
      .extend({ left: 70, right: 70, top: 70, bottom: 50, background: INK })
      .flatten({ background: INK })
      .webp({ quality: 90, effort: 6 })
      .toFile(`${folder}/${name}.webp`)
  }
}
