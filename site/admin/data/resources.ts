import { z } from 'zod'
import { category } from '../../../shared/category.ts'
import { inquiry, inquiryDetail } from '../../../shared/inquiry.ts'
import { product } from '../../../shared/product.ts'

interface Resource {
  path: string
  /** What one entry of the list looks like. */
  row: z.ZodType
  /** What the record looks like by itself. */
  record: z.ZodType
  sortable: boolean
}

/** Where react-admin's resources live in the API, and what their records look like. */
export const resources = {
  products: { path: '/products', row: product, record: product, sortable: true },
  categories: { path: '/categories', row: category, record: category, sortable: false },
  inquiries: { path: '/contact', row: inquiry, record: inquiryDetail, sortable: false },
} as const satisfies Record<string, Resource>

export type ResourceName = keyof typeof resources

export function resourceOf(name: string) {
  return resources[z.enum(['products', 'categories', 'inquiries']).parse(name)]
}
