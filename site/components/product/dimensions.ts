import type { Product } from '../../../shared/product.ts'
import { type Figure, figureOf } from '../../../shared/specification.ts'
import type { Construction, Dimensions } from '../../drawing/index.ts'

const drawnFigures = [
  'liftHeight',
  'closedHeight',
  'freeLift',
  'extendedHeight',
  'guardHeight',
  'length',
  'lengthToForkFace',
  'forkLength',
  'wheelbase',
] as const satisfies readonly (Figure & keyof Dimensions)[]

const constructions: Record<string, Construction> = { compact: 'compact', reach: 'reach' }

/** The figures of a machine that its Maßskizze can show, in millimetres. */
export function dimensionsOf(
  product: Pick<Product, 'title' | 'category' | 'specifications'>,
): Dimensions {
  const dimensions: Dimensions = {
    construction: constructions[product.category.slug] ?? 'counterbalance',
    name: product.title,
  }
  for (const figure of drawnFigures)
    dimensions[figure] = figureOf(product.specifications, figure) ?? undefined
  return dimensions
}
