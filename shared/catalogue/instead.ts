import type { ListedProduct } from '../product/listed-product.ts'
import { PAGE_SIZE } from '../product/terms.ts'
import { type KnownCategory, readSearch } from '../search/read-search.ts'
import { type WiderSearch, widerSearches } from '../search/wider.ts'
import { catalogueHits, pageOf } from './catalogue.ts'
import { type CatalogueState, filterParameters } from './state.ts'

/** The next larger machines, for a search that finds nothing. */
export interface Instead extends WiderSearch {
  /** The first of them, nearest first. */
  products: ListedProduct[]
  total: number
}

const widerThan = ({ search }: CatalogueState, categories: KnownCategory[]): WiderSearch[] =>
  widerSearches(search, readSearch(search, categories).terms)

/** What the API has widened a search to; null for anything else. */
export const widerState = (
  state: CatalogueState,
  search: string,
  categories: KnownCategory[],
): WiderSearch | null =>
  widerThan(state, categories).find((wider) => wider.search === search) ?? null

/** The first of those machines as the API's list takes it. */
export function insteadParameters(
  state: CatalogueState,
  { search, figures: [first] }: WiderSearch,
): URLSearchParams {
  const query = filterParameters({ ...state, search })
  query.set('sort', first?.key ?? 'available')
  query.set('order', 'asc')
  query.set('limit', String(PAGE_SIZE))
  return query
}

/** The next larger machines among these; null if there are none. */
export function catalogueInstead(
  products: ListedProduct[],
  state: CatalogueState,
  categories: KnownCategory[],
): Instead | null {
  for (const wider of widerThan(state, categories)) {
    const hits = catalogueHits(products, { ...state, search: wider.search }, categories)
    if (hits.length === 0) continue
    const byFigure = compareFigures(wider)
    return { ...wider, products: pageOf(hits.sort(byFigure), 1), total: hits.length }
  }
  return null
}

function compareFigures({ figures: [first] }: WiderSearch) {
  const figureOf = ({ figures }: ListedProduct) =>
    (first && figures[first.key]) ?? Number.POSITIVE_INFINITY
  return (one: ListedProduct, other: ListedProduct) => figureOf(one) - figureOf(other)
}
