import { paths } from '../addresses/paths.ts'
import { truckOfCategory } from '../figures/truck-of-category.ts'
import type { Product } from './product.ts'

export type Sketched = Pick<Product, 'id' | 'category' | 'figures'>

/** The address of the picture of a machine's sketch; null if too little is known to draw it. */
export function sketchAddress({ id, category, figures }: Sketched): string | null {
  const { liftHeight, closedHeight, length, lengthToForkFace } = figures
  const isKnown = liftHeight || closedHeight || length || lengthToForkFace
  return isKnown && truckOfCategory(category.slug) ? paths.sketch(id) : null
}
