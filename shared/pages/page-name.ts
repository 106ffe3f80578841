import { paths } from '../addresses/paths.ts'
import { ALL_CATEGORIES, ALL_CATEGORIES_NAME } from '../product/terms.ts'
import { parseId } from '../values/ids.ts'

const PRODUCT = paths.product(0).slice(0, -1)
const ENGLISH_PRODUCT = paths.english.product(0).slice(0, -1)
const CATEGORY = paths.category('')

const fixedNames: Record<string, string> = {
  [paths.home]: 'Startseite',
  [paths.catalogue]: 'Suche',
  [paths.adviser]: 'Staplerberater',
  [paths.category(ALL_CATEGORIES)]: ALL_CATEGORIES_NAME,
  [paths.used]: 'Gebrauchte Stapler',
  [paths.usedGuide]: 'Kaufratgeber',
  [paths.rental]: 'Stapler mieten',
  [paths.shortlist]: 'Merkliste',
  [paths.comparison]: 'Vergleich',
  [paths.service]: 'Service',
  [paths.about]: 'Über uns',
  [paths.contact]: 'Kontakt',
  [paths.imprint]: 'Impressum',
  [paths.privacy]: 'Datenschutz',
  [paths.terms]: 'AGB',
  [paths.english.home]: 'Export (Englisch)',
  [paths.english.contact]: 'Kontakt (Englisch)',
}

/** A name for a page that follows from its address alone: `/produkt/7` → `Maschine 7`. */
export function pageName(path: string): string {
  const fixed = fixedNames[path]
  if (fixed) return fixed
  if (path.startsWith(PRODUCT)) return `Maschine ${path.slice(PRODUCT.length)}`
  if (path.startsWith(ENGLISH_PRODUCT))
    return `Maschine ${path.slice(ENGLISH_PRODUCT.length)} (Englisch)`
  if (path.startsWith(CATEGORY)) return `Kategorie ${path.slice(CATEGORY.length)}`
  return path
}

const idBehind = (beginning: string, path: string): number | null =>
  path.startsWith(beginning) ? parseId(path.slice(beginning.length)) : null

/** The id of the product whose German page this is, or null. */
export const productOf = (path: string): number | null => idBehind(PRODUCT, path)

/** The id of the product whose English page this is, or null. */
export const englishProductOf = (path: string): number | null => idBehind(ENGLISH_PRODUCT, path)

/** The id of the product whose page this is, in either language, or null. */
export const productOfPage = (path: string): number | null =>
  productOf(path) ?? englishProductOf(path)
