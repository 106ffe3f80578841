import { ALL_CATEGORIES, ALL_CATEGORIES_NAME } from './catalogue-terms.ts'
import { paths } from './paths.ts'

const PRODUCT = paths.product(0).slice(0, -1)
const CATEGORY = paths.category('')

/** What the administrator calls the page at an address: `/produkt/7` → `Produkt 7`. */
export function pageName(path: string): string {
  if (path === paths.home) return 'Startseite'
  if (path === paths.catalogue) return 'Suche'
  if (path === paths.category(ALL_CATEGORIES)) return ALL_CATEGORIES_NAME
  if (path.startsWith(PRODUCT)) return `Produkt ${path.slice(PRODUCT.length)}`
  if (path.startsWith(CATEGORY)) return `Kategorie ${path.slice(CATEGORY.length)}`
  return path
}
