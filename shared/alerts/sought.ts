import { activeFilters } from '../catalogue/active-filters.ts'
import { readCatalogue } from '../catalogue/reading.ts'
import {
  type CatalogueFilters,
  type CatalogueState,
  formatCatalogueState,
  initialCatalogueState,
} from '../catalogue/state.ts'
import type { Category } from '../category.ts'

/** The filters of an alert. A deleted category stays in them, so that they find nothing rather than everything. */
export const soughtState = (query: string): CatalogueState =>
  readCatalogue(new URLSearchParams(query)).state

/**
 * The part of a list's address that an alert keeps: what decides which machines are hits, in one spelling.
 */
export function soughtQuery(
  query: URLSearchParams,
  categories: Pick<Category, 'id' | 'slug'>[],
): string {
  const { sort, view, page } = initialCatalogueState
  const { state } = readCatalogue(query, categories)
  return formatCatalogueState({ ...state, sort, view, page }).slice(1)
}

type Named = Pick<Category, 'slug' | 'name'>[]

/** `„Triplex“, Elektrostapler, Baujahr ab 2018, bis 20.000 €`, in the words of the list; empty for all machines. */
export function soughtWords(filters: CatalogueFilters, categories: Named): string {
  const labels = activeFilters(filters, categories).map(({ label }) => label)
  return [...(filters.search ? [`„${filters.search}“`] : []), ...labels].join(', ')
}

/** As `soughtWords`, with words for all machines. */
export const soughtText = (filters: CatalogueFilters, categories: Named): string =>
  soughtWords(filters, categories) || 'alle Gabelstapler'
