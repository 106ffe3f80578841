import type { Product, ProductFilters, ProductQuery } from '../../shared/product.ts'
import { searchWords } from '../../shared/search.ts'
import type { Condition, Reads } from '../db/reads.ts'
import {
  orderBy,
  PRODUCT_COLUMNS,
  PRODUCT_TABLES,
  type ProductRow,
  productCondition,
  toProduct,
} from './product.sql.ts'

const BY_ID = `select ${PRODUCT_COLUMNS} from ${PRODUCT_TABLES} where p.id = ?`

export async function findProduct(reads: Reads, id: number): Promise<Product | null> {
  const [row] = await reads.all<ProductRow>(BY_ID, [id])
  return row ? toProduct(row) : null
}

export interface ProductPage {
  products: Product[]
  total: number
}

export async function listProducts(
  reads: Reads,
  query: ProductQuery,
  seesInactive: boolean,
): Promise<ProductPage> {
  const { page, limit, sort, order, ...filters } = query
  const total = await countProducts(reads, filters, seesInactive)
  const offset = (page - 1) * limit
  if (offset >= total) return { products: [], total }
  const { dialect } = reads
  const isCommon = await isFoundSoonerByTrying(reads, query, total)
  const search = isCommon ? dialect.triesEach : dialect.finds
  const where = productCondition(query, seesInactive, dialect, search)
  const rows = await reads.all<ProductRow>(
    `select ${PRODUCT_COLUMNS} from ${PRODUCT_TABLES} where ${where.sql}
     order by ${orderBy(sort, order)} limit ? offset ?`,
    [...where.parameters, limit, offset],
  )
  return { products: rows.map(toProduct), total }
}

/** Trying a row costs a few times as much as sorting one that the index found. */
const TRY_TO_SORT = 4

/**
 * Where a search is the only filter, rows come in the order of an index: trying them one by one ends
 * with the page, after about `products / total` rows for each of its own, while the index of words
 * finds and sorts all of them.
 */
async function isFoundSoonerByTrying(
  reads: Reads,
  { page, limit, sort, order, ...filters }: ProductQuery,
  total: number,
): Promise<boolean> {
  if (!isSearchAlone(filters)) return false
  const [last] = await reads.all<{ id: number | null }>('select max(id) as id from product')
  const tried = (page * limit * (last?.id ?? 0)) / total
  return tried * TRY_TO_SORT < total
}

export async function countProducts(
  reads: Reads,
  filters: ProductFilters,
  seesInactive: boolean,
): Promise<number> {
  const { sql, parameters } = countOf(reads, filters, seesInactive)
  const rows = await reads.remembered<{ total: number | string }>(sql, parameters)
  return Number(rows[0]?.total ?? 0)
}

function countOf(reads: Reads, filters: ProductFilters, seesInactive: boolean): Condition {
  if (isSearchAlone(filters)) {
    const count = reads.dialect.countFound(searchWords(filters.search ?? ''), seesInactive)
    if (count) return count
  }
  const where = productCondition(filters, seesInactive, reads.dialect)
  return {
    sql: `select count(*) as total from product p where ${where.sql}`,
    parameters: where.parameters,
  }
}

function isSearchAlone({ search, ...others }: ProductFilters): boolean {
  return Boolean(search) && Object.values(others).every((filter) => filter === undefined)
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
