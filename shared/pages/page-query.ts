import { APPOINTMENT, CALLBACK, CONCERN, isConcern, POSTCODE } from '../addresses/parameters.ts'
import { paths, unlistedPages } from '../addresses/paths.ts'
import { adviserParameters, answerParameters } from '../adviser/questions.ts'
import { choiceKeys } from '../catalogue/choices.ts'
import { englishStockMeanings, englishStockParameters } from '../catalogue/english-stock.ts'
import { isCatalogueSort } from '../catalogue/sorts.ts'
import { catalogueKeys, isPageNumber, parameterNames } from '../catalogue/state.ts'
import {
  contactParameters,
  ENGLISH_PRODUCT,
  SEVERAL_PRODUCTS,
} from '../inquiries/contact-request.ts'
import { SELECTION } from '../product/machine-selection.ts'

/** What the server reads of a category's address, in the order used there. */
const orderParameters = [parameterNames.sort, parameterNames.page]

/** Of the page of one machine: `/produkt/7`. */
const PRODUCT_PAGE = /^\/produkt\/\d+$/

const catalogueParameters = catalogueKeys.map((key) => parameterNames[key])

/** A form sends several values of these one by one, a link all of them with commas. */
const severalValues: readonly string[] = [
  SELECTION,
  SEVERAL_PRODUCTS,
  ...choiceKeys.map((key) => parameterNames[key]),
]

/** The number of a page of hits on the English stock. */
const ENGLISH_PAGE: (typeof englishStockParameters)[number] = 'page'

/** What a page reads of a value at most. */
const LONGEST_VALUE = 600

type Meanings = Readonly<Record<string, (value: string) => boolean>>
const isSet = (value: string) => value === '1'
/** Where few values mean anything: any other makes no page another one, so that none is rendered for it. */
const contactMeanings: Meanings = {
  [CALLBACK]: isSet,
  [APPOINTMENT]: isSet,
  [CONCERN]: isConcern,
}
const orderMeanings: Meanings = {
  [parameterNames.sort]: isCatalogueSort,
  [parameterNames.page]: isPageNumber,
}

/** Of the parameters that a page reads; those of the contact form have names of their own. */
function meaningsOf(names: readonly string[]): Meanings {
  if (names === orderParameters) return orderMeanings
  return names === englishStockParameters ? englishStockMeanings : contactMeanings
}

/** Every query parameter that makes another page of some address. */
export const pageParameters = [
  ...new Set([
    ...catalogueParameters,
    SELECTION,
    ...adviserParameters,
    ...contactParameters,
    ...englishStockParameters,
    ENGLISH_PRODUCT,
  ]),
]

function parametersOf(path: string): readonly string[] {
  if (unlistedPages.includes(path)) return [SELECTION, POSTCODE]
  if (path === paths.contact) return [...contactParameters, ...answerParameters]
  if (path === paths.english.contact) return [ENGLISH_PRODUCT]
  if (path === paths.english.home) return englishStockParameters
  if (path === paths.adviser) return adviserParameters
  if (PRODUCT_PAGE.test(path)) return [POSTCODE]
  if (path.startsWith(paths.category(''))) return orderParameters
  return path === paths.catalogue ? catalogueParameters : []
}

/** The target of a redirect, with the query parameters that only the browser reads. */
export function withQuery(location: string, url: string): string {
  const [path = '', honoured = ''] = location.split('?', 2)
  const query = new URLSearchParams(url.split('?', 2)[1] ?? '')
  for (const name of [...orderParameters, ENGLISH_PAGE]) query.delete(name)
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
  const names = parametersOf(path)
  const means = meaningsOf(names)
  for (const name of names) {
    const value = severalValues.includes(name) ? given.getAll(name).join(',') : given.get(name)
    if (value && means[name]?.(value) !== false) honoured.set(name, value.slice(0, LONGEST_VALUE))
  }
  return honoured.size === 0 ? '' : `?${honoured}`
}
