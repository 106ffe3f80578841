import { ALL_CATEGORIES, ALL_CATEGORIES_NAME } from './catalogue-terms.ts'
import { parseId, paths } from './paths.ts'

const PRODUCT = paths.product(0).slice(0, -1)
const CATEGORY = paths.category('')

const fixedNames: Record<string, string> = {
  [paths.home]: 'Startseite',
  [paths.catalogue]: 'Suche',
  [paths.category(ALL_CATEGORIES)]: ALL_CATEGORIES_NAME,
  [paths.used]: 'Gebrauchte Stapler',
  [paths.rental]: 'Stapler mieten',
  [paths.service]: 'Service',
  [paths.about]: 'Über uns',
  [paths.contact]: 'Kontakt',
  [paths.imprint]: 'Impressum',
  [paths.privacy]: 'Datenschutz',
  [paths.terms]: 'AGB',
}

/** What a page is called as far as its address tells: `/produkt/7` → `Produkt 7`. */
export function pageName(path: string): string {
  const fixed = fixedNames[path]
  if (fixed) return fixed
  if (path.startsWith(PRODUCT)) return `Produkt ${path.slice(PRODUCT.length)}`
  if (path.startsWith(CATEGORY)) return `Kategorie ${path.slice(CATEGORY.length)}`
  return path
}

/** The product that a page is about, if it is one's own. */
export function productOfPage(path: string): number | null {
  return path.startsWith(PRODUCT) ? parseId(path.slice(PRODUCT.length)) : null
}
