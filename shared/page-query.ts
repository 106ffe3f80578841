import { adviserParameters } from './adviser/questions.ts'
import { choiceKeys } from './catalogue/choices.ts'
import { catalogueKeys, FILTERED_BY_SERVER, parameterNames } from './catalogue/state.ts'
import { SELECTION } from './machine-selection.ts'
import { CALLBACK, CONTACT_SENT, paths, RECEIPT, unlistedPages } from './paths.ts'

const orderParameters = ['sortierung', 'seite']

/** The query parameters that the server reads for a list, in the order used in its address. */
const listParameters = [...orderParameters, FILTERED_BY_SERVER]

/** All that the server reads when it applies the filters itself. */
const filterParameters = [...catalogueKeys.map((key) => parameterNames[key]), FILTERED_BY_SERVER]

/** A form sends several values of these one by one, a link all of them with commas. */
const severalValues: readonly string[] = [
  SELECTION,
  ...choiceKeys.map((key) => parameterNames[key]),
]

/** Every query parameter that makes another page of some address. */
export const pageParameters = [...listParameters, SELECTION, ...adviserParameters]

function parametersOf(path: string, given: URLSearchParams): readonly string[] {
  if (unlistedPages.includes(path)) return [SELECTION]
  if (path === CONTACT_SENT) return [RECEIPT, CALLBACK]
  if (path === paths.adviser) return adviserParameters
  if (path.startsWith(paths.category(''))) return orderParameters
  if (path !== paths.catalogue) return []
  return given.has(FILTERED_BY_SERVER) ? filterParameters : orderParameters
}

/** The target of a redirect, with the query parameters that only the browser reads. */
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
  if (query === '') return ''
  const given = new URLSearchParams(query)
  const honoured = new URLSearchParams()
  for (const name of parametersOf(path, given)) {
    const value = severalValues.includes(name) ? given.getAll(name).join(',') : given.get(name)
    if (value) honoured.set(name, value)
  }
  return honoured.size === 0 ? '' : `?${honoured}`
}
