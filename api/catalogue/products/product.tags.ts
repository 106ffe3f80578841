import type { ProductQuery } from '../../../shared/catalogue/product-query.ts'
import type { Product } from '../../../shared/product/product.ts'
import type { Condition } from '../../../shared/product/terms.ts'
import { categoryTags } from '../categories/category.entity.ts'
import { chosenFilters } from './product.filters.ts'

/** Names for what an answer shows of products. */
export const productTags = {
  /** Any visible fact of one product. */
  product: (id: number) => `product:${id}`,
  /** The machines named as similar to one product. */
  similar: (id: number) => `similar:${id}`,
  /** Which products visitors see, by date or available ones first. */
  products: 'products',
  /** Which products are recommended, and which of them are available. */
  featured: 'products:featured',
  /** Which products of a condition visitors see, and which of them are available. */
  productsIn: (condition: Condition) => `products:condition:${condition}`,
  /** Which products are to let, and which of them are available. */
  rentable: 'products:rentable',
  /** Any fact of any product: for lists that are searched, filtered or sorted by it. */
  anyProduct: 'products:any',
} as const

type Listed = Pick<Product, 'id' | 'categoryId'>

/** The tags of an answer that shows one product. */
export function tagsOfProduct(product: Listed): string[] {
  return [productTags.product(product.id), categoryTags.category(product.categoryId)]
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
  return query.category ? [...shown, categoryTags.categories] : shown
}

function membershipTags(query: ProductQuery, categoryId: number | null): string[] {
  const isKnownOrder = [undefined, 'createdAt', 'available'].includes(query.sort)
  if (!isKnownOrder) return [productTags.anyProduct]
  // Every one of these tags is touched by a change of status anyway, on which alone `available` depends.
  const [only, ...others] = chosenFilters(query).filter((name) => name !== 'available')
  if (others.length > 0) return [productTags.anyProduct]
  if (!only) return [productTags.products]
  if (only === 'featured' && query.featured) return [productTags.featured]
  if (only === 'category' && categoryId !== null) return [categoryTags.productsOf(categoryId)]
  if (only === 'condition' && query.condition) return query.condition.map(productTags.productsIn)
  if (only === 'rentable' && query.rentable) return [productTags.rentable]
  return [productTags.anyProduct]
}

type Facts = Pick<Product, 'id' | 'categoryId' | 'featured' | 'condition' | 'rent' | 'status'>

/** The lists in which visitors see a product. */
function listsOf(product: Facts | null): string[] {
  if (!product || product.status === 'inactive') return []
  const lists = [
    productTags.products,
    categoryTags.productsOf(product.categoryId),
    productTags.productsIn(product.condition),
  ]
  if (product.featured) lists.push(productTags.featured)
  if (product.rent) lists.push(productTags.rentable)
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
  return [...new Set([productTags.product(id), productTags.anyProduct, ...moved])]
}
