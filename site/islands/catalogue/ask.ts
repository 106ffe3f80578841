import { isCorrections, isProductFacets } from '../../../shared/catalogue/facets-shape.ts'
import type { ProductFacets } from '../../../shared/catalogue/product-facets.ts'
import type { BesideHits } from '../../../shared/catalogue/product-query.ts'
import { catalogueSorts } from '../../../shared/catalogue/sorts.ts'
import {
  BROWSER_CATALOGUE_LIMIT,
  type CatalogueFilters,
  type CatalogueState,
  filterParameters,
  initialCatalogueState,
} from '../../../shared/catalogue/state.ts'
import { isListedProduct, type ListedProduct } from '../../../shared/product/listed-product.ts'
import type { DealerPage } from '../../../shared/search/dealer-pages.ts'
import type { SentencePart } from '../../../shared/search/sentence.ts'
import {
  has,
  isFlag,
  isInteger,
  isText,
  listOf,
  orAbsent,
  orNull,
} from '../../../shared/values/shape.ts'

/** Milliseconds after which a word counts as typed to its end. */
export const TYPING_PAUSE = 250

async function ask(path: string, query: URLSearchParams, signal: AbortSignal): Promise<object> {
  const response = await fetch(`/api${path}?${query}`, { signal })
  const answer: unknown = await response.json()
  if (response.ok && typeof answer === 'object' && answer !== null) return answer
  throw new Error(`GET /api${path}: ${response.status}`)
}

const isTotal = has<{ total: number; totalPages: number }>({
  total: isInteger,
  totalPages: isInteger,
})

const isPart = has<SentencePart>({ from: isInteger, to: isInteger, label: isText, isNot: isFlag })
const isPage = has<DealerPage>({ label: isText, address: isText, phone: orAbsent(isText) })
const isBeside = has<BesideHits>({
  unread: orAbsent(isText),
  corrections: orAbsent(isCorrections),
  exact: orAbsent(isInteger),
  distances: orAbsent(listOf(orNull(isInteger))),
  wider: orAbsent(
    has<NonNullable<BesideHits['wider']>>({ search: isText, exactly: isText, wider: isText }),
  ),
  parts: orAbsent(listOf(isPart)),
  absent: orAbsent(listOf(isText)),
  pages: orAbsent(listOf(isPage)),
})

export interface ProductPage {
  products: ListedProduct[]
  total: number
  totalPages: number
  /** What is said of the search. */
  beside: BesideHits
}

export async function askList(query: URLSearchParams, signal: AbortSignal): Promise<ProductPage> {
  const answer = await ask('/products', query, signal)
  if (
    'data' in answer &&
    Array.isArray(answer.data) &&
    answer.data.every(isListedProduct) &&
    'pagination' in answer &&
    isTotal(answer.pagination) &&
    isBeside(answer)
  )
    return { products: answer.data, ...answer.pagination, beside: answer }
  throw new Error('GET /api/products: unexpected answer')
}

/** The whole stock, or its first thousand machines where there are more. */
export function askStock(signal: AbortSignal): Promise<ProductPage> {
  const { sort, order } = catalogueSorts[initialCatalogueState.sort]
  const limit = String(BROWSER_CATALOGUE_LIMIT)
  return askList(new URLSearchParams({ limit, sort, order }), signal)
}

/** How many hits a state has. */
export async function askCount(state: CatalogueState, signal: AbortSignal): Promise<number> {
  const query = filterParameters(state)
  query.set('limit', '1')
  return (await askList(query, signal)).total
}

/** From this many letters on a search is worth a suggestion. */
export const LETTERS = 2
/** So many machines are asked for where the browser does not hold all of them. */
const ASKED = 24

/** Which machines to ask the API for, whatever else is filtered; null while none are worth it. */
export function suggestionParameters(search: string): URLSearchParams | null {
  if (search.replace(/[^\p{L}\p{N}]/gu, '').length < LETTERS) return null
  return new URLSearchParams({ search, limit: String(ASKED), sort: 'available' })
}

export async function askFacets(
  filters: CatalogueFilters,
  signal: AbortSignal,
): Promise<ProductFacets> {
  const answer = await ask('/products/facets', filterParameters(filters), signal)
  if ('data' in answer && isProductFacets(answer.data)) return answer.data
  throw new Error('GET /api/products/facets: unexpected answer')
}
