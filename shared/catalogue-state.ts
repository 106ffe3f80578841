import { type CatalogueSort, catalogueSorts, isCatalogueSort } from './catalogue.ts'
import { ALL_CATEGORIES, PAGE_SIZE } from './catalogue-terms.ts'

export const catalogueViews = ['raster', 'liste'] as const
export type CatalogueView = (typeof catalogueViews)[number]

/** What a visitor has chosen on the list of all machines; empty strings and nulls mean no choice. */
export interface CatalogueState {
  search: string
  category: string
  brand: string
  yearFrom: number | null
  yearTo: number | null
  priceFrom: number | null
  priceTo: number | null
  sort: CatalogueSort
  view: CatalogueView
  page: number
}

/** The part that decides which machines are hits. */
export type CatalogueFilters = Omit<CatalogueState, 'sort' | 'view' | 'page'>

export const noFilters: CatalogueFilters = {
  search: '',
  category: '',
  brand: '',
  yearFrom: null,
  yearTo: null,
  priceFrom: null,
  priceTo: null,
}

export const initialCatalogueState: CatalogueState = {
  ...noFilters,
  sort: 'title_asc',
  view: 'raster',
  page: 1,
}

const parameterNames = {
  search: 'suche',
  category: 'kategorie',
  brand: 'marke',
  yearFrom: 'baujahr_von',
  yearTo: 'baujahr_bis',
  priceFrom: 'preis_von',
  priceTo: 'preis_bis',
  sort: 'sortierung',
  view: 'ansicht',
  page: 'seite',
} as const satisfies Record<keyof CatalogueState, string>

/** The longest search that the API takes. */
export const SEARCH_LENGTH = 200

/** Reads the state from a query string; what does not parse counts as not chosen. */
export function parseCatalogueState(query: URLSearchParams): CatalogueState {
  const text = (key: keyof CatalogueState, length = SEARCH_LENGTH) =>
    clean(query.get(parameterNames[key]) ?? '', length)
  const number = (key: keyof CatalogueState, digits: number) => {
    const value = text(key)
    return /^\d+$/.test(value) && value.length <= digits ? Number(value) : null
  }
  const category = text('category', 60)
  const sort = text('sort')
  return {
    search: text('search'),
    category: category === ALL_CATEGORIES ? '' : category,
    brand: text('brand'),
    yearFrom: number('yearFrom', 4),
    yearTo: number('yearTo', 4),
    priceFrom: number('priceFrom', 9),
    priceTo: number('priceTo', 9),
    sort: isCatalogueSort(sort) ? sort : initialCatalogueState.sort,
    view: text('view') === 'liste' ? 'liste' : 'raster',
    page: Math.max(1, number('page', 9) ?? 1),
  }
}

/** The query string of a state, without what equals the initial state; starts with `?` or is empty. */
export function formatCatalogueState(state: CatalogueState): string {
  const query = new URLSearchParams()
  for (const key of Object.keys(parameterNames) as (keyof CatalogueState)[]) {
    const value = state[key]
    if (value !== null && value !== initialCatalogueState[key])
      query.set(parameterNames[key], String(value))
  }
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** A text as the API takes it: one line, trimmed, not too long. */
export function clean(text: string, length = SEARCH_LENGTH): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, length)
    .trimEnd()
    .toWellFormed()
}

/** The state after a choice: another filter, search or order starts again on the first page. */
export function changeCatalogue(
  state: CatalogueState,
  change: Partial<CatalogueState>,
): CatalogueState {
  const next = { ...state, ...change }
  const isOtherList = [...Object.keys(noFilters), 'sort'].some(
    (key) => next[key as keyof CatalogueState] !== state[key as keyof CatalogueState],
  )
  return isOtherList ? { ...next, page: 1 } : next
}

/** The filters as the API's product list and facets take them. */
export function filterParameters(filters: CatalogueFilters): URLSearchParams {
  const query = new URLSearchParams()
  for (const key of Object.keys(noFilters) as (keyof CatalogueFilters)[]) {
    const value = filters[key]
    if (value !== null && value !== '') query.set(key, String(value))
  }
  return query
}

/** A page of the hits as the API's product list takes it. */
export function listParameters(state: CatalogueState): URLSearchParams {
  const query = filterParameters(state)
  const { sort, order } = catalogueSorts[state.sort]
  for (const [name, value] of Object.entries({ sort, order, page: state.page, limit: PAGE_SIZE }))
    query.set(name, String(value))
  return query
}
