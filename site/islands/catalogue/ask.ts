import { BROWSER_CATALOGUE_LIMIT } from '../../../shared/catalogue/catalogue.ts'
import {
  isListedProduct,
  isProductFacets,
  type ListedProduct,
} from '../../../shared/catalogue/listed-product.ts'
import type { ProductFacets } from '../../../shared/catalogue/product-facets.ts'
import { catalogueSorts } from '../../../shared/catalogue/sorts.ts'
import {
  type CatalogueFilters,
  type CatalogueState,
  filterParameters,
  initialCatalogueState,
  listParameters,
} from '../../../shared/catalogue/state.ts'
import { has, isInteger } from '../../../shared/shape.ts'

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

interface ProductPage {
  products: ListedProduct[]
  total: number
  totalPages: number
}

async function askList(query: URLSearchParams, signal: AbortSignal): Promise<ProductPage> {
  const answer = await ask('/products', query, signal)
  if (
    'data' in answer &&
    Array.isArray(answer.data) &&
    answer.data.every(isListedProduct) &&
    'pagination' in answer &&
    isTotal(answer.pagination)
  )
    return { products: answer.data, ...answer.pagination }
  throw new Error('GET /api/products: unexpected answer')
}

/** The whole stock, or its first thousand machines where there are more. */
export function askStock(signal: AbortSignal): Promise<ProductPage> {
  const { sort, order } = catalogueSorts[initialCatalogueState.sort]
  const limit = String(BROWSER_CATALOGUE_LIMIT)
  return askList(new URLSearchParams({ limit, sort, order }), signal)
}

/** One page of the hits; the last one where the state asks for a page behind it. */
export async function askPage(state: CatalogueState, signal: AbortSignal): Promise<ProductPage> {
  const answer = await askList(listParameters(state), signal)
  const behind = answer.products.length === 0 && answer.totalPages > 0
  return behind ? askList(listParameters({ ...state, page: answer.totalPages }), signal) : answer
}

/** How many hits a state has. */
export async function askCount(state: CatalogueState, signal: AbortSignal): Promise<number> {
  const query = filterParameters(state)
  query.set('limit', '1')
  return (await askList(query, signal)).total
}

/** The machines that a search may mean. */
export async function askSuggested(
  query: URLSearchParams,
  signal: AbortSignal,
): Promise<ListedProduct[]> {
  return (await askList(query, signal)).products
}

export async function askFacets(
  filters: CatalogueFilters,
  signal: AbortSignal,
): Promise<ProductFacets> {
  const answer = await ask('/products/facets', filterParameters(filters), signal)
  if ('data' in answer && isProductFacets(answer.data)) return answer.data
  throw new Error('GET /api/products/facets: unexpected answer')
}
