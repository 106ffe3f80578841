import { paths } from '../../../shared/addresses/paths.ts'
import { type CatalogueSort, catalogueSorts } from '../../../shared/catalogue/sorts.ts'
import {
  formatCatalogueState,
  initialCatalogueState,
  parameterNames,
} from '../../../shared/catalogue/state.ts'
import { ALL_CATEGORIES, PAGE_SIZE } from '../../../shared/product/terms.ts'

const CATEGORY_PAGE_SIZE = 48

/** The orders that a category offers besides its default order. */
export const categorySorts = ['price_asc', 'price_desc', 'year_desc', 'year_asc'] as const

/** Where the machines of a category stand in the order that asks for a postcode; null for any other order. */
export function nearestInList(slug: string, query: URLSearchParams): string | null {
  if (query.get(parameterNames.sort) !== 'nearest') return null
  const category = slug === ALL_CATEGORIES ? '' : slug
  return (
    paths.catalogue + formatCatalogueState({ ...initialCatalogueState, category, sort: 'nearest' })
  )
}

/** Reads the order and page number from an address. Invalid values are ignored. */
export function parseCategoryQuery(query: URLSearchParams): {
  sort: CatalogueSort | null
  page: number
} {
  const wanted = query.get('sortierung')
  const page = query.get('seite') ?? ''
  return {
    sort: categorySorts.find((sort) => sort === wanted) ?? null,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

/** The path below `/api` for the products of a category page. */
export function categoryProducts(slug: string, sort: CatalogueSort | null, page: number): string {
  const order = catalogueSorts[sort ?? initialCatalogueState.sort]
  const query = new URLSearchParams({
    category: slug,
    limit: String(CATEGORY_PAGE_SIZE),
    page: String(page),
    sort: order.sort,
    order: order.order,
  })
  return `/products?${query}`
}

/** The query string of a category page; defaults are left out. */
export function categoryQuery(sort: CatalogueSort | null, page: number): string {
  const query = new URLSearchParams()
  if (sort) query.set('sortierung', sort)
  if (page > 1) query.set('seite', String(page))
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** Of two lists with the same machines search engines list one: the page of a category, the catalogue for all of them. */
export function canonicalCategory(slug: string, page: number): string {
  if (slug !== ALL_CATEGORIES) return paths.category(slug) + categoryQuery(null, page)
  const before = ((page - 1) * CATEGORY_PAGE_SIZE) / PAGE_SIZE
  return paths.catalogue + formatCatalogueState({ ...initialCatalogueState, page: before + 1 })
}

/** The same for a page of the catalogue that has the machines of one category. */
export const canonicalOfList = (slug: string, page: number): string =>
  canonicalCategory(slug, Math.ceil((page * PAGE_SIZE) / CATEGORY_PAGE_SIZE))
