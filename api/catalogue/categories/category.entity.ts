import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { impersonal } from '../../base/data/personal/personal-data.ts'

export const CategoryEntity = defineEntity({
  name: 'Category',
  properties: {
    id: p.integer().primary(),
    slug: p.string().length(60).unique(),
    name: p.string().length(100),
    /** Empty where English pages show the German name. */
    nameEn: p.string().length(100).default(''),
    description: p.text(),
    icon: p.string().length(16),
    sortOrder: p.integer().default(0),
    /** Null for one that was not changed since versions are kept. */
    updatedAt: p.datetime().nullable(),
  },
})
export type CategoryEntity = InferEntity<typeof CategoryEntity>

export const categoryTable = impersonal(CategoryEntity, {
  id: 'work',
  slug: 'shop',
  name: 'shop',
  nameEn: 'shop',
  description: 'shop',
  icon: 'shop',
  sortOrder: 'shop',
  updatedAt: 'work',
})

/** Names for what an answer shows of categories. */
export const categoryTags = {
  /** Name, icon and description of one category. */
  category: (id: number) => `category:${id}`,
  /** Which categories there are, and their order. */
  categories: 'categories',
  /** Which products of a category visitors see, and how many are available. */
  productsOf: (id: number) => `products:category:${id}`,
} as const
