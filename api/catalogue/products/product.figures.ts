import type { EntityManager } from '@mikro-orm/sql'
import { recognise } from '../../../shared/figures/recognise.ts'
import { type Filtered, valuesOf } from '../../../shared/product/full-free-lift.ts'
import { ProductFigureEntity } from './product-figure.entity.ts'

/** What the specifications say, as the columns of a product hold it. */
export function figureColumns(specifications: Record<string, string>) {
  const { figures, unread } = recognise(specifications)
  const { capacity = null, liftHeight = null, hours = null } = figures
  return { figures, unread, capacity, liftHeight, hours }
}

/** Replaces the rows of products that are stored already. */
export async function storeFigures(
  em: EntityManager,
  products: (Filtered & { id: number })[],
): Promise<void> {
  await em.nativeDelete(ProductFigureEntity, { product: products.map(({ id }) => id) })
  const rows = products.flatMap((product) =>
    valuesOf(product).map((row) => ({ ...row, product: product.id })),
  )
  if (rows.length > 0) await em.insertMany(ProductFigureEntity, rows)
}
