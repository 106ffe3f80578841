import { ALL_CATEGORIES, PAGE_SIZE } from './catalogue-terms.ts'
import type { Product, ProductSort, SortOrder } from './product.ts'
import { matchesWords, searchText, searchWords } from './search.ts'

/** The brands that the filter always offers; matching is by substring, so others are found too. */
export const filterBrands = ['Toyota', 'Linde', 'Still', 'Jungheinrich', 'Hyster', 'Crown'] as const

/** Up to this many machines the browser holds the whole catalogue; beyond, it asks page by page. */
export const BROWSER_CATALOGUE_LIMIT = 1000
export const PAGER_BUTTONS = 5

export const catalogueSorts = {
  title_asc: { label: 'Standard', sort: 'createdAt', order: 'asc' },
  price_asc: { label: 'Preis aufsteigend', sort: 'price', order: 'asc' },
  price_desc: { label: 'Preis absteigend', sort: 'price', order: 'desc' },
  year_desc: { label: 'Baujahr neuste', sort: 'year', order: 'desc' },
  year_asc: { label: 'Baujahr älteste', sort: 'year', order: 'asc' },
} as const satisfies Record<string, { label: string; sort: ProductSort; order: SortOrder }>
export type CatalogueSort = keyof typeof catalogueSorts

export function isCatalogueSort(value: string): value is CatalogueSort {
  return Object.hasOwn(catalogueSorts, value)
}

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

export const initialCatalogueState: CatalogueState = {
  search: '',
  category: '',
  brand: '',
  yearFrom: null,
  yearTo: null,
  priceFrom: null,
  priceTo: null,
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

/** Reads the state from a query string; what does not parse counts as not chosen. */
export function parseCatalogueState(query: URLSearchParams): CatalogueState {
  const text = (key: keyof CatalogueState) => query.get(parameterNames[key])?.trim() ?? ''
  const number = (key: keyof CatalogueState) =>
    /^\d{1,9}$/.test(text(key)) ? Number(text(key)) : null
  const category = text('category')
  const sort = text('sort')
  return {
    search: text('search'),
    category: category === ALL_CATEGORIES ? '' : category,
    brand: text('brand'),
    yearFrom: number('yearFrom'),
    yearTo: number('yearTo'),
    priceFrom: number('priceFrom'),
    priceTo: number('priceTo'),
    sort: isCatalogueSort(sort) ? sort : initialCatalogueState.sort,
    view: text('view') === 'liste' ? 'liste' : 'raster',
    page: Math.max(1, number('page') ?? 1),
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

type Facetless = Omit<CatalogueState, 'sort' | 'view' | 'page'>

/** Whether a machine is among the hits; the browser's version of the API's `where`. */
export function matchesCatalogue(product: Product, state: Facetless): boolean {
  const { category, brand, yearFrom, yearTo, priceFrom, priceTo, search } = state
  return (
    (category === '' ||
      product.category.slug === category ||
      String(product.categoryId) === category) &&
    (brand === '' || product.brand.toLowerCase().includes(brand.toLowerCase())) &&
    (yearFrom === null || product.year >= yearFrom) &&
    (yearTo === null || product.year <= yearTo) &&
    (priceFrom === null || product.price >= priceFrom) &&
    (priceTo === null || product.price <= priceTo) &&
    (search === '' || matchesWords(searchText(product), searchWords(search)))
  )
}

/** Orders as the API does: ties by id in the same direction. */
export function compareProducts(sort: CatalogueSort): (a: Product, b: Product) => number {
  const { sort: key, order } = catalogueSorts[sort]
  const sign = order === 'asc' ? 1 : -1
  return (a, b) => sign * (compare(a[key], b[key]) || a.id - b.id)
}

function compare(a: string | number, b: string | number): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** The part of the hits that a page shows, pages counted from 1. */
export function pageOf<Item>(items: Item[], page: number, size = PAGE_SIZE): Item[] {
  return items.slice((page - 1) * size, page * size)
}

/** At most five page numbers around the current one. */
export function pagerNumbers(page: number, totalPages: number): number[] {
  const count = Math.min(PAGER_BUTTONS, totalPages)
  const first = Math.min(Math.max(1, page - Math.floor(count / 2)), totalPages - count + 1)
  return Array.from({ length: count }, (_, index) => first + index)
}

/** `3 von 6 Gabelstaplern für „linde“`. */
export function countText(hits: number, total: number, search: string): string {
  const text = `${hits} von ${total} Gabelstaplern`
  return search === '' ? text : `${text} für „${search}“`
}
