import type { Condition } from '../../../../shared/product/terms.ts'

/**
 * Names for what a page shows. A read names the tags of what it returned, a change names the tags that it
 * touched. A page that has one of the touched tags is stale.
 */
export const tags = {
  /** Any visible fact of one product. */
  product: (id: number) => `product:${id}`,
  /** The machines named as similar to one product. */
  similar: (id: number) => `similar:${id}`,
  /** Name, icon and description of one category. */
  category: (id: number) => `category:${id}`,
  /** Which categories there are, and their order. */
  categories: 'categories',
  /** Which products visitors see, by date or available ones first. */
  products: 'products',
  /** Which products of a category visitors see, and how many are available. */
  productsOf: (categoryId: number) => `products:category:${categoryId}`,
  /** Which products are recommended, and which of them are available. */
  featured: 'products:featured',
  /** Which products of a condition visitors see, and which of them are available. */
  productsIn: (condition: Condition) => `products:condition:${condition}`,
  /** Which products are to let, and which of them are available. */
  rentable: 'products:rentable',
  /** Who the dealer is, their hours and their look: on every page. */
  settings: 'settings',
  /** The texts of one page. */
  text: (page: string) => `text:${page}`,
  /** Any fact of any product: for lists that are searched, filtered or sorted by it. */
  anyProduct: 'products:any',
} as const

/** Stands for every tag: nothing that was kept is certain to be fresh. */
export const EVERYTHING = 'everything'
/** What changes have made stale. */
export type Touched = readonly string[] | typeof EVERYTHING
