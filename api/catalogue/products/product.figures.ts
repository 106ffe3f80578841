import type { EntityManager } from '@mikro-orm/sql'
import { type FigureRow, figureRows } from '../../../shared/figures/figure-rows.ts'
import { recognise } from '../../../shared/figures/recognise.ts'
import { saysFullFreeLift } from '../../../shared/product/full-free-lift.ts'
import type { ProductEntity } from './product.entity.ts'
import { ProductFigureEntity } from './product-figure.entity.ts'

/** What the specifications say, as the columns of a product hold it. */
export function figureColumns(specifications: Record<string, string>) {
  const { figures, unread } = recognise(specifications)
  const { capacity = null, liftHeight = null, hours = null } = figures
  return { figures, unread, capacity, liftHeight, hours }
}

/** The values that a product is filtered by, as far as they are figures or follow from some. */
function rowsOf({ title, model, specifications, figures }: ProductEntity): FigureRow[] {
  const isFull = saysFullFreeLift({ title, model, specifications, figures })
  return [
    ...figureRows(figures),
    ...(isFull ? [{ figure: 'fullFreeLift' as const, choice: 'true', number: null }] : []),
  ]
}

/** Replaces the rows of products that are stored already. */
export async function storeFigures(em: EntityManager, products: ProductEntity[]): Promise<void> {
  await em.nativeDelete(ProductFigureEntity, { product: products.map(({ id }) => id) })
  const rows = products.flatMap((product) =>
    rowsOf(product).map((row) => ({ ...row, product: product.id })),
  )
  if (rows.length > 0) await em.insertMany(ProductFigureEntity, rows)
}
