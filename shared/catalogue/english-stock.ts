import { paths } from '../addresses/paths.ts'
import { driveChoices } from '../figures/choices.ts'
import { conditions, PAGE_SIZE } from '../product/terms.ts'
import { keysOf } from '../values/records.ts'
import { isPageNumber, SEARCH_LENGTH } from './state.ts'

/** What narrows the list of an English reader, as its address has them. */
export const englishFilters = ['search', 'category', 'drive', 'condition'] as const
export type EnglishFilter = (typeof englishFilters)[number]

export interface EnglishStock extends Record<EnglishFilter, string> {
  /** Counts from 1. */
  page: number
}

/** What the server reads of the address of the English stock. */
export const englishStockParameters = [...englishFilters, 'page'] as const

/** Which values mean something there; any other is no choice, and makes no page another one. */
export const englishStockMeanings = {
  category: (value: string) => /^[a-z0-9-]{1,60}$/.test(value),
  drive: (value: string) => (drives as readonly string[]).includes(value),
  condition: (value: string) => (conditions as readonly string[]).includes(value),
  page: isPageNumber,
} as const

const drives = keysOf(driveChoices)

export function readEnglishStock(parameters: URLSearchParams): EnglishStock {
  const read = (name: keyof typeof englishStockMeanings) => {
    const value = parameters.get(name) ?? ''
    return englishStockMeanings[name](value) ? value : ''
  }
  return {
    search: (parameters.get('search') ?? '').trim().slice(0, SEARCH_LENGTH),
    category: read('category'),
    drive: read('drive'),
    condition: read('condition'),
    page: Number(read('page') || 1),
  }
}

/** The address of a choice; that of the whole stock is the page of the English home. */
export function englishStockAddress(choice: Partial<EnglishStock>): string {
  const query = narrowing(choice)
  if (choice.page && choice.page > 1) query.set('page', String(choice.page))
  return withQuery(paths.english.home, query)
}

/** Where somebody asks to be told when machines arrive that a choice would find. */
export const englishAlertAddress = (choice: EnglishStock): string =>
  withQuery(paths.english.alerts, narrowing(choice))

const narrowing = (choice: Partial<EnglishStock>): URLSearchParams =>
  new URLSearchParams(
    englishFilters.flatMap((name) => (choice[name] ? [[name, choice[name]]] : [])),
  )

const withQuery = (path: string, query: URLSearchParams) =>
  query.size === 0 ? path : `${path}?${query}`

/** What the API is asked for: all that can be had, and of the hits those of a page. */
export function englishStockQueries(choice: EnglishStock): { list: string; facets: string } {
  const filters = new URLSearchParams({ available: 'true' })
  for (const name of englishFilters) if (choice[name]) filters.set(name, choice[name])
  const paging = `sort=available&page=${choice.page}&limit=${PAGE_SIZE}`
  return { list: `/products?${filters}&${paging}`, facets: `/products/facets?${filters}` }
}

export const isNarrowed = (choice: EnglishStock): boolean =>
  englishFilters.some((name) => choice[name] !== '')
