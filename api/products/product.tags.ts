import type { Product, ProductQuery } from '../../shared/product.ts'
import { tags } from '../freshness/tags.ts'
import { chosenFilters, filters } from './product.filters.ts'

type Listed = Pick<Product, 'id' | 'categoryId'>

/** What one product's answer shows. */
export function tagsOfProduct(product: Listed): string[] {
  return [tags.product(product.id), tags.category(product.categoryId)]
}

/**
 * What a list shows: its products, and that there are no others. By date, or with what can be had
 * first, and without filters that are facts of single products, it changes only with few known
 * changes; any other list may change with any product.
 */
export function tagsOfList(
  query: ProductQuery,
  products: Listed[],
  categoryId: number | null,
): string[] {
  return [...products.flatMap(tagsOfProduct), membershipTag(query, categoryId)]
}

function membershipTag(query: ProductQuery, categoryId: number | null): string {
  const isKnownOrder = query.sort === 'createdAt' || query.sort === 'available'
  if (!isKnownOrder) return tags.anyProduct
  // A status is among what every one of these tags stands for.
  const [only = 'status', ...others] = chosenFilters(query)
    .map((name) => filters[name].changesWith)
    .filter((reason) => reason !== 'status')
  if (others.length > 0) return tags.anyProduct
  if (only === 'status') return tags.products
  if (only === 'featured' && query.featured) return tags.featured
  if (only === 'category' && categoryId !== null) return tags.productsOf(categoryId)
  return tags.anyProduct
}

type Facts = Pick<Product, 'id' | 'categoryId' | 'featured' | 'status'>

/** Which lists a product stands in as visitors see them. */
function listsOf(product: Facts | null): string[] {
  if (!product || product.status === 'inactive') return []
  const lists = [tags.products, tags.productsOf(product.categoryId)]
  return product.featured ? [...lists, tags.featured] : lists
}

/** What a change of a product touches; null stands for a product that is not there before or after. */
export function touchedByProduct(before: Facts | null, after: Facts | null): string[] {
  const id = (after ?? before)?.id
  if (id === undefined) return []
  const was = listsOf(before)
  const is = listsOf(after)
  // Whether a machine can be had decides its place in every list, also in one that did not show it.
  const moved =
    before?.status === after?.status
      ? [...was.filter((list) => !is.includes(list)), ...is.filter((list) => !was.includes(list))]
      : [...was, ...is]
  return [...new Set([tags.product(id), tags.anyProduct, ...moved])]
}
