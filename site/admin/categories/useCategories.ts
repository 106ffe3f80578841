import { useGetList } from 'react-admin'
import type { Category } from '../../../shared/category.ts'

const TEN_MINUTES = 10 * 60_000

/** All categories, in the order that the administrator has set. */
export const byOrder = { perPage: 1000, sort: { field: 'sortOrder', order: 'ASC' } } as const

export const useCategories = () =>
  useGetList<Category>(
    'categories',
    { pagination: { page: 1, perPage: byOrder.perPage }, sort: byOrder.sort },
    { staleTime: TEN_MINUTES },
  )
