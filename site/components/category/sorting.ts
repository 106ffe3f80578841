import { type CatalogueSort, catalogueSorts, isCatalogueSort } from '../../../shared/catalogue.ts'

export const CATEGORY_PAGE_SIZE = 48

/** The orders that a category offers, beside the newest first. */
export const categorySorts = ['price_asc', 'price_desc', 'year_desc', 'year_asc'] as const

/** What a category page was asked for; what does not parse counts as not asked. */
export function parseCategoryQuery(query: URLSearchParams): {
  sort: CatalogueSort | null
  page: number
} {
  const sort = query.get('sortierung') ?? ''
  const page = query.get('seite') ?? ''
  return {
    sort: isCatalogueSort(sort) && sort !== 'title_asc' ? sort : null,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

/** The API's address for a page of a category; the newest machines come first unless sorted. */
export function categoryProducts(slug: string, sort: CatalogueSort | null, page: number): string {
  const order = sort ? catalogueSorts[sort] : { sort: 'createdAt', order: 'desc' }
  const query = new URLSearchParams({
    category: slug,
    limit: String(CATEGORY_PAGE_SIZE),
    page: String(page),
    sort: order.sort,
    order: order.order,
  })
  return `/products?${query}`
}

/** The query string of a category page, empty for what is the default. */
export function categoryQuery(sort: CatalogueSort | null, page: number): string {
  const query = new URLSearchParams()
  if (sort) query.set('sortierung', sort)
  if (page > 1) query.set('seite', String(page))
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
