import { sketchPicture } from '../../../shared/drawing/index.ts'
import { INK, PAPER } from '../../../shared/images/colours.ts'
import type { Product } from '../../../shared/product/product.ts'
import { describeSketch, dimensionsOf } from '../../../shared/product/sketch.ts'
import { escapeMarkup } from '../../../shared/writing/markup.ts'

/** The sketch of a machine as an SVG file, which stands where it has no photograph; null if too little is known. */
export function sketchPictureOf(product: Product): string | null {
  const dimensions = dimensionsOf(product)
  if (!dimensions) return null
  const title = `<title>${escapeMarkup(`Maßskizze ${product.title}`)}</title>`
  return sketchPicture(dimensions, {
    ink: INK,
    sheet: PAPER,
    words: (drawn) => `${title}<desc>${escapeMarkup(describeSketch(drawn))}</desc>`,
  })
}
