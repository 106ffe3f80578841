import { filterBrands } from '../../../shared/catalogue.ts'
import { type CatalogueFilters, noFilters } from '../../../shared/catalogue-state.ts'
import { formatPrice } from '../../../shared/format.ts'
import type { CategoryChoice } from './props.ts'

/** The search is no filter here: it stands in its own field. */
type FilterKey = Exclude<keyof CatalogueFilters, 'search'>

export interface ActiveFilter {
  key: FilterKey
  label: string
}

/** The category with this slug or id. */
export function categoryOf(categories: CategoryChoice[], value: string): CategoryChoice | null {
  return categories.find(({ id, slug }) => slug === value || String(id) === value) ?? null
}

/** What is filtered by, in words, one entry for each thing that can be taken back. */
export function activeFilters(
  filters: CatalogueFilters,
  categories: CategoryChoice[],
): ActiveFilter[] {
  const { category, brand, yearFrom, yearTo, priceFrom, priceTo } = filters
  const labels: Record<FilterKey, string> = {
    category: categoryOf(categories, category)?.name ?? category,
    brand: filterBrands.find((name) => name.toLowerCase() === brand.toLowerCase()) ?? brand,
    yearFrom: `Baujahr ab ${yearFrom}`,
    yearTo: `Baujahr bis ${yearTo}`,
    priceFrom: `ab ${formatPrice(priceFrom ?? 0)}`,
    priceTo: `bis ${formatPrice(priceTo ?? 0)}`,
  }
  return (Object.keys(labels) as FilterKey[])
    .filter((key) => filters[key] !== noFilters[key])
    .map((key) => ({ key, label: labels[key] }))
}
