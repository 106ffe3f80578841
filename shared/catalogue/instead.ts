import type { KnownCategory } from '../search/read-search.ts'
import { readSearch } from '../search/read-search.ts'
import { type WiderSearch, widerSearches } from '../search/wider.ts'
import { catalogueHits, pageOf } from './catalogue.ts'
import type { ListedProduct } from './listed-product.ts'
import type { CatalogueState } from './state.ts'

/** The next larger machines, for a search that finds nothing. */
export interface Instead extends WiderSearch {
  /** The first of them, nearest first. */
  products: ListedProduct[]
  total: number
}

/** What a search is widened to where nothing is found, least first. */
export const widerStates = (state: CatalogueState, categories: KnownCategory[]): WiderSearch[] =>
  widerSearches(state.search, readSearch(state.search, categories).terms)

/** The next larger machines among these; null if there are none. */
export function catalogueInstead(
  products: ListedProduct[],
  state: CatalogueState,
  categories: KnownCategory[],
): Instead | null {
  for (const wider of widerStates(state, categories)) {
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
