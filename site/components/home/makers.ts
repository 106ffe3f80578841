import type { ProductFacets } from '../../../shared/catalogue/product-facets.ts'

/** More than these would be a list of their own. */
const MOST = 18

/** The makers of whom there is most in stock, by name. */
export const makersInStock = (brands: ProductFacets['brands']): string[] =>
  brands
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST)
    .map(({ brand }) => brand)
    .toSorted((a, b) => a.localeCompare(b, 'de'))
