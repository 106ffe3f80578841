import { paths } from '../addresses/paths.ts'
import {
  englishFilters,
  englishStockAddress,
  readEnglishStock,
} from '../catalogue/english-stock.ts'
import { parameterNames } from '../catalogue/state.ts'
import { ALL_CATEGORIES } from '../product/terms.ts'
import { parseId } from '../values/ids.ts'
import { englishProductOf, productOf } from './page-name.ts'

/** Two pages that say the same: what search engines are told of both. */
export interface LanguagePair {
  de: string
  en: string
}

/** Of a page in either language; null for one that has no other. Of a list only its first page counts. */
export function languagePair(path: string): LanguagePair | null {
  const id = productOf(path) ?? englishProductOf(path)
  if (id !== null) return { de: paths.product(id), en: paths.english.product(id) }
  return fixedPairs.find(({ de, en }) => de === path || en === path) ?? null
}

export const fixedPairs: readonly LanguagePair[] = [
  { de: paths.home, en: paths.english.home },
  { de: paths.contact, en: paths.english.contact },
]

type Address = Pick<URL, 'pathname' | 'searchParams'>

/** Where a reader of a German page goes on in English: the same machine or category, else the stock. */
export function englishOf({ pathname, searchParams }: Address): string {
  const product = parseId(searchParams.get('produkt') ?? '')
  if (pathname === paths.contact && product) return paths.english.inquiry(product)
  if (pathname === paths.catalogue) {
    const english = new URLSearchParams()
    for (const name of englishFilters)
      english.set(name, searchParams.get(parameterNames[name]) ?? '')
    return englishStockAddress(readEnglishStock(english))
  }
  const category = pathname.startsWith(CATEGORY) ? pathname.slice(CATEGORY.length) : ALL_CATEGORIES
  if (category !== ALL_CATEGORIES) return `${paths.english.home}?category=${category}`
  return languagePair(pathname)?.en ?? paths.english.home
}

const CATEGORY = paths.category('')

/** Where a reader of an English page goes on in German, with the same machine or choice; null where nothing says the same. */
export function germanOf({ pathname, searchParams }: Address): string | null {
  if (pathname === paths.english.home) {
    const choice = readEnglishStock(searchParams)
    const german = new URLSearchParams()
    for (const name of englishFilters)
      if (choice[name]) german.set(parameterNames[name], choice[name])
    return german.size === 0 ? paths.home : `${paths.catalogue}?${german}`
  }
  const product = parseId(searchParams.get('product') ?? '')
  if (pathname === paths.english.contact && product) return paths.inquiry(product)
  return languagePair(pathname)?.de ?? null
}
