import { catalogueKeys, parameterNames } from './catalogue-state.ts'
import { paths } from './paths.ts'

/** Asks the server for the list with its filters; without it they are applied in the browser. */
export const FILTERED_BY_SERVER = 'filtern'

/** The query parameters that make a list another page, in the order in which its address names them. */
export const listParameters = ['sortierung', 'seite', FILTERED_BY_SERVER] as const

/** All that the server honours when it applies the filters itself. */
const filterParameters = [...catalogueKeys.map((key) => parameterNames[key]), FILTERED_BY_SERVER]

const isList = (path: string) => path.startsWith(paths.category('')) || path === paths.catalogue

/** The target of a redirect, with the query parameters that only the browser reads. */
export function withQuery(location: string, url: string): string {
  const [path = '', honoured = ''] = location.split('?', 2)
  const query = new URLSearchParams(url.split('?', 2)[1] ?? '')
  for (const name of listParameters) query.delete(name)
  for (const [name, value] of new URLSearchParams(honoured)) query.set(name, value)
  return query.size === 0 ? path : `${path}?${query}`
}

/**
 * The part of a query that makes a page another one, such as `?seite=2`; empty where it is the page
 * without a query. All other parameters are read in the browser, if at all.
 */
export function pageQuery(path: string, query: string): string {
  if (query === '' || !isList(path)) return ''
  const given = new URLSearchParams(query)
  const isFiltered = path === paths.catalogue && given.has(FILTERED_BY_SERVER)
  const honoured = new URLSearchParams()
  for (const name of isFiltered ? filterParameters : listParameters) {
    const value = given.get(name)
    if (value && (isFiltered || name !== FILTERED_BY_SERVER)) honoured.set(name, value)
  }
  return honoured.size === 0 ? '' : `?${honoured}`
}
