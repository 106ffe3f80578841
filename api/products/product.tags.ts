import type { Product, ProductQuery } from '../../shared/product.ts'
import { tags } from '../publish/tags.ts'

type Shown = Pick<Product, 'id' | 'categoryId'>

/** What one product's answer shows. */
export function tagsOfProduct(product: Shown): string[] {
  return [tags.product(product.id), tags.category(product.categoryId)]
}

/**
 * What a list shows: its products, and that there are no others. By date, or with what can be had
 * first, and without filters that are facts of single products, it changes only with few known
 * changes; any other list may change with any product.
 */
export function tagsOfList(
  query: ProductQuery,
  products: Shown[],
  categoryId: number | null,
): string[] {
  return [...products.flatMap(tagsOfProduct), membershipTag(query, categoryId)]
}

function membershipTag(query: ProductQuery, categoryId: number | null): string {
  const { search, brand, yearFrom, yearTo, priceFrom, priceTo, status, category, featured, sort } =
    query
  const others = [search, brand, yearFrom, yearTo, priceFrom, priceTo, status]
  const isKnownOrder = sort === 'createdAt' || sort === 'available'
  if (others.some((filter) => filter !== undefined) || !isKnownOrder) return tags.anyProduct
  if (category === undefined) {
    if (featured === undefined) return tags.products
    return featured ? tags.featured : tags.anyProduct
  }
  return featured === undefined && categoryId !== null
    ? tags.productsOf(categoryId)
    : tags.anyProduct
}
