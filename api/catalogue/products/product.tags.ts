import type { ProductQuery } from '../../../shared/catalogue/product-query.ts'
import type { Product } from '../../../shared/product/product.ts'
import { tags } from '../../base/data/freshness/tags.ts'
import { chosenFilters } from './product.filters.ts'

type Listed = Pick<Product, 'id' | 'categoryId'>

/** The tags of an answer that shows one product. */
export function tagsOfProduct(product: Listed): string[] {
  return [tags.product(product.id), tags.category(product.categoryId)]
}

/**
 * The tags of a list: those of its products, and those for which products belong to it. The latter are
 * narrow if the list is sorted by date or availability and filtered at most by one of category,
 * recommendation, condition and rent. Any other list may change with any product.
 */
export function tagsOfList(
  query: ProductQuery,
  products: Listed[],
  categoryId: number | null,
): string[] {
  const shown = [...products.flatMap(tagsOfProduct), ...membershipTags(query, categoryId)]
  // A number or slug can come to mean another category, because the number of one may be the slug of a new one.
  return query.category ? [...shown, tags.categories] : shown
}

function membershipTags(query: ProductQuery, categoryId: number | null): string[] {
  const isKnownOrder = query.sort === 'createdAt' || query.sort === 'available'
  if (!isKnownOrder) return [tags.anyProduct]
  // Every one of these tags is touched by a change of status anyway, on which alone `available` depends.
  const [only, ...others] = chosenFilters(query).filter((name) => name !== 'available')
  if (others.length > 0) return [tags.anyProduct]
  if (!only) return [tags.products]
  if (only === 'featured' && query.featured) return [tags.featured]
  if (only === 'category' && categoryId !== null) return [tags.productsOf(categoryId)]
  if (only === 'condition' && query.condition) return query.condition.map(tags.productsIn)
  if (only === 'rentable' && query.rentable) return [tags.rentable]
  return [tags.anyProduct]
}

type Facts = Pick<Product, 'id' | 'categoryId' | 'featured' | 'condition' | 'rent' | 'status'>

/** The lists in which visitors see a product. */
function listsOf(product: Facts | null): string[] {
  if (!product || product.status === 'inactive') return []
  const lists = [
    tags.products,
    tags.productsOf(product.categoryId),
    tags.productsIn(product.condition),
  ]
  if (product.featured) lists.push(tags.featured)
  if (product.rent) lists.push(tags.rentable)
  return lists
}

/** The tags that a change of a product touches. `before` is null for a new product, `after` for a deleted one. */
export function touchedByProduct(before: Facts | null, after: Facts | null): string[] {
  const id = (after ?? before)?.id
  if (id === undefined) return []
  const was = listsOf(before)
  const is = listsOf(after)
  // The status decides the place in every list, also in one that did not show the product so far.
  const moved =
    before?.status === after?.status
      ? [...was.filter((list) => !is.includes(list)), ...is.filter((list) => !was.includes(list))]
      : [...was, ...is]
  return [...new Set([tags.product(id), tags.anyProduct, ...moved])]
}
