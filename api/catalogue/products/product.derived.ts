import { hash } from 'node:crypto'
import type { EntityManager, MikroORM } from '@mikro-orm/sql'
import { germanSortKey } from '../../../shared/catalogue/collation.ts'
import { type FigureRow, figureRows } from '../../../shared/figures/filters.ts'
import { recognise } from '../../../shared/figures/recognise.ts'
import { figures } from '../../../shared/figures/registry.ts'
import { saysFullFreeLift } from '../../../shared/product/full-free-lift.ts'
import { visiblePrice } from '../../../shared/product/price.ts'
import type { ProductInput } from '../../../shared/product/product.ts'
import { availability } from '../../../shared/product/terms.ts'
import { machineText } from '../../../shared/search/machine-text.ts'
import { ProductEntity } from './product.entity.ts'
import { ProductFigureEntity } from './product-figure.entity.ts'

type Described = Pick<
  ProductInput,
  | 'title'
  | 'brand'
  | 'model'
  | 'location'
  | 'description'
  | 'specifications'
  | 'status'
  | 'priceKind'
> & { price?: number | null | undefined; stockNumber?: string | null | undefined }

/** The columns that the database sorts and searches by. */
export function derivedFrom(product: Described) {
  const figures = figureColumns(product.specifications)
  const price = visiblePrice({ price: product.price ?? null, priceKind: product.priceKind })
  return {
    titleKey: germanSortKey(product.title),
    brandKey: product.brand.toLowerCase(),
    ...figures,
    recognition: RECOGNITION,
    searchText: machineText(product),
    availability: availability[product.status],
    visiblePrice: price,
    comparedPrice: price ?? 0,
  }
}

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

/** Raised when figures are read, stored or searched otherwise than before. */
const READING = 11

/** Tells by which registry and reading the figures of a product were recognised. */
export const RECOGNITION = hash('sha256', JSON.stringify([READING, figures])).slice(0, 16)

const AT_A_TIME = 500

/** Reads the figures anew of all products that were stored by an earlier version of the registry. */
export async function recogniseStock(orm: MikroORM): Promise<void> {
  for (;;) {
    const done = await orm.em.fork().transactional(async (em) => {
      const products = await em.find(
        ProductEntity,
        { recognition: { $ne: RECOGNITION } },
        { limit: AT_A_TIME },
      )
      for (const product of products) {
        em.assign(product, { ...figureColumns(product.specifications), recognition: RECOGNITION })
        product.searchText = machineText(product)
      }
      await storeFigures(em, products)
      return products.length
    })
    if (done < AT_A_TIME) return
  }
}
