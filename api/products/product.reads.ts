import type { Product, ProductFilters, ProductQuery } from '../../shared/product.ts'
import type { Reads } from '../db/reads.ts'
import {
  PRODUCT_COLUMNS,
  PRODUCT_TABLES,
  type ProductRow,
  productCondition,
  SORT_COLUMNS,
  toProduct,
} from './product.sql.ts'

export async function findProduct(reads: Reads, id: number): Promise<Product | null> {
  const rows = await reads.all<ProductRow>(
    `select ${PRODUCT_COLUMNS} from ${PRODUCT_TABLES} where p.id = ?`,
    [id],
  )
  return rows[0] ? toProduct(rows[0]) : null
}

export interface ProductPage {
  products: Product[]
  total: number
}

/** One page of the list; ties are broken by id in the same direction, so no row repeats or is skipped. */
export async function listProducts(
  reads: Reads,
  query: ProductQuery,
  seesInactive: boolean,
): Promise<ProductPage> {
  const where = productCondition(query, seesInactive, reads.dialect)
  const rows = await reads.all<ProductRow>(
    `select ${PRODUCT_COLUMNS} from ${PRODUCT_TABLES} where ${where.sql}
     order by ${SORT_COLUMNS[query.sort]} ${query.order}, p.id ${query.order} limit ? offset ?`,
    [...where.parameters, query.limit, (query.page - 1) * query.limit],
  )
  return {
    products: rows.map(toProduct),
    total: await countProducts(reads, query, seesInactive),
  }
}

export async function countProducts(
  reads: Reads,
  filters: ProductFilters,
  seesInactive: boolean,
): Promise<number> {
  const where = productCondition(filters, seesInactive, reads.dialect)
  const rows = await reads.all<{ total: number | string }>(
    `select count(*) as total from product p where ${where.sql}`,
    where.parameters,
  )
  return Number(rows[0]?.total ?? 0)
}

/** The products with these ids that visitors may see, in the order of the ids. */
export async function findProducts(reads: Reads, ids: number[]): Promise<Product[]> {
  if (ids.length === 0) return []
  const rows = await reads.all<ProductRow>(
    `select ${PRODUCT_COLUMNS} from ${PRODUCT_TABLES}
     where p.id in (${ids.map(() => '?').join(', ')}) and p.status <> 'inactive'`,
    ids,
  )
  return rows.map(toProduct).sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}
