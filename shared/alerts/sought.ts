import { readCatalogue } from '../catalogue/reading.ts'
import {
  type CatalogueState,
  formatCatalogueState,
  initialCatalogueState,
  type LeftOut,
} from '../catalogue/state.ts'
import type { Category } from '../product/category.ts'

/** The filters of an alert. A deleted category stays in them, so that they find nothing rather than everything. */
export const soughtState = (query: string): CatalogueState =>
  readCatalogue(new URLSearchParams(query)).state

/**
 * The part of a list's address that an alert keeps: what decides which machines are hits, in one spelling.
 * @returns also what of it cannot be read; it stays in the query as it was typed
 */
export function readSought(
  parameters: URLSearchParams,
  categories: Pick<Category, 'id' | 'slug'>[],
): { query: string; leftOut: LeftOut[] } {
  const { sort, view, page } = initialCatalogueState
  const { state, leftOut } = readCatalogue(parameters, categories)
  const unread = leftOut.filter(({ key }) => key !== 'sort')
  return {
    query: formatCatalogueState({ ...state, sort, view, page }, unread).slice(1),
    leftOut: unread,
  }
}
