import { paths } from './paths.ts'

/** The query parameters that the server reads for a list, in the order used in its address. */
export const listParameters = ['sortierung', 'seite'] as const

const isList = (path: string) => path.startsWith(paths.category('')) || path === paths.catalogue

/** The target of a redirect, with those query parameters of the old address that the browser reads. */
export function withQuery(location: string, url: string): string {
  const [path = '', honoured = ''] = location.split('?', 2)
  const query = new URLSearchParams(url.split('?', 2)[1] ?? '')
  for (const name of listParameters) query.delete(name)
  for (const [name, value] of new URLSearchParams(honoured)) query.set(name, value)
  return query.size === 0 ? path : `${path}?${query}`
}

/**
 * The part of a query on which the server's answer depends, such as `?seite=2`. All other parameters
 * are read only in the browser, if at all.
 */
export function pageQuery(path: string, query: string): string {
  if (query === '' || !isList(path)) return ''
  const given = new URLSearchParams(query)
  const honoured = new URLSearchParams()
  for (const name of listParameters) {
    const value = given.get(name)
    if (value) honoured.set(name, value)
  }
  return honoured.size === 0 ? '' : `?${honoured}`
}
