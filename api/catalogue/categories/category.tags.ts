/** Names for what an answer shows of categories. */
export const categoryTags = {
  /** Name, icon and description of one category. */
  category: (id: number) => `category:${id}`,
  /** Which categories there are, and their order. */
  categories: 'categories',
  /** Which products of a category visitors see, and how many are available. */
  productsOf: (id: number) => `products:category:${id}`,
} as const
