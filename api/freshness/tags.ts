/**
 * Names for what a page shows. A read answers with the tags of what it returned, a change names
 * the tags that it touched, and a page is stale when the two meet.
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
  /** Which products there are for visitors, by date or with what can be had first. */
  products: 'products',
  /** Which products a category holds for visitors, and how many of them can be had. */
  productsOf: (categoryId: number) => `products:category:${categoryId}`,
  /** Which products are recommended, and which of them can be had. */
  featured: 'products:featured',
  /** Any fact of any product: what was searched, filtered or sorted by. */
  anyProduct: 'products:any',
} as const

/** Stands for every tag: nothing that was kept can be trusted. */
export const EVERYTHING = 'everything'
/** What changes have made stale. */
export type Touched = readonly string[] | typeof EVERYTHING
