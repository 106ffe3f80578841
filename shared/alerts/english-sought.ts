import type { EnglishStock } from '../catalogue/english-stock.ts'
import { formatCatalogueState, initialCatalogueState } from '../catalogue/state.ts'
import { driveChoices } from '../figures/choices.ts'
import { englishChoice } from '../figures/english.ts'
import type { CategoryChoice } from '../product/category.ts'
import { conditionInEnglish } from '../product/english.ts'
import { conditions } from '../product/terms.ts'
import { keysOf } from '../values/keys.ts'
import { english, german, type Wording } from '../writing/english.ts'
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
  const words = [
    search && `“${search}”`,
    category && categoryInEnglish(category, categories).text,
    keysOf(driveChoices).some((key) => key === drive) && englishChoice('drive', drive),
    ...conditions.filter((known) => known === condition).map((known) => conditionInEnglish[known]),
  ].filter(Boolean)
  return words.join(', ') || 'all forklift trucks'
}

/** A category's name for readers abroad; one that is gone by what its address says. */
export function categoryInEnglish(slug: string, categories: readonly CategoryChoice[]): Wording {
  const found = categories.find((category) => category.slug === slug)
  if (!found) return english(slug)
  return found.nameEn ? english(found.nameEn) : german(found.name)
}
