import { filterBrands } from '../../../shared/catalogue.ts'
import { type CatalogueFilters, noFilters } from '../../../shared/catalogue-state.ts'
import { formatPrice } from '../../../shared/format.ts'
import { filterLabels } from './filter-labels.ts'
import type { CategoryChoice } from './props.ts'

/** The search is no filter here: it stands in its own field. */
type FilterKey = Exclude<keyof CatalogueFilters, 'search'>

export interface ActiveFilter {
  key: FilterKey
  label: string
}

/** What is filtered by, in words, one entry for each thing that can be taken back. */
export function activeFilters(
  filters: CatalogueFilters,
  categories: CategoryChoice[],
): ActiveFilter[] {
  const { brand, yearFrom, yearTo, priceFrom, priceTo } = filters
  const category = categories.find(({ slug }) => slug === filters.category)
  const labels: Record<FilterKey, string> = {
    category: category?.name ?? filters.category,
    brand: filterBrands.find((name) => name.toLowerCase() === brand.toLowerCase()) ?? brand,
    yearFrom: `Baujahr ab ${yearFrom}`,
    yearTo: `Baujahr bis ${yearTo}`,
    priceFrom: `ab ${formatPrice(priceFrom ?? 0)}`,
    priceTo: `bis ${formatPrice(priceTo ?? 0)}`,
    available: filterLabels.available,
  }
  return (Object.keys(labels) as FilterKey[])
    .filter((key) => filters[key] !== noFilters[key])
    .map((key) => ({ key, label: labels[key] }))
}
