import type { EnglishStock } from '../catalogue/english-stock.ts'
import { formatCatalogueState, initialCatalogueState } from '../catalogue/state.ts'
import { englishChoice } from '../figures/english.ts'
import type { CategoryChoice } from '../product/category.ts'
import { conditionInEnglish } from '../product/english.ts'
import { conditions } from '../product/terms.ts'
import { soughtState } from './sought.ts'

/** What the English list is narrowed to, as an alert keeps it. */
export function soughtInEnglish({ search, category, drive, condition }: EnglishStock): string {
  return formatCatalogueState({
    ...initialCatalogueState,
    search,
    category,
    drive,
    condition,
  }).slice(1)
}

/** What an alert keeps, as the English list is narrowed by it. */
export function englishStockOf(query: string): EnglishStock {
  const { search, category, drive, condition } = soughtState(query)
  return { search, category, drive, condition, page: 1 }
}

/** As `soughtText`: `“triplex”, Reach trucks, Electric, Used`. */
export function englishSoughtText(
  { search, category, drive, condition }: EnglishStock,
  categories: readonly CategoryChoice[],
): string {
  const found = categories.find(({ slug }) => slug === category)
  const words = [
    search && `“${search}”`,
    found?.nameEn || found?.name || category,
    drive && englishChoice('drive', drive),
    ...conditions.filter((known) => known === condition).map((known) => conditionInEnglish[known]),
  ].filter(Boolean)
  return words.join(', ') || 'all forklift trucks'
}
