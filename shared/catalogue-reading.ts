import { filterRanges, readRange } from './catalogue-ranges.ts'
import { isCatalogueSort } from './catalogue-sorts.ts'
import {
  type CatalogueKey,
  type CatalogueState,
  catalogueKeys,
  clean,
  type FieldKey,
  formatCatalogueState,
  initialCatalogueState,
  type LeftOut,
  parameterNames,
  parameterText,
} from './catalogue-state.ts'
import { ALL_CATEGORIES } from './catalogue-terms.ts'
import type { Category } from './category.ts'

export interface CatalogueReading {
  state: CatalogueState
  leftOut: LeftOut[]
}

const UNKNOWN = 'Diese Auswahl gibt es nicht.'

/**
 * Reads the filters from an address. Invalid values are ignored and returned with a reason.
 * @param categories every category there is; any name passes where they are not given
 */
export function readCatalogue(
  query: URLSearchParams,
  categories?: Pick<Category, 'id' | 'slug'>[],
): CatalogueReading {
  const leftOut: LeftOut[] = []
  const textOf = (key: CatalogueKey, length?: number) =>
    clean(query.get(parameterNames[key]) ?? '', length)

  function choice<Value>(
    key: FieldKey,
    nothing: Value,
    read: (text: string) => Value | undefined,
  ): Value {
    const text = textOf(key)
    if (text === '') return nothing
    const value = read(text)
    if (value === undefined) leftOut.push({ key, text, reason: UNKNOWN })
    return value ?? nothing
  }
  function range(kind: keyof typeof filterRanges, from: FieldKey, to: FieldKey) {
    const reading = readRange(filterRanges[kind](), { from: textOf(from), to: textOf(to) })
    const { problems } = reading
    if (problems.from) leftOut.push({ key: from, text: textOf(from), reason: problems.from })
    if (problems.to) leftOut.push({ key: to, text: textOf(to), reason: problems.to })
    return reading
  }
  function categorySlug(text: string): string | undefined {
    if (text === ALL_CATEGORIES) return ''
    if (!categories) return clean(text, 60)
    return categories.find(({ id, slug }) => slug === text || String(id) === text)?.slug
  }

  const years = range('year', 'yearFrom', 'yearTo')
  const prices = range('price', 'priceFrom', 'priceTo')
  const page = textOf('page')
  const state: CatalogueState = {
    search: textOf('search'),
    category: choice('category', '', categorySlug),
    brand: textOf('brand'),
    yearFrom: years.from,
    yearTo: years.to,
    priceFrom: prices.from,
    priceTo: prices.to,
    available: choice('available', false, (text) => (text === '1' ? true : undefined)),
    sort: choice('sort', initialCatalogueState.sort, (text) =>
      isCatalogueSort(text) ? text : undefined,
    ),
    view: textOf('view') === 'liste' ? 'liste' : 'raster',
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
  }
  return { state, leftOut }
}

type RangeKey = 'yearFrom' | 'yearTo' | 'priceFrom' | 'priceTo'

/** What a control sets. The fields of a range pass on their raw text. */
export type CatalogueChoice = Partial<Omit<CatalogueState, RangeKey>> &
  Partial<Record<RangeKey, string | number | null>>

/** The query string after a choice: another filter, search or order starts again on the first page. */
export function changeAddress(query: URLSearchParams, choice: CatalogueChoice): string {
  const asked = new URLSearchParams(query)
  for (const key of catalogueKeys) {
    const value = choice[key]
    if (value !== undefined) asked.set(parameterNames[key], parameterText(value))
  }
  const before = readCatalogue(query).state
  const { state, leftOut } = readCatalogue(asked)
  const isOtherList = catalogueKeys.some(
    (key) => key !== 'view' && key !== 'page' && state[key] !== before[key],
  )
  return formatCatalogueState(isOtherList ? { ...state, page: 1 } : state, leftOut)
}
