import { type Construction, type Dimensions, measures } from '../drawing/index.ts'
import { recognise } from '../figures/recognise.ts'
import { type CategoryTruck, truckOfCategory } from '../figures/truck-of-category.ts'
import type { Product } from './product.ts'

const constructions: Record<CategoryTruck, Construction> = {
  diesel: 'counterbalance',
  electric: 'counterbalance',
  compact: 'compact',
  reach: 'reach',
}

/** The dimensions for a machine's Maßskizze in millimetres; null if its outline is unknown. */
export function dimensionsOf(
  product: Pick<Product, 'title' | 'category' | 'specifications'>,
): Dimensions | null {
  const truck = truckOfCategory(product.category.slug)
  if (!truck) return null
  const dimensions: Dimensions = { construction: constructions[truck], name: product.title }
  const { figures } = recognise(product.specifications)
  for (const key of measures) dimensions[key] = figures[key]
  return dimensions
}
