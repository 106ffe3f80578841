import { activeFilters } from '../catalogue/active-filters.ts'
import { readCatalogue } from '../catalogue/reading.ts'
import {
  type CatalogueFilters,
  type CatalogueState,
  formatCatalogueState,
  initialCatalogueState,
} from '../catalogue/state.ts'
import type { Category } from '../category.ts'

/** What an alert seeks, as the list has it. A category that is gone stays: it finds nothing, and not everything. */
export const soughtState = (query: string): CatalogueState =>
  readCatalogue(new URLSearchParams(query)).state

/**
 * What of a list's address an alert keeps: what decides which machines are hits, in one spelling. What the list ignores
 * is left out.
 */
export function soughtQuery(
  query: URLSearchParams,
  categories: Pick<Category, 'id' | 'slug'>[],
): string {
  const { sort, view, page } = initialCatalogueState
  const { state } = readCatalogue(query, categories)
  return formatCatalogueState({ ...state, sort, view, page }).slice(1)
}

/** `„Triplex“, Elektrostapler, Baujahr ab 2018, bis 20.000 €`, in the words of the list. */
export function soughtText(
  filters: CatalogueFilters,
  categories: Pick<Category, 'slug' | 'name'>[],
): string {
  const labels = activeFilters(filters, categories).map(({ label }) => label)
  const all = [...(filters.search ? [`„${filters.search}“`] : []), ...labels]
  return all.length > 0 ? all.join(', ') : 'alle Gabelstapler'
}
