import { useGetList } from 'react-admin'
import type { Category } from '../../../shared/category.ts'

const TEN_MINUTES = 10 * 60_000

/** Every category, in the order that the administrator gave them. */
export const useCategories = () =>
  useGetList<Category>(
    'categories',
    { pagination: { page: 1, perPage: 1000 }, sort: { field: 'sortOrder', order: 'ASC' } },
    { staleTime: TEN_MINUTES },
  )
