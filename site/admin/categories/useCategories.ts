import { useGetList } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { type Category, LAST_PLACE } from '../../../shared/product/category.ts'

const TEN_MINUTES = 10 * 60_000

/** All categories, in the order that the administrator has set. */
export const byOrder = { perPage: 1000, sort: { field: 'sortOrder', order: 'ASC' } } as const

export const useCategories = () =>
  useGetList<Category>(
    'categories',
    { pagination: { page: 1, perPage: byOrder.perPage }, sort: byOrder.sort },
    { staleTime: TEN_MINUTES },
  )

export const useCategoryNames = () => useCategories().data?.map(({ name }) => name) ?? []

/** The category that is chosen in the form around it. */
export function useChosenCategory() {
  const chosen: unknown = useWatch({ name: 'categoryId' })
  return useCategories().data?.find(({ id }) => id === chosen)
}

/** A place after all these categories, as far as there is one. */
export const nextPlace = (categories: Category[]) =>
  Math.min(LAST_PLACE, Math.max(-1, ...categories.map(({ sortOrder }) => sortOrder)) + 1)
