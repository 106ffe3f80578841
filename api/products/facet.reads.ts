import { type BrandCount, brandFacets } from '../../shared/facets.ts'
import {
  type ProductFacets,
  type ProductFilters,
  type ProductStatus,
  productStatuses,
} from '../../shared/product.ts'
import { listCategories } from '../categories/category.reads.ts'
import type { Reads } from '../db/reads.ts'
import { countProducts } from './product.reads.ts'
import { productCondition } from './product.sql.ts'

/**
 * How many machines each choice would leave, everything else staying chosen as it is. A facet's own
 * filter is left out of its counts, since choosing another value replaces it.
 */
export async function countFacets(
  reads: Reads,
  filters: ProductFilters,
  seesInactive: boolean,
): Promise<ProductFacets> {
  const without = (...keys: (keyof ProductFilters)[]): ProductFilters => ({
    ...filters,
    ...Object.fromEntries(keys.map((key) => [key, undefined])),
  })
  const grouped = async <Value>(column: string, chosen: ProductFilters) => {
    const where = productCondition(chosen, seesInactive, reads.dialect)
    const rows = await reads.remembered<{ value: Value; count: number | string }>(
      `select ${column} as value, count(*) as count from product p
       where ${where.sql} group by ${column}`,
      where.parameters,
    )
    return new Map(rows.map(({ value, count }) => [value, Number(count)]))
  }
  const bounds = async (column: string, chosen: ProductFilters) => {
    const where = productCondition(chosen, seesInactive, reads.dialect)
    const [row] = await reads.remembered<{ min: number | null; max: number | null }>(
      `select min(${column}) as min, max(${column}) as max from product p where ${where.sql}`,
      where.parameters,
    )
    return row?.min == null || row.max === null ? null : { min: row.min, max: row.max }
  }

  const categories = await listCategories(reads, seesInactive)
  const inCategories = await grouped<number>('p.category_id', without('category'))
  const statuses = await grouped<ProductStatus>('p.status', without('status'))
  return {
    total: await countProducts(reads, filters, seesInactive),
    categories: categories.map(({ id, slug, name }) => ({
      slug,
      name,
      count: inCategories.get(id) ?? 0,
    })),
    brands: await countBrands(),
    statuses: productStatuses
      .map((status) => ({ status, count: statuses.get(status) ?? 0 }))
      .filter(({ count }) => count > 0),
    year: await bounds('p.year', without('yearFrom', 'yearTo')),
    price: await bounds('p.price', without('priceFrom', 'priceTo')),
  }

  /** Every brand of the catalogue stays a choice, with no hits where the other filters leave none. */
  async function countBrands(): Promise<BrandCount[]> {
    const all = await grouped<string>('p.brand', {})
    const left = await grouped<string>('p.brand', without('brand'))
    return brandFacets([...all.keys()].map((brand) => ({ brand, count: left.get(brand) ?? 0 })))
  }
}
