import { z } from 'zod'
import { category } from '../../../shared/category.ts'
import { inquiry } from '../../../shared/inquiry.ts'
import { product } from '../../../shared/product.ts'

/** Where react-admin's resources live in the API, and what one of their records looks like. */
export const resources = {
  products: { path: '/products', record: product, sortable: true },
  categories: { path: '/categories', record: category, sortable: false },
  inquiries: { path: '/contact', record: inquiry, sortable: false },
} as const satisfies Record<string, { path: string; record: z.ZodType; sortable: boolean }>

export type ResourceName = keyof typeof resources

export function resourceOf(name: string) {
  return resources[z.enum(['products', 'categories', 'inquiries']).parse(name)]
}
